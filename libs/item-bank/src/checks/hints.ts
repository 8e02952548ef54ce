import type { Item } from '../item/item.js';
import type { Fault } from './fault.js';
import { leaksIn, type Leak } from './leaks.js';

const SAYS: Readonly<Record<Leak, string>> = {
  letter: 'names a letter',
  elimination: 'eliminates a choice',
  'key-value': 'contains the value of the key',
  'key-text': 'contains the text of the key',
  'wrong-text': 'contains the text of a wrong choice',
};

/** No hint may name a letter, the key's text or value, or take a choice out of the running. */
export const checkHints = (item: Item): Fault[] =>
  item.hints.flatMap((hint, index) =>
    leaksIn(item, hint).map((leak) => ({
      item: item.key,
      rule: 'hint-leak',
      message: `hint ${index + 1} ${SAYS[leak]}`,
      field: `hints.${index}`,
    })),
  );
