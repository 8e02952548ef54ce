import { decimalOf } from './decimal.js';
import type { NumericDraft, TextDraft } from '../drafts/draft.js';

export type AcceptedNumber = NumericDraft['accepted'][number];
export type AcceptedText = TextDraft['accepted'][number];

/** What is right of a typed answer, as the source has it. */
export type Key = { type: 'numeric'; accepted: AcceptedNumber[] } | { type: 'text'; accepted: AcceptedText[] };

/** Exactly this number. */
export const exactly = (value: string): AcceptedNumber => ({
  value,
  min: value,
  max: value,
  minIncluded: true,
  maxIncluded: true,
});

/** A text of Moodle's: `*` stands for any characters, `\*` for itself. */
export function moodleText(value: string, caseSensitive: boolean): AcceptedText {
  const wildcard = /(?<!\\)\*/.test(value);
  return { value: wildcard ? value : value.replaceAll('\\*', '*'), caseSensitive, wildcard };
}

/** Points without what binary fractions add. */
const told = (points: number): string => decimalOf(Number(points.toPrecision(12)));

/** How partial credit and penalties are told: the exam has neither. */
export const partial = (answer: string, points: number, full: number): string =>
  points > 0
    ? `${answer} is worth ${told(points)} of ${told(full)} points; the exam counts right or wrong only`
    : `${answer} costs ${told(-points)} points; the exam takes none away`;
