import { replaceTex } from '@aivy/typeset';
import type { Item } from '../item/item.js';

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
  ...(item.type === 'choice' ? Object.values(item.choices) : []),
];

/** What is shown with the key: the explanation, and what is said to a wrong answer. */
export const solutionTexts = (item: Item): string[] => [
  item.explanation,
  ...(item.type === 'choice' ? item.options : item.common_wrong).map(({ feedback }) => feedback),
];
