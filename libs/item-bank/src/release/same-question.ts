import { isDeepStrictEqual } from 'node:util';
import type { BankItem, Item } from '../item/item.js';

/** All that students get of an item, and what it is marked and paced by. */
function asked(item: Item | BankItem) {
  const { a: _a, b: _b, c: _c, b_sd: _sd, state: _state, ...others } = item;
  if (!('id' in others)) return others;
  const { id: _id, version: _version, typeset: _typeset, ...question } = others;
  return question;
}

/** Are two versions of an item the same to a student, different in what a calibration or a decision on its state says alone? */
export const isSameQuestion = (x: Item, y: Item): boolean => isDeepStrictEqual(asked(x), asked(y));
