import type pg from 'pg';
import type { Rows } from './rows.js';

/** In the order in which they can be written: parents first. */
const TABLES = [
  'auth.users',
  'diagnostic.attempts',
  'full_test.tests',
  'full_test.modules',
  'full_test.answers',
  'plan.plans',
  'plan.focus_areas',
  'plan.days',
  'plan.units',
  'plan.unit_answers',
  'plan.evidence',
  'plan.measurements',
  'plan.learners',
  'plan.review_cards',
  'plan.mastery_history',
  'plan.practised',
  'plan.missions',
  'aivydaily.sessions',
  'aivydaily.questions',
  'aivydaily.attempts',
  'aivydaily.messages',
  'chat.conversations',
  'chat.exchanges',
] as const;
/** Rows of one statement: the text that carries them stays some megabytes small. */
const AT_ONCE = 5_000;
/** A mission is noted once a date. */
const ONCE = new Set(['plan.missions']);

/** Columns that all rows of a table share. */
type Shared = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Writes what has come, in the transaction of the connection. @returns how many rows */
export async function writeRows(client: pg.Client, rows: Rows, shared: Shared = {}): Promise<number> {
  const taken = new Map(rows.take());
  let count = 0;
  for (const table of TABLES) {
    const all = (taken.get(table) ?? []).map((row) => ({ ...row, ...shared[table] }));
    for (let from = 0; from < all.length; from += AT_ONCE)
      count += await writeSome(client, table, all.slice(from, from + AT_ONCE));
    taken.delete(table);
  }
  const [unknown] = taken.keys();
  if (unknown !== undefined) throw new Error(`nobody has said when ${unknown} is written`);
  return count;
}

/** Columns that a row does not name keep their defaults, so rows with other columns go apart. */
async function writeSome(client: pg.Client, table: string, rows: readonly Record<string, unknown>[]): Promise<number> {
  let count = 0;
  for (const [columns, alike] of groupByColumns(rows)) {
    const names = columns
      .split(',')
      .map((name) => `"${name}"`)
      .join();
    const { rowCount } = await client.query(
      `insert into ${table} (${names}) overriding system value
       select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb) ${ONCE.has(table) ? 'on conflict do nothing' : ''}`,
      [JSON.stringify(alike)],
    );
    count += rowCount ?? 0;
  }
  return count;
}

function groupByColumns(rows: readonly Record<string, unknown>[]): Map<string, Record<string, unknown>[]> {
  const groups = new Map<string, Record<string, unknown>[]>();
  for (const row of rows) {
    const key = Object.keys(row).sort().join();
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
