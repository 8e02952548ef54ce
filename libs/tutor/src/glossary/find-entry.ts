import type { GlossaryEntry } from './entry.js';
import { GLOSSARY } from './index.js';

/** One form for "Y-intercepts", "y intercept" and "the y intercept": lower case, no punctuation, no plural. */
const normal = (term: string): string =>
  term
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/^(?:a|an|the) /, '')
    .replace(/(?<=[a-z]{3})(?:(?<=x|ch|sh)es|(?<![su])s)(?= |$)/g, '');

const BY_NAME: ReadonlyMap<string, GlossaryEntry> = new Map(
  GLOSSARY.flatMap((entry) => [entry.term, ...(entry.also ?? [])].map((name) => [normal(name), entry] as const)),
);
const BY_ID: ReadonlyMap<string, GlossaryEntry> = new Map(GLOSSARY.map((entry) => [entry.id, entry]));

/** The entry of a term, by any of its names. */
export const findEntry = (term: string): GlossaryEntry | undefined => BY_NAME.get(normal(term));

/** The entry of a term, or of the noun at its end: "minor arc" is an arc. */
export const nearestEntry = (term: string): GlossaryEntry | undefined =>
  findEntry(term) ?? (/^\S+ \S+$/.test(term) ? findEntry(term.split(' ')[1]!) : undefined);

/** @param id as in a move */
export const entryOf = (id: string): GlossaryEntry | undefined => BY_ID.get(id);
