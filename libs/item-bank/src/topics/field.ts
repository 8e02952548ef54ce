import { skillById } from '@aivy/exam';
import { plainText, stemOf, words } from '../checks/text.js';
import type { Item } from '../item/item.js';
import { FIELD_WORDS } from './field-words.js';

/** What a passage of Reading & Writing is about, as the exam mixes them. */
export const FIELDS = ['literature', 'arts', 'history', 'society', 'life', 'physical', 'technology'] as const;
export type Field = (typeof FIELDS)[number];

const FIELD_OF_STEM: ReadonlyMap<string, readonly Field[]> = FIELDS.reduce((known, field) => {
  for (const stem of FIELD_WORDS[field].split(' ')) known.set(stem, [...(known.get(stem) ?? []), field]);
  return known;
}, new Map<string, Field[]>());

/** "The following text is from a novel": the exam says so before every piece of literature. */
const INTRODUCED = /following text is (?:from |adapted from )?(?:a|an|the|\p{Lu}[\w’.]*)\b/iu;
/** What is said in quotation marks may say "I" in a text of any field. */
const QUOTED = /“[^”]*”/g;
const FIRST_PERSON = /\b(?:I|my|me|we|our)\b/g;
/** So many outside quotation marks make a memoir. */
const MEMOIR = 2;
/** Named by a profession or a year, a text without a word of any field tells of what has been, else of how people live. */
const DATED = /\b1[0-9]{3}\b|\bcentur(?:y|ies)\b/;

/**
 * The field of a passage, by its words: stories, verse, plays and memoirs are literature; else the field of which most
 * different words are in it. By rule, so that authors need not say it and imported items have one too; undefined for
 * Mathematics.
 */
export function fieldOf({ skill, passage }: Pick<Item, 'skill' | 'passage'>): Field | undefined {
  if (skillById(skill).subject !== 'english') return undefined;
  const text = plainText(passage);
  if (INTRODUCED.test(text)) return 'literature';
  const told = text.replace(QUOTED, ' ');
  if ((told.match(FIRST_PERSON) ?? []).length >= MEMOIR) return 'literature';
  const counts = new Map<Field, number>();
  for (const stem of new Set(words(passage).map(stemOf)))
    for (const field of FIELD_OF_STEM.get(stem) ?? []) counts.set(field, (counts.get(field) ?? 0) + 1);
  const [best] = FIELDS.filter((field) => counts.has(field)).sort((x, y) => counts.get(y)! - counts.get(x)!);
  return best ?? (DATED.test(text) ? 'history' : 'society');
}
