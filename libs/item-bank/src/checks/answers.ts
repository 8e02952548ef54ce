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
  const fault = (rule: string, message: string): Fault => ({ item: item.key, rule, message });
  const faults: Fault[] = [];
  for (const letter of LETTERS) {
    const tags = item.options.filter((option) => option.choice === letter).length;
    if (letter === item.answer && tags > 0)
      faults.push(fault('tags', `the key ${letter} is tagged as a misconception`));
    if (letter !== item.answer && tags !== 1)
      faults.push(fault('tags', `wrong choice ${letter} has ${tags} tags instead of one`));
    if (!item.explanation.includes(`Choice ${letter.toUpperCase()}`))
      faults.push(fault('explanation', `the explanation does not speak of choice ${letter}`));
    for (const later of LETTERS.filter((other) => other > letter)) {
      if (sameChoice(item.choices[letter], item.choices[later]))
        faults.push(fault('distinct', `choices ${letter} and ${later} are the same`));
    }
  }
  return faults;
}

function checkBlank(item: BlankItem): Fault[] {
  const fault = (rule: string, message: string): Fault => ({ item: item.key, rule, message });
  const enterable = (text: string): boolean =>
    acceptsKeystroke(text) && ['decimal', 'fraction'].includes(parseEntry(text).kind);
  const faults: Fault[] = [];
  if (!acceptedAnswers(item.answer).some(enterable))
    faults.push(fault('entry', `no accepted value of "${item.answer}" can be entered`));
  if (item.common_wrong.length < 2) faults.push(fault('tags', 'fewer than two frequent wrong answers'));
  for (const { value } of item.common_wrong) {
    if (!enterable(value)) faults.push(fault('entry', `frequent wrong answer ${value} cannot be entered`));
    if (isCorrect(value, item)) faults.push(fault('tags', `frequent wrong answer ${value} counts as right`));
  }
  return faults;
}

/** Every wrong choice tagged once, choices distinct also in value, blanks enterable and their slips really wrong. */
export const checkAnswers = (item: Item): Fault[] => (item.type === 'choice' ? checkChoice(item) : checkBlank(item));
