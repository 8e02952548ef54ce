// `npm run bench:scale [-- --write]`: what one save, one arrival and one whole test cost each part, in CPU, memory and
// bytes, on this machine with everything on it. Costs, not times: they hold beside other work as well. `--write` keeps
// them in tools/scale/measured.json, from which `npm run scale` computes.
import fs from 'node:fs';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureInstalled } from '../lib/ensure-installed.mjs';
import { exitWith } from '../lib/fault.mjs';
import { cpuMsOf, residentKb } from '../lib/process-cost.mjs';
import { startSystem } from '../drill/system.mjs';
import { handIn } from '../load/full-test/hand-in.mjs';

/** @typedef {import('./model.mjs').Measured} Measured */
/** @typedef {import('./model.mjs').Cost} Cost */
/** @typedef {import('./model.mjs').Part} Part */
/** @typedef {import('../load/full-test/students.mjs').Student} Student */

const PARTS = /** @type {const} */ (['gateway', 'full-test', 'auth', 'plan', 'worker', 'postgres', 'redis']);
const IDLE_S = 15;
const SAVES_PER_SECOND = 100;
const SAVES = 4_000;
const STUDENTS = 60;
const ARRIVALS = 60;
const PAGES = 20;
const TESTS = 40;
const SOCKETS = 1_000;
const PASSWORD = 'correct-horse-battery';
const FILE = new URL('measured.json', import.meta.url);

try {
  ensureInstalled();
  const measured = await measure();
  console.log(JSON.stringify(measured, null, 2));
  if (process.argv.includes('--write')) fs.writeFileSync(FILE, `${JSON.stringify(measured, null, 2)}\n`);
  process.exit(0);
} catch (error) {
  exitWith(error);
}

/** @returns {Promise<Measured>} */
async function measure() {
  const { createStudents } = await import('../load/full-test/students.mjs');
  // Sign-ins of many students come from many addresses.
  const system = await startSystem({ name: 'bench-scale', settings: () => ({ TRUST_PROXY: '1' }) });
  try {
    const { base, pool } = system;
    const cpu = () => PARTS.map((part) => cpuMsOf(system.processesOf(part)));
    const idle = await idleOf(cpu);
    /** Runs work and tells what each part used beyond what it uses for nothing, once for each of `count`. @param {number} count @param {() => Promise<unknown>} work @returns {Promise<Cost>} */
    const costOf = async (count, work) => {
      const [before, startedAt] = [cpu(), performance.now()];
      await work();
      const [after, seconds] = [cpu(), (performance.now() - startedAt) / 1_000];
      const costs = PARTS.map((part, index) => {
        const used = (after[index] ?? 0) - (before[index] ?? 0) - seconds * (idle[index] ?? 0);
        return [part, round(Math.max(0, used) / count)];
      });
      return Object.fromEntries(costs);
    };
    const students = await createStudents(pool, STUDENTS + TESTS + SOCKETS);
    const [savers, testers, watchers] = [
      students.slice(0, STUDENTS),
      students.slice(STUDENTS, STUDENTS + TESTS),
      students.slice(STUDENTS + TESTS),
    ];
    const desks = await openAll(base, savers);
    await saves(base, desks, 500);
    const [walBefore, redisBefore] = [await walOf(pool), await redisBytes(system.redisUrl)];
    const save = await costOf(SAVES, () => saves(base, desks, SAVES));
    const [wal, redisTraffic] = [(await walOf(pool)) - walBefore, (await redisBytes(system.redisUrl)) - redisBefore];

    const page = await costOf(PAGES, () => pages(base));
    const newcomers = await withPasswords(pool, ARRIVALS);
    const arrival = await costOf(ARRIVALS, () => arrivals(base, newcomers));

    const sizeBefore = await sizeOf(pool);
    const whole = await costOf(TESTS, () => tests(base, testers));
    const stored = ((await sizeOf(pool)) - sizeBefore) / TESTS;

    const gateway = system.processesOf('gateway')[0] ?? 0;
    const memoryBefore = residentKb(gateway);
    const close = await openSockets(base, watchers);
    const socketKb = (residentKb(gateway) - memoryBefore) / SOCKETS;
    close();

    return {
      on: `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} cores, ${os.cpus()[0]?.model ?? 'unknown'}, Node.js ${process.version}`,
      save,
      arrival,
      page,
      finish: whole,
      walBytes: Math.round(wal / SAVES),
      storedBytes: Math.round(stored),
      redisBytes: Math.round(redisTraffic / SAVES),
      socketKb: round(socketKb),
    };
  } finally {
    await system.stop();
  }
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 100) / 100;
}

/** What each part uses while nobody is there, milliseconds a second. @param {() => number[]} cpu */
async function idleOf(cpu) {
  await pause(2_000);
  const before = cpu();
  await pause(IDLE_S * 1_000);
  return cpu().map((after, index) => (after - (before[index] ?? 0)) / IDLE_S);
}

/** Everybody begins a test. @param {string} base @param {readonly Student[]} students */
async function openAll(base, students) {
  const { call } = await import('../load/api.mjs');
  const { openDesks } = await import('../load/full-test/desks.mjs');
  return openDesks(students, (token, name, body) => call(base, token, name, body));
}

/** Answers one after the other at their rate. @param {string} base @param {readonly import('../load/full-test/desks.mjs').Desk[]} desks @param {number} count */
async function saves(base, desks, count) {
  const { ask, dataOf } = await import('../load/api.mjs');
  const { saveOf } = await import('../load/full-test/desks.mjs');
  const startedAt = performance.now();
  const pending = [];
  for (let n = 0; n < count; n += 1) {
    const wait = startedAt + (n * 1_000) / SAVES_PER_SECOND - performance.now();
    if (wait > 1) await pause(wait);
    const { token, body } = saveOf(desks, n);
    const path = 'full-test/save-progress';
    pending.push(ask(base, token, path, body).then((outcome) => dataOf(path, outcome)));
  }
  await Promise.all(pending);
}

/** The first page with the scripts, styles and fonts that its HTML names. @param {string} base */
async function pages(base) {
  for (let n = 0; n < PAGES; n += 1) {
    const html = await (await fetch(`${base}/`, { headers: { 'accept-encoding': 'gzip, br' } })).text();
    const files = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2|svg))"/g)].flatMap(
      ([, file]) => file ?? [],
    );
    if (files.length === 0) throw new Error('the page names no file');
    await Promise.all(files.map(async (file) => (await fetch(`${base}${file}`)).arrayBuffer()));
  }
}

/** @param {import('pg').Pool} pool @param {number} count @returns {Promise<string[]>} e-mail addresses */
async function withPasswords(pool, count) {
  const { hash } = await import('@node-rs/argon2');
  const { createStudents } = await import('../load/full-test/students.mjs');
  const secret = await hash(PASSWORD);
  const students = await createStudents(pool, count);
  const ids = students.map(({ userId }) => userId);
  await pool.query('update auth.users set password_hash = $1 where user_id = any($2)', [secret, ids]);
  return ids.map((id) => `${id}@example.com`);
}

/** @param {string} base @param {readonly string[]} emails */
async function arrivals(base, emails) {
  const { call } = await import('../load/api.mjs');
  for (const [index, email] of emails.entries()) {
    const answer = await fetch(`${base}/api/auth/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${index}` },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    const { data } = /** @type {{ data?: { token: string } }} */ (await answer.json());
    if (!data) throw new Error(`sign-in answered ${answer.status}`);
    const { test_id: testId } = await call(base, data.token, 'full-test/start-test', {});
    await call(base, data.token, 'full-test/get-questions', { test_id: testId, module: 1 });
  }
}

/** Whole tests with one save a module, until report and learner record are there. @param {string} base @param {readonly Student[]} students */
async function tests(base, students) {
  const { call } = await import('../load/api.mjs');
  for (const { token } of students) {
    const { test_id: testId } = await call(base, token, 'full-test/start-test', {});
    for (const module of [1, 2, 3, 4]) await handIn((name, body) => call(base, token, name, body), testId, module);
    while ((await call(base, token, 'full-test/get-report', { test_id: testId })).report_status !== 'ready')
      await pause(50);
  }
  // The learner records come behind the reports.
  await pause(5_000);
}

/** Pages that wait for notices. @param {string} base @param {readonly Student[]} students @returns {Promise<() => void>} closes them */
async function openSockets(base, students) {
  const { io } = await import('socket.io-client');
  const sockets = await Promise.all(
    students.map(
      ({ token }) =>
        new Promise((/** @type {(socket: import('socket.io-client').Socket) => void} */ resolve, reject) => {
          const socket = io(base, { path: '/socket.io', transports: ['websocket'], auth: { token }, forceNew: true });
          socket.once('connect', () => resolve(socket));
          socket.once('connect_error', reject);
        }),
    ),
  );
  await pause(2_000);
  return () => sockets.forEach((socket) => socket.close());
}

/** Bytes of the write-ahead log so far. @param {import('pg').Pool} pool */
async function walOf(pool) {
  const { rows } = await pool.query("select pg_current_wal_lsn() - '0/0' as bytes");
  return Number(rows[0].bytes);
}

/** Bytes of everything that is kept, without what is dead. @param {import('pg').Pool} pool */
async function sizeOf(pool) {
  const { rows } = await pool.query(
    `select sum(pg_total_relation_size(c.oid))::bigint as bytes from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('full_test', 'plan')`,
  );
  return Number(rows[0].bytes);
}

/** Bytes that clients have sent to Redis and got from it. @param {string} url */
async function redisBytes(url) {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url);
  const stats = await redis.info('stats');
  redis.disconnect();
  return ['input', 'output'].reduce(
    (sum, way) => sum + Number(new RegExp(`total_net_${way}_bytes:(\\d+)`).exec(stats)?.[1]),
    0,
  );
}
