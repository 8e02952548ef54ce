import type { ChoiceItem } from '../item.js';
import type { ItemKind } from './kind.js';

/** Four choices, one of them right. */
export const choice: ItemKind<ChoiceItem> = {
  choices: ({ choices }) => choices,
  notes: ({ options }) =>
    options.map(({ choice: letter, ...note }) => ({ ...note, answer: letter, field: `options.${letter}` })),
  rightAnswers: ({ choices, answer }) => [choices[answer]],
};
