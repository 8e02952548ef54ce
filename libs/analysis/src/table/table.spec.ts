import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { writeCsv, writeJson, writeParquet, type Column, type Row } from './index.js';

const COLUMNS: readonly Column[] = [
  { name: 'skill', type: 'string', title: 'Skill' },
  { name: 'n', type: 'int', title: 'Students' },
  { name: 'mean', type: 'float', title: 'Mean' },
  { name: 'flagged', type: 'bool', title: 'Flagged' },
  { name: 'week', type: 'date', title: 'Week' },
];
const ROWS: Row[] = [
  ['Boundaries', 12, -3.5, true, '2026-11-16'],
  ['Form, "Structure",\nand Sense – θ', 0, 0.1, false, '1999-12-31'],
  [null, null, null, null, null],
];

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

/** Rows from a slow source that notes how far it was read. */
function source(count: number): { rows: AsyncIterable<Row>; read: () => number } {
  let read = 0;
  async function* rows(): AsyncGenerator<Row> {
    for (let index = 0; index < count; index += 1) {
      if (index % 1000 === 0) await new Promise((resolve) => setImmediate(resolve));
      read += 1;
      yield [`skill ${index}`, index, index / 7, index % 2 === 0, '2026-11-16'];
    }
  }
  return { rows: rows(), read: () => read };
}

describe('a CSV file', () => {
  it('has a header and is read back by another reader as it was', async () => {
    const text = (await bytesOf(writeCsv(COLUMNS, ROWS))).toString();
    expect(parse(text)).toEqual([
      ['skill', 'n', 'mean', 'flagged', 'week'],
      ['Boundaries', '12', '-3.5', 'true', '2026-11-16'],
      ['Form, "Structure",\nand Sense – θ', '0', '0.1', 'false', '1999-12-31'],
      ['', '', '', '', ''],
    ]);
    expect(text.startsWith('skill,n,mean,flagged,week\r\nBoundaries,')).toBe(true);
  });

  it('gives a spreadsheet no formula, and leaves negative numbers numbers', async () => {
    const evil = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1'];
    const text = (
      await bytesOf(
        writeCsv(
          COLUMNS,
          evil.map((cell): Row => [cell, -1, -2.5, null, null]),
        ),
      )
    ).toString();
    const cells = parse(text).slice(1);
    expect(cells.map(([cell]) => cell)).toEqual(evil.map((cell) => `'${cell}`));
    expect(cells.every(([, n, mean]) => n === '-1' && mean === '-2.5')).toBe(true);
  });
});

describe('a JSON file', () => {
  it('is an array of objects', async () => {
    expect(JSON.parse((await bytesOf(writeJson(COLUMNS, ROWS))).toString())).toEqual(
      ROWS.map((row) => Object.fromEntries(COLUMNS.map(({ name }, index) => [name, row[index]]))),
    );
  });

  it('is an array also without a row, and has null for a number that is none', async () => {
    expect((await bytesOf(writeJson(COLUMNS, []))).toString()).toBe('[]\n');
    const [row] = JSON.parse((await bytesOf(writeJson(COLUMNS, [['a', 1, Number.NaN, true, null]]))).toString()) as [
      { mean: unknown },
    ];
    expect(row.mean).toBeNull();
  });

  it('holds all rows over many pieces', async () => {
    const all = JSON.parse((await bytesOf(writeJson(COLUMNS, source(1234).rows))).toString()) as { n: number }[];
    expect(all.map(({ n }) => n)).toEqual(Array.from({ length: 1234 }, (_, index) => index));
  });
});

describe('a Parquet file', () => {
  const read = async (rows: readonly Row[] | AsyncIterable<Row>) => {
    const buffer = new Uint8Array(await bytesOf(writeParquet(COLUMNS, rows))).buffer;
    return { objects: await parquetReadObjects({ file: buffer }), metadata: parquetMetadata(buffer) };
  };

  it('is read back by another reader with its types', async () => {
    const { objects, metadata } = await read(ROWS);
    expect(objects).toEqual([
      { skill: 'Boundaries', n: 12n, mean: -3.5, flagged: true, week: new Date('2026-11-16') },
      {
        skill: 'Form, "Structure",\nand Sense – θ',
        n: 0n,
        mean: 0.1,
        flagged: false,
        week: new Date('1999-12-31'),
      },
      { skill: null, n: null, mean: null, flagged: null, week: null },
    ]);
    expect(metadata.schema.map(({ name, type }) => [name, type])).toEqual([
      ['root', undefined],
      ['skill', 'BYTE_ARRAY'],
      ['n', 'INT64'],
      ['mean', 'DOUBLE'],
      ['flagged', 'BOOLEAN'],
      ['week', 'INT32'],
    ]);
  });

  it('has its columns also without a row', async () => {
    const { objects, metadata } = await read([]);
    expect(objects).toEqual([]);
    expect(metadata.schema).toHaveLength(6);
  });

  it('is written a group of rows at a time, none lost between them', async () => {
    const { objects, metadata } = await read(source(12_500).rows);
    expect(metadata.row_groups.map(({ num_rows: rows }) => Number(rows))).toEqual([5_000, 5_000, 2_500]);
    expect(objects.map(({ n }) => Number(n))).toEqual(Array.from({ length: 12_500 }, (_, index) => index));
  });
});

describe('every format', () => {
  it.each([
    ['CSV', writeCsv],
    ['JSON', writeJson],
    ['Parquet', writeParquet],
  ])('reads no further ahead than one piece needs: %s', async (_, write) => {
    const { rows, read } = source(100_000);
    const pieces = write(COLUMNS, rows);
    await pieces.next();
    await pieces.next();
    expect(read()).toBeLessThanOrEqual(10_000);
    await pieces.return(undefined);
  });

  it('keeps any text as it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 20 }), async (texts) => {
        const columns = [COLUMNS[0]!, COLUMNS[1]!];
        const rows = texts.map((text, index): Row => [text, index]);
        const csv: string[][] = parse((await bytesOf(writeCsv(columns, rows))).toString());
        const file = new Uint8Array(await bytesOf(writeParquet(columns, rows))).buffer;
        const parquet = await parquetReadObjects({ file });
        const guarded = texts.map((text) => ('=+-@\t\r\n＝＋－＠'.includes(text[0] ?? ' ') ? `'${text}` : text));
        expect(csv.slice(1).map(([text]) => text)).toEqual(guarded);
        expect(parquet.map(({ skill }) => skill as unknown)).toEqual(texts);
      }),
      { numRuns: 50 },
    );
  });
});
