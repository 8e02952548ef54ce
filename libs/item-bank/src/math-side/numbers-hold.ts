import { equalRational, readRational } from '@aivy/exam';
import { formulasIn, numberOf, readLine, relationOf } from '../algebra/index.js';
import { untex } from '../checks/text.js';
import type { Item } from '../item/item.js';
import { rightAnswersOf } from '../item/kinds/index.js';
import { rightPart } from './right-part.js';
import { holdsAtSolution, solutionOf } from './solution.js';

const FORMULA = /\\\(.*?\\\)|\\\[.*?\\\]/gs;
/** Counts of steps, sides and cases: students' texts are full of them. */
const SMALL = ['0', '1', '2'];
const LIST_MARKS = /^\s*\d+[.)]\s/gm;
/** `7 + 5 = 12` outside a formula. */
const TYPED = /-?\d[\d./ ()+*×·÷^-]*=\s*-?\d[\d./]*/g;

const numbersIn = (text: string): string[] =>
  untex(text.replaceAll('{,}', ''))
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .match(/\d+\/\d+|\d*\.?\d+/g) ?? [];

const squeezed = (line: string): string => line.replace(/\s/g, '');

/**
 * Are all numbers and equations in a worked solution of an item right? A number is when it's in the item, or follows
 * from a calculation in the text; an equation, when it's one of
 * the item's or true at its solution, as far as that is known.
 */
export function numbersHold(item: Item, text: string): boolean {
  const bare = text.replace(LIST_MARKS, '');
  const solution = solutionOf(item);
  const key = rightAnswersOf(item).join(',');
  const known = [...SMALL, ...numbersIn(`${item.question} ${rightPart(item.explanation)} ${key}`)];
  // A letter may stand for two things, such as the x of a graph before it's moved and after.
  const own = new Set(formulasIn(`${item.question} ${rightPart(item.explanation)}`).map(squeezed));
  const lines = [...formulasIn(bare), ...(bare.replace(FORMULA, ' ').match(TYPED) ?? [])];
  for (const line of lines) {
    const read = readLine(line);
    const relation = read && relationOf(read);
    if (!relation || own.has(squeezed(line))) continue;
    if (holdsAtSolution(relation, solution) === false) return false;
    const value = relation.names.length === 0 ? numberOf(relation.right) : null;
    if (value)
      known.push(`${value.num < 0n ? -value.num : value.num}/${value.den}`, ...numbersIn(line.split('=').at(-1)!));
  }
  const values = known.flatMap((each) => readRational(each) ?? []);
  return numbersIn(bare).every((each) => {
    const value = readRational(each);
    return value === null || values.some((one) => equalRational(one, value));
  });
}
