// The look-ups that a service does at its start and then on a schedule, over the tests of everybody: a million of them.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { presentRelease } from '../../drill/release.mjs';
import { scratchFolder } from '../../lib/scratch-folder.mjs';
import { median } from '../frame/statistics.mjs';
import { seqScansOf, lookUps } from '../overdue/statements.mjs';
import { openPool } from '../systems/open-pool.mjs';
import { startAivy } from '../systems/aivy.mjs';
import { startServers } from '../systems/servers.mjs';
import { settledWithin } from '../../lib/settled-within.mjs';

const TESTS = 1_000_000;
/** Within so long behind their start, services have done what is due then. */
const LOOKS_MS = 15_000;
/** A start that is not over by then waits for the table. */
const STARTS_MS = 30_000;
const TRIES = 9;
const RECORDER = path.join(import.meta.dirname, '../overdue/record-statements.mjs');
const row = 'overdue';

/** One in so many is not in the learner record yet: far more than a look takes at once. */
const UNRECORDED = 100;

/** Reported tests, nearly all of them recorded. */
const FILL = `insert into full_test.tests
    (user_id, test_id, time_factor, start_time, end_time, report, report_at, evidence_enqueued_at, evidence_recorded)
  select gen_random_uuid(), gen_random_uuid(), 1, t, t + interval '3 hours', '{}', t + interval '3 hours', t + interval '3 hours',
    n % ${UNRECORDED} > 0
  from (select n, now() - make_interval(mins => 300 + n / 2) as t from generate_series(1, ${TESTS}) n) tests`;

/** @param {import('./row.mjs').Bench} bench @returns {Promise<import('../frame/figure.mjs').Figure[]>} */
export async function overdueLookUp({ say }) {
  const release = await presentRelease();
  const dir = scratchFolder('overdue');
  const file = path.join(dir, 'statements');
  const servers = await startServers();
  try {
    const databaseUrl = await servers.createDatabase('aivy');
    await release.migrate(databaseUrl);
    say(`filling in ${TESTS.toLocaleString('en-US')} tests …`);
    const pool = await openPool(databaseUrl);
    try {
      await pool.query(FILL);
      await pool.query('vacuum analyze full_test.tests');
      const start = (env = {}) => startAivy(servers, { name: 'aivy', databaseUrl, release, seats: 0, env });
      const aivy = await start({ NODE_OPTIONS: `--import=${RECORDER}`, BENCH_STATEMENTS: file });
      await pause(LOOKS_MS);
      await aivy.stop();
      const statements = lookUps(fs.readFileSync(file, 'utf8'), 'full_test.tests');
      if (statements.length === 0) throw new Error('the services looked for nothing');
      const times = [];
      let scans = 0;
      for (const { text, values } of statements) {
        const plans = [];
        for (let tried = 0; tried < TRIES; tried += 1) plans.push(await explained(pool, text, values));
        times.push(median(plans.map((plan) => plan['Execution Time'] + plan['Planning Time'])));
        const on = plans[0] ? seqScansOf(plans[0].Plan, 'tests') : 0;
        scans += on;
        say(
          `${(times.at(-1) ?? 0).toFixed(2)} ms${on > 0 ? ', reads the whole table' : ''}: ${text.replace(/\s+/g, ' ').slice(0, 110)}`,
        );
      }
      const source = `${statements.length} statements that full-test sent within ${LOOKS_MS / 1_000} s of its start, explained ${TRIES} times each`;
      return [
        {
          row,
          name: 'the slowest look-up over 10⁶ tests',
          value: Math.max(...times),
          unit: 'ms',
          bound: { most: 5 },
          source,
        },
        { row, name: 'look-ups that read the whole table', value: scans, unit: '', bound: { most: 0 }, source },
        {
          row,
          name: 'starts that wait for the table of tests',
          value: (await startsWithout(pool, start)) ? 0 : 1,
          unit: '',
          bound: { most: 0 },
          source: 'every program started anew while nobody could read or write the table',
        },
      ];
    } finally {
      await pool.end();
    }
  } finally {
    await servers.stop();
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * Do all programs say that they are ready while the table is locked?
 * @param {import('pg').Pool} pool @param {() => Promise<{ stop: () => Promise<void> }>} start
 */
async function startsWithout(pool, start) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('lock table full_test.tests in access exclusive mode');
    const started = start();
    const isReady = await settledWithin(started, STARTS_MS);
    await client.query('rollback');
    await (await started).stop();
    return isReady;
  } finally {
    client.release();
  }
}

/** @param {import('pg').Pool} pool @param {string} text @param {unknown[]} values @returns {Promise<{ Plan: import('../overdue/statements.mjs').Plan, 'Execution Time': number, 'Planning Time': number }>} */
async function explained(pool, text, values) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(`explain (analyze, format json) ${text}`, values);
    await client.query('rollback');
    return rows[0]['QUERY PLAN'][0];
  } finally {
    client.release();
  }
}
