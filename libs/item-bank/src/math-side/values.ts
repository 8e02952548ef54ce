import { equalRational, readRational } from '@aivy/exam';
import { keyValues } from '../checks/leaks.js';
import { plainText, untex } from '../checks/text.js';
import type { Item } from '../item/item.js';

/** Are two values, as entered, the same number? */
export function sameValue(x: string, y: string): boolean {
  const [one, other] = [x, y].map((value) => readRational(value.replace('%', '')));
  return one && other ? equalRational(one, other) : x === y;
}

const numbersIn = (html: string): string[] => untex(plainText(html)).match(/-?\d+\/\d+|-?\d*\.?\d+/g) ?? [];

/** Is a value the key, as a number? */
export function isKey(item: Item, value: string): boolean {
  const given = readRational(value.replace('%', ''));
  return given !== null && keyValues(item).some((key) => equalRational(key, given));
}

/** Would a value tell the key: is it the key, or a number in a key like `(3, 5)`? */
export function tellsKey(item: Item, value: string): boolean {
  const keys = item.type === 'blank' ? item.answer.split(',') : numbersIn(item.choices[item.answer]);
  return isKey(item, value) || keys.some((key) => sameValue(key.trim(), value));
}

/** Is a value among the numbers of the question, its passage and its figure? */
export const isGiven = ({ question, passage }: Item, value: string): boolean =>
  numbersIn(`${passage} ${question}`).some((number) => sameValue(number, value));
