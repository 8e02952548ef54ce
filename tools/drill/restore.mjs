// `npm run drill restore`: the whole system is backed up while students work, goes down at once, and comes up again on what was restored.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { Redis } from 'ioredis';
import pg from 'pg';
import { ROOT } from '../lib/workspace.mjs';
import { request } from '../load/request.mjs';
import { count } from './count.mjs';
import { gather } from '../load/crowd.mjs';
import { none, runDrill, startSaying } from './drill.mjs';
import { startSystem } from './system.mjs';

/** @typedef {import('./system.mjs').System} System */

const SIZES = { diagnostics: 1, tests: 2, units: 2, practice: 2 };
const PASSWORD = 'correct horse battery';
/** Answers of students of long ago, for tables of some size. */
const ROWS = { quick: 200_000, usual: 2_000_000 };
const ROWS_EACH = 500;

/** @param {import('./drill.mjs').Wish} wish */
async function restore(wish) {
  const seconds = wish.quick ? 15 : 60;
  const rows = Number(wish.values['rows'] ?? (wish.quick ? ROWS.quick : ROWS.usual));
  const say = startSaying();
  let databaseUrl = '';
  say('building and starting the system …');
  const system = await startSystem({
    name: 'restore',
    settings: () => (databaseUrl === '' ? {} : { DATABASE_URL: databaseUrl }),
  });
  try {
    say(`writing ${rows} answers of long ago …`);
    await system.pool.query(OLD_ANSWERS, [Math.ceil(rows / ROWS_EACH), ROWS_EACH]);
    const email = await withPassword(system);
    const before = await work(system, seconds);
    say('students have worked; others go on while the backup is made …');
    const during = work(system, seconds);
    await pause(4_000);
    const out = path.join(system.dir, 'backups');
    const backup = await run(['--out', out], system.databaseUrl);
    const folder = path.join(out, fs.readdirSync(out)[0] ?? '');
    const { snapshotAt } = JSON.parse(fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
    say(backup.said);
    await during;

    say('everything is killed at once, and the database is gone …');
    const lostAt = Date.now();
    for (const program of system.programs) for (const pid of system.processesOf(program)) process.kill(pid, 'SIGKILL');
    databaseUrl = await emptyDatabase(system);
    const restored = await run(['restore', folder], databaseUrl);
    say(restored.said);
    await flush(system.redisUrl);
    for (const program of system.programs) await system.replace(program, 0);
    const rto = (Date.now() - lostAt) / 1_000;
    const rpo = (lostAt - Date.parse(snapshotAt)) / 1_000;
    say(`the programs serve again: RTO ${rto.toFixed(1)} s; the backup was ${rpo.toFixed(1)} s old (RPO)`);

    return await judgeRestored(system, databaseUrl, { before, email, seconds: seconds / 2, say });
  } finally {
    await system.stop();
  }
}

/**
 * @param {System} system
 * @param {string} databaseUrl
 * @param {{ before: import('../load/crowd.mjs').Lives, email: string, seconds: number, say: (text: string) => void }} given
 */
async function judgeRestored(system, databaseUrl, { before, email, seconds, say }) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 6 });
  try {
    const now = { pool, base: system.base };
    const kept = await count(now, before);
    const signedIn = await signIn(system.base, email);
    say('students work on what was restored …');
    const after = await count(now, await work(now, seconds));
    for (const wrong of [...kept.wrong, ...after.wrong].slice(0, 8)) console.log(`  ${wrong}`);
    console.log(
      `${kept.sent} answers of before the backup, ${kept.sent - kept.lost} there; ${after.sent} given since, ${after.sent - after.lost} there`,
    );
    return [
      none('answers from before the backup lost', kept.lost),
      none('answers lost since', after.lost),
      none('answers doubled', kept.doubled + after.doubled),
      none('reports missing or twice', kept.unreported + after.unreported),
      none('other things not as they were answered', kept.wrong.length + after.wrong.length),
      none('sign-ins refused', signedIn ? 0 : 1),
    ];
  } finally {
    await pool.end();
  }
}

const OLD_ANSWERS = `
  insert into plan.evidence (user_id, source_id, source, item_id, item_version, skill, correct, answered, attempt, hints,
    spent_ms, pretest, given_at)
  select md5('old ' || u)::uuid, 'unit:' || n, 'unit', 1 + (u * 31 + n) % 2000, 1, 1 + n % 30, n % 3 = 0, true, 1, 0,
    20000 + (u * 7919 + n * 104729) % 90000, false, now() - n * interval '3 hours'
  from generate_series(1, $1::int) u, generate_series(1, $2::int) n`;

/** Students of every kind for a while, to the end of what they have in hand. @param {{ pool: import('pg').Pool, base: string }} system @param {number} seconds */
async function work(system, seconds) {
  const live = await gather(/** @type {System} */ (system), SIZES, seconds);
  const until = Date.now() + 1_000 * seconds;
  return live(() => Date.now() > until);
}

/** Somebody who can sign in. @param {System} system @returns {Promise<string>} the e-mail */
async function withPassword({ pool }) {
  const email = 'maya@example.org';
  await pool.query(
    `insert into auth.users (user_id, email, name, password_hash) values (gen_random_uuid(), $1, 'Maya', $2)`,
    [email, await hash(PASSWORD)],
  );
  return email;
}

/** @param {string} base @param {string} email */
async function signIn(base, email) {
  const body = JSON.stringify({ email, password: PASSWORD });
  const { status } = await request(`${base}/api/auth/signin`, { method: 'POST', token: '', body, timeoutMs: 8_000 });
  return status === 200;
}

/** @param {System} system @returns {Promise<string>} its address */
async function emptyDatabase({ pool, databaseUrl }) {
  await pool.query('create database restored');
  const url = new URL(databaseUrl);
  url.pathname = '/restored';
  return url.href;
}

/** @param {string} url */
async function flush(url) {
  const redis = new Redis(url);
  await redis.flushall();
  redis.disconnect();
}

/** `npm run backup` or `npm run restore`. @param {string[]} args @param {string} databaseUrl @returns {Promise<{ said: string }>} */
function run(args, databaseUrl) {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, ['tools/backup/main.mjs', ...args], { cwd: ROOT, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve({ said: said.trim() }) : reject(new Error(said))));
  });
}

await runDrill(restore, { values: ['rows'] });
