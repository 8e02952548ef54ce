import { stringify } from 'csv-stringify/sync';
import { inBatches, stored, type Column, type Row, type Rows, type Value } from './table.js';

const BATCH = 500;

/** How a cell begins that a spreadsheet takes for a formula (OWASP, CSV Injection), full-width signs among them. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** An apostrophe before it makes a text of a formula. A number is never one: a negative one stays a number. */
const harmless = (value: Value): Value => (typeof value === 'string' && FORMULA.test(value) ? `'${value}` : value);

const line = (row: Row): Value[] => row.map((each) => harmless(stored(each)));

/**
 * RFC 4180 with a header of column names, in UTF-8; nothing for null, true and false as words.
 * @returns the file in pieces, made as they are asked for
 */
export async function* writeCsv(columns: readonly Column[], rows: Rows): AsyncGenerator<Uint8Array> {
  const text = (lines: readonly (readonly Value[])[]): Uint8Array =>
    Buffer.from(stringify([...lines], { record_delimiter: 'windows', cast: { boolean: String } }));
  yield text([columns.map(({ name }) => name)]);
  for await (const batch of inBatches(rows, BATCH)) yield text(batch.map(line));
}
