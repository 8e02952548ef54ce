/** Rows of a table as text: from PostgreSQL into a file, out of it again, and read for comparison alone. */
import { createReadStream, createWriteStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { quoted, type Table } from './catalogue.js';
import { BytesMeasured, RowsMeasured } from './measure.js';

/** Fast before small. */
const GZIP_LEVEL = 3;

/** The settings on which COPY's text depends, and no limit of time, which a server may set for short statements. */
const SETTINGS = {
  TimeZone: 'UTC',
  DateStyle: 'ISO',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '3',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  transaction_timeout: '0',
};

/** For the transaction alone, so that a pooler between does not hand them on; older servers know fewer of them. */
export async function setForCopying(client: pg.ClientBase): Promise<void> {
  await client.query(
    `select set_config(s.name, wanted.value, true) from pg_settings s
     join jsonb_each_text($1) wanted on wanted.key = s.name`,
    [JSON.stringify(SETTINGS)],
  );
}

/** What lies in a table. */
export interface Rows {
  rows: number;
  bytes: number;
  /** Of all rows, in whatever order. */
  digest: string;
}
/** What lies in a file. */
export interface Stored {
  fileBytes: number;
  fileSha256: string;
}

const listed = ({ schema, table, columns }: Table): string =>
  `${quoted(schema, table)} (${columns.map((column) => quoted(column)).join(', ')})`;
/** Swallows what comes: only what was measured on the way counts. */
const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });
const found = (rows: RowsMeasured): Rows => ({ rows: rows.rows, bytes: rows.bytes, digest: rows.digest() });
const stored = (bytes: BytesMeasured): Stored => ({ fileBytes: bytes.bytes, fileSha256: bytes.sha256() });

/** @throws Error also when PostgreSQL counts other rows than have come */
export async function copyToFile(client: pg.ClientBase, table: Table, file: string): Promise<Rows & Stored> {
  const [rows, bytes] = [new RowsMeasured(), new BytesMeasured()];
  const copy = client.query(copyTo(`copy ${listed(table)} to stdout`));
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(copy, rows, createGzip({ level: GZIP_LEVEL }), bytes, out);
  if (copy.rowCount !== rows.rows)
    throw new Error(`${table.schema}.${table.table}: ${copy.rowCount} rows were sent, ${rows.rows} have come`);
  return { ...found(rows), ...stored(bytes) };
}

export async function copyFromFile(client: pg.ClientBase, table: Table, file: string): Promise<void> {
  await pipeline(createReadStream(file), createGunzip(), client.query(copyFrom(`copy ${listed(table)} from stdin`)));
}

export async function readTable(client: pg.ClientBase, table: Table): Promise<Rows> {
  const rows = new RowsMeasured();
  await pipeline(client.query(copyTo(`copy ${listed(table)} to stdout`)), rows, nowhere());
  return found(rows);
}

/** @throws Error when it is no whole gzip file */
export async function readFile(file: string): Promise<Rows & Stored> {
  const [rows, bytes] = [new RowsMeasured(), new BytesMeasured()];
  await pipeline(createReadStream(file), bytes, createGunzip(), rows, nowhere());
  return { ...found(rows), ...stored(bytes) };
}

/** Of the file alone, which is read much faster than what is in it. */
export async function hashFile(file: string): Promise<Stored> {
  const bytes = new BytesMeasured();
  await pipeline(createReadStream(file), bytes, nowhere());
  return stored(bytes);
}
