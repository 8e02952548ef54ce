import { skillById } from '@aivy/exam';
import type { BankItem } from '../item/item.js';
import type { BankSnapshot } from './snapshot.js';

/** More than a line of chat can show. */
const DRAWN = /<(?:table|svg|img)\b/;
/** So many to choose from that a student who asks again gets another one. */
const MOST = 6;

/**
 * Math items that can be worked out in words as examples for an item, the most similar first: those of its family, then
 * those of its skill that are about as hard. They come from practice alone, so that none is given away that a test will ask.
 */
export function examplesLike(bank: Pick<BankSnapshot, 'itemsOf'>, item: BankItem): BankItem[] {
  if (skillById(item.skill).subject !== 'math') return [];
  const distance = ({ family, b }: BankItem): number => (family === item.family ? 0 : 1 + Math.abs(b - item.b));
  return bank
    .itemsOf('practice')
    .filter(
      (each) =>
        each.skill === item.skill &&
        each.id !== item.id &&
        each.state === 'operational' &&
        `${each.img}${each.passage}` === '' &&
        !DRAWN.test(each.question),
    )
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, MOST);
}
