import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Value } from '../kinds/kind.js';

const gzip = promisify(zlib.gzip);
const gunzip = promisify(zlib.gunzip);

/** Rows of a part: some hundred kilobytes of text, so that a part is read, changed and sent in a moment. */
const ROWS = 5_000;

type Row = readonly Value[];

/** The rows of a file as it is kept: parts of many rows, packed. */
export async function* packParts(rows: AsyncIterable<Row>): AsyncGenerator<{ rows: number; bytes: Uint8Array }> {
  let lines: string[] = [];
  const pack = async () => ({ rows: lines.length, bytes: await gzip(lines.join('\n')) });
  for await (const row of rows) {
    lines.push(JSON.stringify(row));
    if (lines.length < ROWS) continue;
    yield await pack();
    lines = [];
  }
  if (lines.length > 0) yield await pack();
}

/** The rows of one part. */
export async function unpackPart(bytes: Uint8Array): Promise<Row[]> {
  const text = (await gunzip(bytes)).toString();
  return text.split('\n').map((line) => JSON.parse(line) as Row);
}
