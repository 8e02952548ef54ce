import { replaceTex } from '@aivy/typeset';
import type { Item } from '../item/item.js';
import { choicesOf, notesOf } from '../item/kinds/index.js';

export interface Formula {
  tex: string;
  display: boolean;
}

/** Every formula of some texts once, in the order in which they come. */
export function formulasOf(texts: readonly string[]): Formula[] {
  const found = new Map<string, Formula>();
  for (const text of texts)
    replaceTex(text, (tex, display) => {
      found.set(`${display} ${tex}`, { tex, display });
      return '';
    });
  return [...found.values()];
}

/** What a student sees before the answer is due. */
export const questionTexts = (item: Item): string[] => [
  item.passage,
  item.question,
  ...Object.values(choicesOf(item) ?? {}),
];

/** What is shown with the key: the explanation, and what is said to a wrong answer. */
export const solutionTexts = (item: Item): string[] => [
  item.explanation,
  ...notesOf(item).map(({ feedback }) => feedback),
];
