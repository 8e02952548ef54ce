import type { Item } from '../item/item.js';
import type { Difficulty } from './author.js';

/** Band and b of an item, or of all variants of a template, by those who solved it. */
export interface Rating extends Difficulty {
  /** How many solves it rests on. */
  solves: number;
  /** Prints of the items that were solved. */
  prints: readonly string[];
}

export type RatedTable = Readonly<Record<string, Rating>>;

/**
 * Under which name an item is rated: its own, or that of its template and the band that the template is written for, since
 * variants are alike and only some of them are solved.
 */
export const ratingKey = ({ key, family, difficulty }: Pick<Item, 'key' | 'family' | 'difficulty'>): string =>
  key.startsWith('math-') ? `${family}:${difficulty}` : key;

/** The item with the band, b and b_sd that solvers gave it; as its author has it where nobody has solved it yet. */
export function withRating(item: Item, table: RatedTable): Item {
  const rating = table[ratingKey(item)];
  return rating === undefined ? item : { ...item, difficulty: rating.band, b: rating.b, b_sd: rating.b_sd };
}
