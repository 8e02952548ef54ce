/** What a column holds. A date is `YYYY-MM-DD`, of no time zone; a share is 0-1, or `>95` and `<5` in small groups. */
export type ColumnType = 'string' | 'int' | 'float' | 'share' | 'bool' | 'date';

/** A column of a report's file. */
export interface Column {
  /** snake_case: the header of the CSV, the key in JSON, the name in Parquet. */
  readonly name: string;
  readonly type: ColumnType;
  /** For people. */
  readonly title: string;
}

/** Null where there is nothing to say. */
export type Value = string | number | boolean | null;
export type Row = readonly Value[];

/** Rows as they come: from memory, or from a file that is read while it is sent. */
export type Rows = AsyncIterable<Row> | Iterable<Row>;

/** A number that is none, as the mean of nobody, is nothing in every format. */
export const stored = (value: Value | undefined): Value =>
  value === undefined || (typeof value === 'number' && !Number.isFinite(value)) ? null : value;

/** Rows a batch at a time, so that a format writes many at once and holds no more than these. */
export async function* inBatches(rows: Rows, size: number): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
