/** Characters that fit in the field of a student-produced response, and with a minus sign. */
export const ENTRY_LENGTH = 5;
export const NEGATIVE_ENTRY_LENGTH = 6;

/** What an entry means, for the preview under the field. Digits stay as typed. */
export type Entry =
  | { kind: 'fraction'; sign: 1 | -1; numerator: string; denominator: string }
  | { kind: 'decimal'; sign: 1 | -1; digits: string }
  /** May still become an answer: '', '-', '.', '-.', '3/'. */
  | { kind: 'incomplete' }
  /** Can never become an answer: wrong characters, too long, or a zero denominator. */
  | { kind: 'invalid' };

// Every prefix of a valid entry and nothing else; '/', './' and '-/' fail because a slash needs digits before it.
const TYPEABLE = /^-?(?:\d*\.?\d*|\d+\/\d*)$/;

/**
 * Drops the spaces that mean nothing (around the entry, around the slash, after the minus sign) and reads the
 * typographic minus that phones insert as a hyphen. A space between digits stays: 3 1/2 is not 31/2.
 */
export const normaliseEntry = (text: string): string =>
  text
    .trim()
    .replaceAll('\u2212', '-')
    .replace(/\s*\/\s*/g, '/')
    .replace(/^-\s+/, '-');

/** Longest entry of the kind that `text` begins. */
export const entryLimit = (text: string): number => (text.startsWith('-') ? NEGATIVE_ENTRY_LENGTH : ENTRY_LENGTH);

/**
 * May the field hold this text while the student types? True for every prefix of a valid entry
 * (specification, student-produced response: optional minus, a decimal or a fraction, 5 characters or 6 with minus).
 */
export function acceptsKeystroke(text: string): boolean {
  const entry = normaliseEntry(text);
  return entry.length <= entryLimit(entry) && TYPEABLE.test(entry);
}

/** Why a text is not taken: a space or comma that would change the number, another character, their order, or its length. */
export type EntryRefusal = 'space' | 'comma' | 'character' | 'order' | 'length';

/**
 * Why the field does not take what was typed or pasted over the saved text; null when it does. A text is taken as it
 * is or not at all: nothing is cut off or left out, because what is left would be another number.
 */
export function entryRefusal(saved: string, typed: string): EntryRefusal | null {
  // A space after a digit would vanish, and 3 1/2 would become 31/2 while it is typed.
  if (saved !== '' && typed !== saved && typed.trim() === saved) return 'space';
  if (acceptsKeystroke(typed)) return null;
  const entry = normaliseEntry(typed);
  if (entry.includes(',')) return 'comma';
  if (/[^-./\d\s]/.test(entry)) return 'character';
  if (/\s/.test(entry)) return 'space';
  return TYPEABLE.test(entry) ? 'length' : 'order';
}

/** The text the field holds after typing or pasting: the new one, or the saved one where it is refused. */
export const nextEntry = (saved: string, typed: string): string =>
  entryRefusal(saved, typed) === null ? normaliseEntry(typed) : saved;

/** Reads an entry for the preview; never throws. */
export function parseEntry(text: string): Entry {
  const entry = normaliseEntry(text);
  if (!acceptsKeystroke(entry)) return { kind: 'invalid' };
  const sign = entry.startsWith('-') ? -1 : 1;
  const body = sign === -1 ? entry.slice(1) : entry;
  const [numerator = '', denominator] = body.split('/');
  if (denominator === undefined)
    return /\d/.test(body) ? { kind: 'decimal', sign, digits: body } : { kind: 'incomplete' };
  if (denominator === '') return { kind: 'incomplete' };
  return /^0+$/.test(denominator) ? { kind: 'invalid' } : { kind: 'fraction', sign, numerator, denominator };
}

/** Does the entry count as an answer? Nothing, and what is only begun ('-', '.', '3/'), does not. */
export const isAnswered = (entry: string): boolean => parseEntry(entry).kind !== 'incomplete';
