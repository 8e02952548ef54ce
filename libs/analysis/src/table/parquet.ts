import type { SchemaElement } from 'hyparquet-writer';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { inBatches, stored, type Column, type ColumnType, type Rows, type Value } from './table.js';

/** Rows of a group: what is held at a time. */
const GROUP = 5_000;

const TYPES: Readonly<Record<ColumnType, Omit<SchemaElement, 'name'>>> = {
  string: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  int: { type: 'INT64' },
  float: { type: 'DOUBLE' },
  // A column has one type: numbers as text beside those that are only coded.
  share: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  bool: { type: 'BOOLEAN' },
  date: { type: 'INT32', converted_type: 'DATE' },
};

/** A value as the format's writer takes it. */
function physical(type: ColumnType, value: Value | undefined): Value | bigint | Date {
  const known = stored(value);
  if (known === null) return null;
  if (type === 'int') return BigInt(Number(known));
  if (type === 'share') return String(known);
  return type === 'date' ? new Date(`${String(known)}T00:00:00Z`) : known;
}

/**
 * Apache Parquet, compressed by Snappy, every column optional: INT64, DOUBLE, BOOLEAN, DATE and UTF-8.
 * @returns the file in pieces, a group of rows each, made as they are asked for
 */
export async function* writeParquet(columns: readonly Column[], rows: Rows): AsyncGenerator<Uint8Array> {
  const bytes = new ByteWriter();
  const schema: SchemaElement[] = [
    { name: 'root', num_children: columns.length },
    ...columns.map(({ name, type }): SchemaElement => ({ name, repetition_type: 'OPTIONAL', ...TYPES[type] })),
  ];
  const writer = new ParquetWriter({ writer: bytes, schema, createdBy: 'aivy' });
  // What was handed on is forgotten; the writer goes on counting its offset in the file.
  const taken = (): Uint8Array => {
    const piece = new Uint8Array(bytes.getBuffer());
    bytes.index = 0;
    return piece;
  };
  for await (const batch of inBatches(rows, GROUP)) {
    await writer.write({
      columnData: columns.map(({ name, type }, index) => ({
        name,
        data: batch.map((row) => physical(type, row[index])),
      })),
      rowGroupSize: batch.length,
    });
    yield taken();
  }
  await writer.finish();
  yield taken();
}
