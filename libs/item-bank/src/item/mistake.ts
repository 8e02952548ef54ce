import { isCorrect } from '@aivy/exam';
import type { Item } from './item.js';
import { notesOf } from './kinds/index.js';

/** What a wrong answer says about the mistake. */
export interface Mistake {
  misconception: string;
  /** For the student, in one or two sentences. */
  feedback: string;
}

/**
 * The mistake that an author has foreseen behind an answer: that of the chosen option, or of a common wrong value in
 * whatever way it is written. Null for a right answer, for none, and for a wrong one that nobody has foreseen.
 */
export function misconceptionOf(item: Item, answer: string): Mistake | null {
  if (isCorrect(answer, item)) return null;
  const found = notesOf(item).find((note) => isCorrect(answer, { type: item.type, answer: note.answer }));
  return found ? { misconception: found.misconception, feedback: found.feedback } : null;
}

/** Ids of all misconceptions that an item can show, each once. */
export const misconceptionsIn = (item: Item): string[] => [
  ...new Set(notesOf(item).map(({ misconception }) => misconception)),
];
