import type { Item } from '../item.js';
import { blank } from './blank.js';
import { choice } from './choice.js';
import type { Choices, ItemKind, Note } from './kind.js';

export type { Choices, Note } from './kind.js';

const KINDS: { readonly [Type in Item['type']]: ItemKind<Extract<Item, { type: Type }>> } = { choice, blank };

/** The compiler can't see that an item and the kind of its type belong together. */
const kindOf = (item: Item): ItemKind<Item> => KINDS[item.type] as ItemKind<never>;

/** HTML to choose from; null where the answer is typed. */
export const choicesOf = (item: Item): Choices | null => kindOf(item).choices(item);

/** Wrong answers that the author foresaw. */
export const notesOf = (item: Item): Note[] => kindOf(item).notes(item);

/** The right answers as students read or type them: HTML of a choice, or each accepted value. */
export const rightAnswersOf = (item: Item): string[] => kindOf(item).rightAnswers(item);
