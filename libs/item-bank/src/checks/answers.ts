import { acceptedAnswers, acceptsKeystroke, equalRational, isCorrect, parseEntry, readRational } from '@aivy/exam';
import { LETTERS, type BlankItem, type ChoiceItem, type Item } from '../item/item.js';
import type { Fault } from './fault.js';
import { plainText, untex } from './text.js';

/** Do two choices say the same, in value or in words? */
export const sameChoice = (x: string, y: string): boolean => {
  const [left, right] = [readRational(untex(x)), readRational(untex(y))];
  return left && right ? equalRational(left, right) : plainText(x).toLowerCase() === plainText(y).toLowerCase();
};

function checkChoice(item: ChoiceItem): Fault[] {
  const fault = (rule: string, field: string, message: string): Fault => ({ item: item.key, rule, message, field });
  const faults: Fault[] = [];
  for (const letter of LETTERS) {
    const tags = item.options.filter((option) => option.choice === letter).length;
    if (letter === item.answer && tags > 0)
      faults.push(fault('tags', `options.${letter}`, `the key ${letter} is tagged as a misconception`));
    if (letter !== item.answer && tags !== 1)
      faults.push(fault('tags', `options.${letter}`, `wrong choice ${letter} has ${tags} tags instead of one`));
    if (!item.explanation.includes(`Choice ${letter.toUpperCase()}`))
      faults.push(fault('explanation', 'explanation', `the explanation does not speak of choice ${letter}`));
    for (const later of LETTERS.filter((other) => other > letter)) {
      if (sameChoice(item.choices[letter], item.choices[later]))
        faults.push(fault('distinct', `choices.${later}`, `choices ${letter} and ${later} are the same`));
    }
  }
  return faults;
}

function checkBlank(item: BlankItem): Fault[] {
  const fault = (rule: string, field: string, message: string): Fault => ({ item: item.key, rule, message, field });
  const enterable = (text: string): boolean =>
    acceptsKeystroke(text) && ['decimal', 'fraction'].includes(parseEntry(text).kind);
  const faults: Fault[] = [];
  if (!acceptedAnswers(item.answer).some(enterable))
    faults.push(fault('entry', 'answer', `no accepted value of "${item.answer}" can be entered`));
  if (item.common_wrong.length < 2) faults.push(fault('tags', 'common_wrong', 'fewer than two frequent wrong answers'));
  for (const { value } of item.common_wrong) {
    if (!enterable(value))
      faults.push(fault('entry', `common_wrong.${value}`, `frequent wrong answer ${value} cannot be entered`));
    if (isCorrect(value, item))
      faults.push(fault('tags', `common_wrong.${value}`, `frequent wrong answer ${value} counts as right`));
  }
  return faults;
}

/** Every wrong choice tagged once, choices distinct also in value, blanks enterable and their slips really wrong. */
export const checkAnswers = (item: Item): Fault[] => (item.type === 'choice' ? checkChoice(item) : checkBlank(item));
