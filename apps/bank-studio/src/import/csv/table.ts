import { CsvError, parse } from 'csv-parse/sync';
import { LIMITS, megabytes } from '../limits.js';

export interface Row {
  line: number;
  cells: Readonly<Record<string, string>>;
}

export interface Table {
  header: string[];
  rows: Row[];
}

/** The first line tells the separator: spreadsheets in many countries write semicolons. */
const separatorOf = (text: string): string => {
  const [first = ''] = text.split('\n');
  return [',', ';', '\t'].reduce((best, each) => (first.split(each).length > first.split(best).length ? each : best));
};

/** More than a table may have, or undefined; seen before it is parsed. */
export function tableFault(text: string): string | undefined {
  if (text.length > LIMITS.table) return `the table is larger than ${megabytes(LIMITS.table)}`;
  const head = text.slice(0, text.indexOf('\n') + 1 || undefined);
  if (head.split(separatorOf(head)).length > LIMITS.columns) return `the table has more than ${LIMITS.columns} columns`;
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0 && lines <= LIMITS.lines; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines > LIMITS.lines ? `the table has more than ${LIMITS.lines} lines; split it` : undefined;
}

/** A table with a heading, as text or as why it cannot be read. */
export function readTable(text: string): Table | { reason: string; line: number } {
  const reason = tableFault(text);
  if (reason !== undefined) return { line: 1, reason };
  try {
    const records = parse(text, {
      bom: true,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
      delimiter: separatorOf(text),
    }) as unknown as { record: string[]; info: { lines: number } }[];
    const [head, ...body] = records;
    const header = (head?.record ?? []).map((name) => name.trim());
    // A heading of many lines can still have more.
    if (header.length > LIMITS.columns) return { line: 1, reason: `the table has more than ${LIMITS.columns} columns` };
    const twice = header.find((name, column) => name !== '' && header.indexOf(name) !== column);
    if (twice !== undefined) return { line: 1, reason: `two columns are called ${twice}` };
    return {
      header,
      rows: body.map(({ record }, index) => ({
        // `lines` is where a record ends; the next one begins on the following line.
        line: (index === 0 ? head!.info.lines : body[index - 1]!.info.lines) + 1,
        cells: Object.fromEntries(header.slice(0, record.length).map((name, column) => [name, record[column]!.trim()])),
      })),
    };
  } catch (error) {
    const line = error instanceof CsvError && typeof error['lines'] === 'number' ? error['lines'] : 1;
    return { line, reason: error instanceof Error ? error.message : String(error) };
  }
}
