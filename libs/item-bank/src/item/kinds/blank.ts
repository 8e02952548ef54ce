import type { BlankItem } from '../item.js';
import type { ItemKind } from './kind.js';

/** A typed number. Several spellings of it may be listed. */
export const blank: ItemKind<BlankItem> = {
  choices: () => null,
  notes: ({ common_wrong: wrong }) =>
    wrong.map(({ value, ...note }) => ({ ...note, answer: value, field: `common_wrong.${value}` })),
  rightAnswers: ({ answer }) => answer.split(',').map((value) => value.trim()),
};
