import { isDeepStrictEqual } from 'node:util';
import type { BankItem } from '../item/item.js';

/** All that students get of an item, and what it is marked and paced by. */
function asked({ version: _version, typeset: _typeset, ...item }: BankItem) {
  const { a: _a, b: _b, c: _c, b_sd: _sd, state: _state, ...others } = item;
  return others;
}

/** Are two versions of an item the same to a student, different in what a calibration or a decision on its state says alone? */
export const isSameQuestion = (x: BankItem, y: BankItem): boolean => isDeepStrictEqual(asked(x), asked(y));
