import type { Item, Letter } from '../item.js';

export type Choices = Readonly<Record<Letter, string>>;

/** A wrong answer that the author foresaw. */
export interface Note {
  /** A letter, or the value as it's typed. */
  answer: string;
  /** Where in the item it is, as faults name the place: `options.b`. */
  field: string;
  misconception: string;
  /** For the student, in one or two sentences. */
  feedback: string;
}

/** What depends on how an item is answered. A new kind is a file here and a line in `KINDS`. */
export interface ItemKind<Of extends Item> {
  /** HTML to choose from; null where the answer is typed. */
  choices(item: Of): Choices | null;
  notes(item: Of): Note[];
  /** The right answers as students read or type them. */
  rightAnswers(item: Of): string[];
}
