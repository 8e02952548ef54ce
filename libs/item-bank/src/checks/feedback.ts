import { readRational } from '@aivy/exam';
import type { Item } from '../item/item.js';
import { notesOf } from '../item/kinds/index.js';
import type { Fault } from './fault.js';
import { keyValues } from './leaks.js';
import { untex } from './text.js';

/** "4k has to equal 13", "x is 7": a letter, with what multiplies it, and the value of the two. */
const STATED =
  /(?<![\w.^])(\d+)?\s?[a-z]\s*(?:=|is|equals?|is equal to|has to equal|must equal|has to be|must be)\s*(-?\d+(?:\.\d+)?(?:\/\d+)?)(?![\w^]|\.\d|\s*[-+*/=])/g;

/** Does a text state an equation that gives the key at once, or by one division? */
function statesKey(item: Item, text: string): boolean {
  const keys = keyValues(item);
  return [...untex(text).matchAll(STATED)].some(([, factor = '1', value = '']) => {
    const stated = readRational(value);
    return stated !== null && keys.some(({ num, den }) => stated.num * den === num * BigInt(factor) * stated.den);
  });
}

/** What is said of a wrong answer is read while others may be tried: it may not leave one step to the key. */
export const checkFeedback = (item: Item): Fault[] =>
  notesOf(item)
    .filter(({ feedback }) => statesKey(item, feedback))
    .map(({ field, feedback }) => ({
      item: item.key,
      rule: 'feedback-step',
      message: `one step from the key: ${feedback}`,
      field,
    }));
