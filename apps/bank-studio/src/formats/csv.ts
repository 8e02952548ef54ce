import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { tableFault } from '../import/csv/table.js';
import { LETTERS, type Item } from '@aivy/item-bank';
import { formatFault, type Entry, type LineFault, type ReadFile } from './entry.js';
import { readTalk, writeTalk } from './talk.js';

/** Most frequent slips that a row of a blank item has room for. */
const SLIPS = [1, 2, 3, 4, 5, 6] as const;
const HINTS = [1, 2, 3, 4] as const;
const NUMBERS = ['schema', 'skill', 'a', 'b', 'c', 'b_sd', 'seconds', 'median_seconds'] as const;
const TEXTS = [
  'key',
  'family',
  'type',
  'difficulty',
  'source',
  'state',
  'passage',
  'img',
  'question',
  'answer',
  'explanation',
  'parameters_from',
] as const;

/** The header: one row an item; columns of choices stay empty for blanks and those of slips for choices. */
export const CSV_HEADER: readonly string[] = [
  'schema',
  'key',
  'family',
  'skill',
  'type',
  'difficulty',
  'a',
  'b',
  'c',
  'b_sd',
  'parameters_from',
  'seconds',
  'median_seconds',
  'source',
  'state',
  'passage',
  'img',
  'question',
  ...LETTERS.map((letter) => `choice_${letter}`),
  'answer',
  'explanation',
  ...HINTS.map((n) => `hint_${n}`),
  ...LETTERS.flatMap((letter) => [`misconception_${letter}`, `feedback_${letter}`]),
  ...SLIPS.flatMap((n) => [`slip_${n}`, `slip_${n}_misconception`, `slip_${n}_feedback`]),
  // As JSON: it has lists in lists.
  'talk',
];

/** Columns that older files do not have. */
const YOUNGER: readonly string[] = ['b_sd', 'parameters_from', 'median_seconds', 'talk'];

type Row = Record<string, string>;

function toRow(item: Item): Row {
  const row: Row = {
    ...Object.fromEntries(NUMBERS.map((name) => [name, String(item[name] ?? '')])),
    ...Object.fromEntries(TEXTS.map((name) => [name, item[name] ?? ''])),
    ...Object.fromEntries(HINTS.map((n) => [`hint_${n}`, item.hints[n - 1]!])),
    talk: writeTalk(item),
  };
  if (item.type === 'choice') {
    for (const letter of LETTERS) row[`choice_${letter}`] = item.choices[letter];
    for (const { choice, misconception, feedback } of item.options)
      Object.assign(row, { [`misconception_${choice}`]: misconception, [`feedback_${choice}`]: feedback });
    return row;
  }
  item.common_wrong.forEach(({ value, misconception, feedback }, index) => {
    if (index >= SLIPS.length)
      throw new RangeError(
        `${item.key} has more than ${SLIPS.length} frequent wrong answers; CSV has no room for them`,
      );
    Object.assign(row, {
      [`slip_${index + 1}`]: value,
      [`slip_${index + 1}_misconception`]: misconception,
      [`slip_${index + 1}_feedback`]: feedback,
    });
  });
  return row;
}

/** An empty number stays empty, so that the schema names the column instead of reading 0. */
const asNumber = (text: string | undefined): unknown =>
  text === undefined || text.trim() === '' ? undefined : Number(text);

function toValue(row: Row): unknown {
  const common = {
    ...Object.fromEntries(TEXTS.map((name) => [name, row[name]])),
    parameters_from: row['parameters_from'] || undefined,
    ...Object.fromEntries(NUMBERS.map((name) => [name, asNumber(row[name])])),
    hints: HINTS.map((n) => row[`hint_${n}`]),
    talk: readTalk(row['talk']),
  };
  if (row['type'] === 'blank') {
    const slips = SLIPS.filter((n) => row[`slip_${n}`]);
    return {
      ...common,
      common_wrong: slips.map((n) => ({
        value: row[`slip_${n}`],
        misconception: row[`slip_${n}_misconception`],
        feedback: row[`slip_${n}_feedback`],
      })),
    };
  }
  const tagged = LETTERS.filter((letter) => row[`misconception_${letter}`] || row[`feedback_${letter}`]);
  return {
    ...common,
    choices: Object.fromEntries(LETTERS.map((letter) => [letter, row[`choice_${letter}`]])),
    options: tagged.map((letter) => ({
      choice: letter,
      misconception: row[`misconception_${letter}`],
      feedback: row[`feedback_${letter}`],
    })),
  };
}

/** Reads rows under `CSV_HEADER` (RFC 4180, UTF-8); columns may stand in any order. */
export function readCsv(text: string): ReadFile {
  const fault = tableFault(text);
  if (fault !== undefined) return formatFault(1, 'csv', fault);
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(text, {
      bom: true,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
    }) as unknown as typeof records;
  } catch (error) {
    const line = error instanceof CsvError && typeof error['lines'] === 'number' ? error['lines'] : 1;
    return formatFault(line, 'csv', error instanceof Error ? error.message : String(error));
  }
  const [head, ...body] = records;
  const header = head?.record ?? [];
  const missing = CSV_HEADER.filter((name) => !header.includes(name) && !YOUNGER.includes(name));
  const unknown = header.filter((name) => !CSV_HEADER.includes(name));
  if (missing.length > 0 || unknown.length > 0) {
    return formatFault(
      1,
      'csv',
      [
        missing.length > 0 ? `columns missing: ${missing.join(', ')}` : '',
        unknown.length > 0 ? `columns unknown: ${unknown.join(', ')}` : '',
      ]
        .filter(Boolean)
        .join('; '),
    );
  }
  const entries: Entry[] = [];
  const faults: LineFault[] = [];
  body.forEach(({ record, info }, index) => {
    // `lines` is where a record ends; the next one begins on the following line.
    const line = (index === 0 ? head!.info.lines : body[index - 1]!.info.lines) + 1;
    const row = Object.fromEntries(header.map((name, column) => [name, record[column] ?? '']));
    if (record.length !== header.length)
      faults.push({
        line,
        item: row['key'] ?? '',
        rule: 'csv',
        message: `${record.length} columns instead of ${header.length}`,
      });
    else entries.push({ line: Math.min(line, info.lines), value: toValue(row) });
  });
  return { entries, faults };
}

/** @throws RangeError for a blank item with more slips than the columns hold */
export const writeCsv = (items: readonly Item[]): string =>
  stringify(items.map(toRow), { header: true, columns: [...CSV_HEADER] });
