import { stringify } from 'csv-stringify/sync';
import { plainText } from '@aivy/item-bank/checks';
import { lacksOf } from './lacks.js';
import type { Draft } from './draft.js';

/** Choices by their place: the letters that the exam will give them. */
export const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export const SHEET_HINTS = [1, 2, 3, 4] as const;
export const SHEET_SLIPS = [1, 2, 3, 4, 5, 6] as const;

/** Columns that tell what the row is about; nothing is read from them. */
export const ABOUT = ['question', ...PLACES.map((place) => `choice_${place}`), 'missing'] as const;

/** Columns that complete a draft; an empty cell leaves the draft as it is. */
export const COMPLETING = [
  'key',
  'skill',
  'band',
  'seconds',
  ...SHEET_HINTS.map((n) => `hint${n}`),
  'explanation',
  ...PLACES.flatMap((place) => [`misconception_${place}`, `feedback_${place}`]),
  ...SHEET_SLIPS.flatMap((n) => [`slip${n}`, `slip${n}_misconception`, `slip${n}_feedback`]),
  'answer',
  'settled',
] as const;

/** What a spreadsheet would carry out instead of showing it; a number it would not. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d.,]+$/.test(text);
/** A cell that is only looked at. */
const shown = (text: string): string => (isFormula(text) ? `'${text}` : text);
/** A cell that is read back: its first sign as HTML writes any sign. */
const readBack = (html: string): string => (isFormula(html) ? `&#${html.charCodeAt(0)};${html.slice(1)}` : html);

function rowOf(draft: Draft): Record<string, string> {
  const row: Record<string, string> = {
    key: draft.key,
    skill: String(draft.skill ?? ''),
    band: draft.difficulty ?? '',
    seconds: String(draft.seconds ?? ''),
    explanation: readBack(draft.explanation),
    question: shown(plainText(draft.question)),
    missing: lacksOf(draft)
      .map(({ field, reason }) => `${field}: ${reason}`)
      .join('; '),
  };
  draft.hints.forEach((hint, index) => (row[`hint${index + 1}`] = readBack(hint)));
  if (draft.type === 'choice')
    draft.options.forEach(({ id, html, misconception, feedback }, index) => {
      const place = PLACES[index] ?? '';
      row[`choice_${place}`] = shown(`${plainText(html)}${id === draft.answer ? ' (right)' : ''}`);
      row[`misconception_${place}`] = misconception;
      row[`feedback_${place}`] = readBack(feedback);
    });
  else {
    row['answer'] = draft.accepted.map(({ value }) => value).join('|');
    draft.common_wrong.forEach(({ value, misconception, feedback }, index) =>
      Object.assign(row, {
        [`slip${index + 1}`]: value,
        [`slip${index + 1}_misconception`]: misconception,
        [`slip${index + 1}_feedback`]: feedback,
      }),
    );
  }
  return row;
}

/** A table with a row for each draft and what it has: to be filled in a spreadsheet and read by `completeRow`. */
export const writeSheet = (drafts: readonly Draft[]): string =>
  stringify(drafts.map(rowOf), { header: true, columns: [...COMPLETING, ...ABOUT] });
