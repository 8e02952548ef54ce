// `npm run bench:plans [-- ATTEMPTS]`: how PostgreSQL finds the rows of every statement when the tables are large. A system is
// filled by students, its rows are copied until a million attempts are stored, and students of every kind work on it while
// PostgreSQL writes down the plan of each statement. A program that reads a whole large table fails it. Reports of
// analysts read whole periods by intention and are left out.
import { setTimeout as pause } from 'node:timers/promises';
import { ensureInstalled } from '../../lib/ensure-installed.mjs';
import { exitWith } from '../../lib/fault.mjs';
import { gather } from '../../drill/crowd.mjs';
import { startSystem } from '../../drill/system.mjs';
import { collectPlans, explainEverything } from './explained.mjs';
import { lookAround } from './look-around.mjs';
import { multiply } from './multiply.mjs';
import { wholeReads } from './whole-reads.mjs';

const ATTEMPTS = Number(process.argv[2] ?? 1_000_000);
/** What the copies are made of, and what they are met with. */
const SIZES = { diagnostics: 2, tests: 3, units: 3, practice: 3 };
const FILL_S = 25;
const RUN_S = 45;
/** Jobs behind the last call come to their end. */
const SETTLE_MS = 15_000;
/** A table of fewer rows than this is read whole for less than an index costs. */
const LARGE = 10_000;

const startedAt = Date.now();
/** @param {string} text */
const say = (text) => console.log(`${String(Math.round((Date.now() - startedAt) / 1_000)).padStart(4)} s  ${text}`);

/** @param {Awaited<ReturnType<typeof startSystem>>} system @param {number} seconds */
async function crowd(system, seconds) {
  const live = await gather(system, SIZES, seconds);
  const until = Date.now() + 1_000 * seconds;
  const lives = await live(() => Date.now() > until);
  for (const why of lives.stuck) throw new Error(`a student could not go on: ${why}`);
  await pause(SETTLE_MS);
  return lives;
}

ensureInstalled();
try {
  say('building and starting the system …');
  const { read, plans } = collectPlans();
  const system = await startSystem({ name: 'plans', onPostgresLog: read });
  try {
    say('students fill it …');
    await crowd(system, FILL_S);
    say(`copying their rows to ${ATTEMPTS.toLocaleString('en-US')} attempts …`);
    for (const { table, rows } of await multiply(system.pool, ATTEMPTS))
      say(`  ${table}: ${rows.toLocaleString('en-US')} rows`);
    await explainEverything(system.pool);
    await pause(5_000);
    say('students work on it, with every plan written down …');
    const lives = await crowd(system, RUN_S);
    await lookAround(system, lives);
    await pause(SETTLE_MS);
    const sizes = new Map(
      (await system.pool.query('select oid::regclass::text as name, reltuples::int as rows from pg_class')).rows.map(
        ({ name, rows }) => [name, rows],
      ),
    );
    const whole = wholeReads(plans, (table) => (sizes.get(table) ?? 0) >= LARGE);
    say(`${plans.size} statements of ${new Set([...plans.values()].map(({ program }) => program)).size} programs`);
    for (const { program, table, text } of whole) console.log(`\nreads ${table} whole (${program}):\n  ${text}`);
    console.log(
      whole.length === 0 ? '\nholds: no statement reads a large table whole' : `\nFALLS: ${whole.length} statements`,
    );
    process.exitCode = whole.length === 0 ? 0 : 1;
  } finally {
    await system.stop();
  }
  process.exit();
} catch (error) {
  exitWith(error);
}
