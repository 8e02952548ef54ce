import type { ItemTimes } from '@aivy/psychometrics';
import { plainText } from '../checks/text.js';
import type { BankItem } from './item.js';

/** TeX as it is read: without the names of its commands, its braces and its signs of grouping. */
const asRead = (html: string): string => plainText(html).replace(/\\[a-zA-Z]+|[\\{}]/g, '');

const lengthOf = ({ passage, question }: BankItem): number => asRead(passage).length + asRead(question).length;

/** A stored item never changes, so it's counted once. */
const known = new WeakMap<BankItem, number>();

/** Characters to read before a choice: passage and question. Pictures and choices don't count. */
export function readingLength(item: BankItem): number {
  const length = known.get(item) ?? lengthOf(item);
  known.set(item, length);
  return length;
}

/** What the threshold of an item's rapid guesses depends on. */
export const timesOf = (item: BankItem): ItemTimes => ({
  seconds: item.seconds,
  characters: readingLength(item),
  ...(item.median_seconds !== undefined && { medianSeconds: item.median_seconds }),
});
