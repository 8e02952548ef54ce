import { acceptsKeystroke, entryLimit, normaliseEntry } from './entry.js';
import { equal, readRational, rounded, truncated, type Rational } from './rational.js';

/** What is needed of an item to mark an answer: its type, and its letter or comma list of accepted values. */
export interface Markable {
  type: 'choice' | 'blank';
  answer: string;
}

/** The listed values of an answer, trimmed, lower case. */
export const acceptedAnswers = (answer: string): string[] =>
  answer
    .split(',')
    .map((value) => value.trim().toLowerCase())
    .filter((value) => value !== '');

/** A decimal using the whole field may stop where the field stops: cut or rounded there, it counts as the value. */
function fillsFieldWith(entry: string, given: Rational, value: Rational): boolean {
  const places = entry.split('.')[1]?.length ?? 0;
  if (places === 0 || entry.length !== entryLimit(entry)) return false;
  return equal(given, truncated(value, places)) || equal(given, rounded(value, places));
}

/**
 * Is the entry right? Choices compare letters. Blanks are right when the entry literally matches a listed answer, equals
 * one as an exact fraction, or fills the field with its truncated or rounded decimal (2/3: 2/3, .6666, .6667, 0.666,
 * 0.667; not 0.66 or .67). An empty entry is never right.
 */
export function isCorrect(entry: string, item: Markable): boolean {
  const accepted = acceptedAnswers(item.answer);
  const literal = entry.trim().toLowerCase();
  if (literal === '') return false;
  if (accepted.includes(literal)) return true;
  if (item.type === 'choice') return false;
  const typed = normaliseEntry(entry);
  const given = acceptsKeystroke(typed) ? readRational(typed) : null;
  if (!given) return false;
  return accepted.some((text) => {
    const value = readRational(text);
    return value !== null && (equal(given, value) || fillsFieldWith(typed, given, value));
  });
}
