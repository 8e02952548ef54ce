import { BANDS } from '@aivy/item-bank';
import { parseHtml } from '../import/html.js';
import { losses } from '../import/markup/context.js';
import { ImageShelf } from '../import/markup/image-shelf.js';
import { flow, phrase } from '../import/markup/to-bank.js';
import { readDecimal } from '../import/decimal.js';
import { exactly } from '../import/right.js';
import type { Draft } from './draft.js';
import { withLacks } from './lacks.js';
import { PLACES, SHEET_HINTS, SHEET_SLIPS } from './sheet.js';

type Row = Readonly<Record<string, string>>;

const MISCONCEPTION = /^[a-z][a-z0-9-]+$/;

/** A cell as HTML of the bank; images of the draft stay as they are told. */
function htmlOf(text: string, field: string, write: typeof flow): string {
  const { lost, lose } = losses();
  const html = write(parseHtml(text), { images: new ImageShelf(() => undefined), lose }, field);
  if (lost[0]) throw new RangeError(`${field}: ${lost[0].reason}`);
  return html;
}

function whole(text: string, least: number, most: number, field: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new RangeError(`${field}: “${text}” is no whole number from ${least} to ${most}`);
  return number;
}

function misconception(text: string, field: string): string {
  if (!MISCONCEPTION.test(text)) throw new RangeError(`${field}: “${text}” is no name in small letters and hyphens`);
  return text;
}

/** The cell of a column, or what the draft has where the cell is empty or as the sheet told it. */
const filled = <T>(row: Row, column: string, before: T, read: (text: string) => T): T => {
  const text = (row[column] ?? '').trim();
  return text === '' || text === String(before).trim() ? before : read(text);
};

type Slip = Exclude<Draft, { type: 'choice' }>['common_wrong'][number];

function slipsOf(row: Row, before: readonly Slip[]): Slip[] {
  return SHEET_SLIPS.map((n) => {
    const known = before[n - 1] ?? { value: '', misconception: '', feedback: '' };
    return {
      value: filled(row, `slip${n}`, known.value, (text) => text),
      misconception: filled(row, `slip${n}_misconception`, known.misconception, (text) =>
        misconception(text, `slip${n}_misconception`),
      ),
      feedback: filled(row, `slip${n}_feedback`, known.feedback, (text) => htmlOf(text, `slip${n}_feedback`, phrase)),
    };
  }).filter(({ value, misconception: name, feedback }) => value !== '' || name !== '' || feedback !== '');
}

/** Exact numbers instead of what the source took for right: a person says so. */
function withNumbers(draft: Exclude<Draft, { type: 'choice' }>, text: string): Draft {
  const listed = draft.accepted.map(({ value }) => value).join('|');
  // The sheet tells what there is: a cell that nobody changed decides nothing.
  if (text === listed) return draft;
  const accepted = text.split('|').map((value) => {
    const number = /^-?\d+\/\d+$/.test(value.trim()) ? value.trim() : readDecimal(value);
    if (number === undefined) throw new RangeError(`answer: “${value.trim()}” is no number`);
    return exactly(number);
  });
  const { type: _type, accepted: _accepted, ...rest } = draft;
  return { ...rest, type: 'numeric', accepted };
}

/**
 * The draft with what a row of a sheet says of it.
 * @throws RangeError naming a cell that cannot be read
 */
export function completeRow(draft: Draft, row: Row): Draft {
  const hints = SHEET_HINTS.map((n) =>
    filled(row, `hint${n}`, draft.hints[n - 1] ?? '', (text) => htmlOf(text, `hint${n}`, phrase)),
  );
  const { released: _released, ...kept } = draft;
  const common = {
    ...kept,
    skill: filled(row, 'skill', draft.skill, (text) => whole(text, 1, 30, 'skill')),
    difficulty: filled(row, 'band', draft.difficulty, (text) => {
      const band = BANDS.find((each) => each === text.toLowerCase());
      if (!band) throw new RangeError(`band: “${text}” is none of ${BANDS.join(', ')}`);
      return band;
    }),
    seconds: filled(row, 'seconds', draft.seconds, (text) => whole(text, 20, 240, 'seconds')),
    explanation: filled(row, 'explanation', draft.explanation, (text) => htmlOf(text, 'explanation', flow)),
    hints: hints.slice(0, hints.findLastIndex((hint) => hint !== '') + 1),
    lost: filled(row, 'settled', draft.lost, (text) => (/^(?:yes|1|true|x)$/i.test(text) ? [] : draft.lost)),
    edited: true,
  } as Draft;
  if (common.type === 'choice')
    return withLacks({
      ...common,
      options: common.options.map((option, index) => {
        const place = PLACES[index] ?? '';
        if (option.id === common.answer) return option;
        return {
          ...option,
          misconception: filled(row, `misconception_${place}`, option.misconception, (text) =>
            misconception(text, `misconception_${place}`),
          ),
          feedback: filled(row, `feedback_${place}`, option.feedback, (text) =>
            htmlOf(text, `feedback_${place}`, phrase),
          ),
        };
      }),
    });
  const answered = filled<Draft>(row, 'answer', common, (text) => withNumbers(common, text));
  return withLacks(
    answered.type === 'choice' ? answered : { ...answered, common_wrong: slipsOf(row, common.common_wrong) },
  );
}
