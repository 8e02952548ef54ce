import { plainText } from '../checks/text.js';
import type { BankItem } from './item.js';

/** TeX as it is read: without the names of its commands, its braces and its signs of grouping. */
const asRead = (html: string): string => plainText(html).replace(/\\[a-zA-Z]+|[\\{}]/g, '');

function lengthOf(item: BankItem): number {
  const choices = item.type === 'choice' ? Object.values(item.choices) : [];
  return [item.passage, item.question, ...choices].reduce((sum, html) => sum + asRead(html).length, 0);
}

/** What is stored of an item never changes, so it is counted once. */
const known = new WeakMap<BankItem, number>();

/** Characters that are read to answer an item: passage, question and choices. Pictures do not count. */
export function readingLength(item: BankItem): number {
  const length = known.get(item) ?? lengthOf(item);
  known.set(item, length);
  return length;
}
