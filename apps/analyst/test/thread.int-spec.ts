import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ReportKindName } from '@aivy/contracts';
import { loadBank } from '@aivy/item-bank';
import type { DatabaseDefinition } from '@aivy/server-kit';
import { testDatabase, type TestDatabase } from '@aivy/server-testing';
import { HistoryPacker } from '../src/kinds/history-packer.js';
import { KINDS } from '../src/kinds/index.js';
import type { FromThread } from '../src/run/protocol.js';
import { runThread } from '../src/run/report-thread.js';
import { bundleThread, type BundledThread } from './bundled-thread.js';

/** Ten make a row. */
const STUDENTS = 12;
const ITEMS = 12;

let database: TestDatabase;
let thread: BundledThread;
beforeAll(async () => {
  const definitions: DatabaseDefinition[] = [];
  for (const owner of ['auth', 'diagnostic', 'full-test', 'plan', 'aivydaily', 'chat']) {
    const module = (await import(path.resolve(`apps/${owner}/src/database.ts`))) as { database: DatabaseDefinition };
    definitions.push(module.database);
  }
  [database, thread] = [await testDatabase(definitions, { withBank: true }), bundleThread('src/run/thread.ts')];
  await answer();
}, 120_000);
afterAll(async () => {
  thread.remove();
  await database.drop();
});

/** Everybody answers the same items in tests, the first half of them right. */
async function answer(): Promise<void> {
  const items = (await loadBank(database.url)).itemsOf('test').slice(0, ITEMS);
  const people = Array.from({ length: STUDENTS }, () => randomUUID());
  await database.query(
    `insert into auth.users (user_id, email, name, password_hash, role)
     select id::uuid, id || '@example.com', 'Maya', '', 'student' from unnest($1::text[]) as id`,
    [people],
  );
  const evidence = people.flatMap((user, person) =>
    items.map(({ id, version, skill }, place) => ({
      ...{
        user_id: user,
        source: 'full-test',
        source_id: `full-test:${user}:${id}`,
        item_id: id,
        item_version: version,
      },
      ...{ skill, correct: (person + place) % 3 > 0, answered: true, attempt: 1, hints: 0, pretest: false },
      ...{ spent_ms: 60_000, given_at: `2026-01-10T10:${String(place).padStart(2, '0')}:00Z` },
    })),
  );
  await database.query(
    `insert into plan.evidence (user_id, source_id, source, item_id, item_version, skill, correct, answered, attempt, hints,
       spent_ms, pretest, given_at)
     select user_id, source_id, source, item_id, item_version, skill, correct, answered, attempt, hints, spent_ms, pretest,
       given_at from jsonb_populate_recordset(null::plan.evidence, $1)`,
    [JSON.stringify(evidence)],
  );
}

/** What the built thread says in the end of a report of January, and how many rows it has sent. */
async function make(kind: ReportKindName): Promise<{ last: FromThread | undefined; rows: number }> {
  const said: FromThread[] = [];
  await runThread({
    file: thread.file,
    heapMb: 512,
    assignment: {
      kind,
      params: { group: {}, period: { from: '2026-01-01', to: '2026-01-31' } },
      published: new HistoryPacker().history,
      databaseUrl: database.url,
      statementSeconds: 30,
    },
    hear: (message) => Promise.resolve(void said.push(message)),
    signal: AbortSignal.timeout(60_000),
  });
  return { last: said.at(-1), rows: said.reduce((sum, each) => sum + (each.type === 'part' ? each.rows : 0), 0) };
}

/** What becomes of those that the answers are too few for. */
const ENDS: Partial<Record<ReportKindName, { type: FromThread['type']; rows: number }>> = {
  'item-analysis': { type: 'made', rows: ITEMS },
  'item-calibration': { type: 'made', rows: ITEMS },
  // No item was answered by fifty of each group.
  dif: { type: 'made', rows: 0 },
};

it.each(Object.keys(KINDS) as ReportKindName[])(
  'the built thread comes to an end with a report of the kind %s',
  async (kind) => {
    const { last, rows } = await make(kind);
    expect({ type: last?.type, rows }).toEqual(ENDS[kind] ?? { type: 'suppressed', rows: 0 });
  },
  90_000,
);

it('the bank, with all its packs, is not loaded by reports that ask for no item', () => {
  expect(fs.statSync(thread.file).size).toBeLessThan(1_000_000);
});
