import { BANDS } from '@aivy/item-bank';
import { readDecimal } from '../decimal.js';
import { around } from '../fractions.js';
import { losses, type MarkupContext } from '../markup/context.js';
import { ImageShelf } from '../markup/image-shelf.js';
import { flow, phrase } from '../markup/to-bank.js';
import { parseHtml, plainToHtml } from '../html.js';
import { checkOptions, readEach, unreadableFile, type Found, type Reading } from '../reading.js';
import { Unreadable } from '../unreadable.js';
import { completeMapping, type CsvField, type Mapping } from './columns.js';
import { readTable, type Row } from './table.js';

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const SKILLS = 30;

/** A tag as it is written, and not `a < b and b > c` without its spaces. */
const HTML_TAG = /<\/?[a-z][a-z0-9]*(?:\s+[a-z-]+=(?:"[^"<>]*"|'[^'<>]*'))*\s*\/?>/i;
/** A cell is HTML when it holds a tag, else text. */
const asHtml = (text: string): string => (HTML_TAG.test(text) ? text : plainToHtml(text));

/** Which choice the answer means: its letter, its number from 1, or its text. '' for an empty cell. */
function keyOf(answer: string, choices: ReadonlyMap<string, string>): string {
  if (answer === '') return '';
  const ids = [...choices.keys()];
  const letter = answer.toUpperCase().replace(/[).]$/, '');
  if (ids.includes(letter)) return letter;
  const byText = ids.filter((id) => choices.get(id) === answer);
  if (byText.length === 1) return byText[0]!;
  const byNumber = /^[1-6]$/.test(answer) ? ids[Number(answer) - 1] : undefined;
  if (byNumber !== undefined && byText.length === 0) return byNumber;
  throw new Unreadable(
    /^[A-F1-6](?:\s*[,;|&]\s*[A-F1-6])+$/i.test(answer)
      ? 'multiple response: several choices can be taken'
      : `the answer “${answer}” is none of the choices`,
  );
}

function entryOf(answer: string, tolerance: string): Found['body'] {
  const values = answer
    .split('|')
    .map((value) => value.trim())
    .filter((value) => value !== '');
  const numbers = values.map(readDecimal);
  if (values.length > 0 && numbers.every((number) => number !== undefined)) {
    const width = tolerance === '' ? '0' : readDecimal(tolerance);
    if (width === undefined) throw new Unreadable(`the tolerance “${tolerance}” is no number`);
    return { type: 'numeric', accepted: numbers.map((number) => around(number, Number(width))) };
  }
  if (tolerance !== '') throw new Unreadable('a tolerance beside an answer that is no number');
  return { type: 'text', accepted: values.map((value) => ({ value, caseSensitive: false, wildcard: false })) };
}

/** A whole number within bounds; null for an empty cell. */
function whole(text: string, least: number, most: number, name: string): number | null {
  if (text === '') return null;
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new Unreadable(`${name} “${text}” is no whole number from ${least} to ${most}`);
  return number;
}

function foundInRow(cell: (field: CsvField) => string): Found {
  const shelf = new ImageShelf(() => undefined);
  const { lost, lose } = losses();
  const context: MarkupContext = { images: shelf, lose };
  const text = (field: CsvField, write: typeof flow = flow): string =>
    write(parseHtml(asHtml(cell(field))), context, field);
  const choices = new Map(
    LETTERS.map((each): [string, string] => [each.toUpperCase(), cell(`choice_${each}`)]).filter(
      ([, choice]) => choice !== '',
    ),
  );
  const band = cell('band').toLowerCase();
  if (band !== '' && !BANDS.some((each) => each === band))
    throw new Unreadable(`the band “${band}” is none of ${BANDS.join(', ')}`);
  if (choices.size > 0) checkOptions(choices.size);
  if (cell('question') === '') throw new Unreadable('no question');
  return {
    question: text('question'),
    passage: text('passage'),
    explanation: text('explanation'),
    hints: (['hint_1', 'hint_2', 'hint_3', 'hint_4'] as const)
      .map((field) => text(field, phrase))
      .filter((hint) => hint !== ''),
    skill: whole(cell('skill'), 1, SKILLS, 'the skill'),
    difficulty: BANDS.find((each) => each === band) ?? null,
    seconds: whole(cell('seconds'), 20, 240, 'the time'),
    scoring: { rule: 'answer column', points: 1 },
    images: shelf.images,
    lost,
    body:
      choices.size === 0
        ? entryOf(cell('answer'), cell('tolerance'))
        : {
            type: 'choice',
            answer: keyOf(cell('answer'), choices),
            options: [...choices].map(([id, choice]) => ({
              id,
              html: phrase(parseHtml(asHtml(choice)), context, `options.${id}.html`),
              misconception: '',
              feedback: '',
            })),
          },
  };
}

/** Columns without which a table holds no items. */
const NEEDED = ['question', 'answer'] as const;

/**
 * The rows of a table as drafts.
 * @param file its name as told to people
 * @param mapping which column stands for which field; columns that are called like a field need none
 */
export function readCsvDrafts(file: string, text: string, mapping: Mapping = {}): Reading {
  const table = readTable(text);
  if ('reason' in table) return { drafts: [], refused: [{ file, id: '', ...table }] };
  const columns = completeMapping(mapping, table.header);
  const absent = NEEDED.filter((field) => columns[field] === undefined);
  const unknown = Object.values(columns).filter((column) => !table.header.includes(column));
  if (absent.length > 0 || unknown.length > 0)
    return unreadableFile(
      file,
      [
        absent.length > 0 ? `no column stands for ${absent.join(' and ')}; say which with --columns` : '',
        unknown.length > 0 ? `there is no column ${unknown.join(', ')}` : '',
      ]
        .filter(Boolean)
        .join('; '),
    );
  const cellOf =
    ({ cells }: Row) =>
    (field: CsvField): string =>
      columns[field] === undefined ? '' : (cells[columns[field]] ?? '');
  return readEach(
    table.rows,
    (row) => ({ format: 'csv', file, line: row.line, id: cellOf(row)('id') || `line ${row.line}` }),
    (row) => foundInRow(cellOf(row)),
  );
}
