import { CsvError, parse } from 'csv-parse/sync';

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

/** A table with a heading, as text or as why it cannot be read. */
export function readTable(text: string): Table | { reason: string; line: number } {
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
    const twice = header.find((name, column) => name !== '' && header.indexOf(name) !== column);
    if (twice !== undefined) return { line: 1, reason: `two columns are called ${twice}` };
    return {
      header,
      rows: body.map(({ record }, index) => ({
        // `lines` is where a record ends; the next one begins on the following line.
        line: (index === 0 ? head!.info.lines : body[index - 1]!.info.lines) + 1,
        cells: Object.fromEntries(header.map((name, column) => [name, (record[column] ?? '').trim()])),
      })),
    };
  } catch (error) {
    const line = error instanceof CsvError && typeof error['lines'] === 'number' ? error['lines'] : 1;
    return { line, reason: error instanceof Error ? error.message : String(error) };
  }
}
