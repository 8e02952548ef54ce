import { isDeepStrictEqual } from 'node:util';
import type { BankItem, Item } from '../item/item.js';

/** @returns to be called with each item that is read: one whose family has the same ideas gets the list in memory */
export function sharesIdeas(): (item: BankItem) => BankItem {
  const known = new Map<string, NonNullable<Item['talk']>['ideas']>();
  return (item) => {
    if (!item.talk?.ideas) return item;
    const ideas = known.get(item.family);
    if (ideas && isDeepStrictEqual(ideas, item.talk.ideas)) return { ...item, talk: { ...item.talk, ideas } };
    known.set(item.family, item.talk.ideas);
    return item;
  };
}
