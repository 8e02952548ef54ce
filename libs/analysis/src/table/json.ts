import { inBatches, stored, type Column, type Row, type Rows } from './table.js';

const BATCH = 500;

/**
 * A JSON array with an object a row, keyed by column name.
 * @returns the file in pieces, made as they are asked for
 */
export async function* writeJson(columns: readonly Column[], rows: Rows): AsyncGenerator<Uint8Array> {
  const object = (row: Row): string =>
    JSON.stringify(Object.fromEntries(columns.map(({ name }, index) => [name, stored(row[index])])));
  let before = '[\n';
  for await (const batch of inBatches(rows, BATCH)) {
    yield Buffer.from(before + batch.map(object).join(',\n'));
    before = ',\n';
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n');
}
