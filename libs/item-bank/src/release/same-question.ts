import { isDeepStrictEqual } from 'node:util';
import type { BankItem, Item } from '../item/item.js';
import { choicesOf } from '../item/kinds/index.js';
import { plainFigure } from '../item/plain-figure.js';

/** What students get from an item, and how it's scored and paced. What the tutor says about it can change anytime. */
function asked(item: Item | BankItem) {
  const { a: _a, b: _b, c: _c, b_sd: _sd, parameters_from: _from, ...unmeasured } = item;
  const { median_seconds: _median, state: _state, talk: _talk, ...others } = unmeasured;
  if (!('id' in others)) return others;
  const { id: _id, version: _version, typeset: _typeset, ...question } = others;
  return question;
}

/** Are two versions of an item the same to a student, different in what a calibration or a decision on its state says alone? */
export const isSameQuestion = (x: Item, y: Item): boolean => isDeepStrictEqual(asked(x), asked(y));

/** What an answer is given to, and what it is held against. */
function taskOf(item: Item) {
  const { passage, img, question, answer } = item;
  return { passage, img: plainFigure(img), question, choices: choicesOf(item), answer };
}

/**
 * Do answers to one version of an item say the same of the other? What is read and what is right must be the same;
 * hints, explanations and feedback come after the first answer, and expected times only pace it.
 */
export const isSameTask = (x: Item, y: Item): boolean => isDeepStrictEqual(taskOf(x), taskOf(y));
