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

/** Drops spaces and reads the typographic minus that phones insert as a hyphen. */
export const normaliseEntry = (text: string): string => text.replace(/\s+/g, '').replaceAll('\u2212', '-');

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

/** The text the field holds after typing: the typed one without spaces, or the saved one where it is refused. */
export const nextEntry = (saved: string, typed: string): string => (acceptsKeystroke(typed) ? normaliseEntry(typed) : saved);

/** Reads an entry for the preview; never throws. */
export function parseEntry(text: string): Entry {
  const entry = normaliseEntry(text);
  if (!acceptsKeystroke(entry)) return { kind: 'invalid' };
  const sign = entry.startsWith('-') ? -1 : 1;
  const body = sign === -1 ? entry.slice(1) : entry;
  const [numerator = '', denominator] = body.split('/');
  if (denominator === undefined) return /\d/.test(body) ? { kind: 'decimal', sign, digits: body } : { kind: 'incomplete' };
  if (denominator === '') return { kind: 'incomplete' };
  return /^0+$/.test(denominator) ? { kind: 'invalid' } : { kind: 'fraction', sign, numerator, denominator };
}
