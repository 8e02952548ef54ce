// `npm run drill:full-test [-- STUDENTS] [--kills | --outages] [--quick]`
// Kills: fifty simulated students take whole tests while gateway, service, worker, Redis and PostgreSQL are killed in
// turn. Counts the answers that were lost and those that count twice.
// Outages: each of them is frozen and killed for 1, 15 and 60 s under a stream of calls. Counts the calls that hung and
// those that took effect after nobody waited. `--quick` freezes the four that matter most, for 1 and 7 s.
// Exit 1 unless all counts are 0.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureInstalled } from '../../lib/ensure-installed.mjs';
import { exitWith } from '../../lib/fault.mjs';
import { scratchFolder } from '../../lib/scratch-folder.mjs';
import { SERVER_APPS } from '../../lib/workspace.mjs';

/** @typedef {'gateway' | 'full-test' | 'redis' | 'postgres' | 'worker' | 'auth' | 'diagnostic'} Part */

const words = process.argv.slice(2);
/** @param {string} word */
const wants = (word) => words.includes(`--${word}`);
const STUDENTS = Number(words.find((word) => /^\d+$/.test(word)) ?? 50);
/** @type {{ parts: Part[], ways: ('freeze' | 'kill')[], seconds: number[] }} */
const OUTAGES = wants('quick')
  ? { parts: ['redis', 'postgres', 'full-test', 'gateway'], ways: ['freeze'], seconds: [1, 7] }
  : {
      parts: ['redis', 'postgres', 'auth', 'diagnostic', 'full-test', 'worker', 'gateway'],
      ways: ['freeze', 'kill'],
      seconds: [1, 15, 60],
    };
const QUESTION_MS = 450;
const KILL_EVERY_MS = 5_000;
const DOWN_MS = 1_000;

try {
  ensureInstalled();
  process.exit(await drill());
} catch (error) {
  exitWith(error);
}

async function drill() {
  const { default: pg } = await import('pg');
  const { freePort } = await import('../../lib/ports.mjs');
  const { prepareDatabase } = await import('../../database/prepare.mjs');
  const { runNode } = await import('../../lib/run-node.mjs');
  const { startReady } = await import('../../start/service-process.mjs');
  const { startPostgres } = await import('../../embedded/postgres.mjs');
  const { startRedis } = await import('../../embedded/redis.mjs');
  const { DIST } = await import('../../lib/workspace.mjs');
  const { createStudents, insist, takeTest } = await import('./students.mjs');
  const { runOutage } = await import('./outages.mjs');

  const dataDir = scratchFolder('drill');
  await runNode(['tools/build/main.mjs'], 'The build failed; the lines above say why.');
  const ports = { postgres: await freePort(), redis: await freePort(), gateway: await freePort() };
  const data = { postgres: path.join(dataDir, 'postgres'), redis: path.join(dataDir, 'redis') };
  let postgres = await startPostgres({ dataDir: data.postgres, port: ports.postgres });
  let redis = await startRedis({ dataDir: data.redis, port: ports.redis });
  await prepareDatabase(postgres.url, DIST);
  const env = {
    LOG_LEVEL: 'silent',
    WEB_DIR: path.join(DIST, 'web'),
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    PORT: String(ports.gateway),
    PUBLIC_URL: `http://localhost:${ports.gateway}`,
  };
  /** @type {Map<string, Awaited<ReturnType<typeof startReady>>>} */
  const children = new Map();
  /** @param {string} name */
  const launch = async (name) => children.set(name, await startReady(name, env));
  /** @param {string} name */
  const running = (name) => {
    const child = children.get(name);
    if (!child) throw new Error(`${name} does not run`);
    return child;
  };
  for (const name of SERVER_APPS) await launch(name);
  const pool = new pg.Pool({ connectionString: postgres.url });
  // Connections that a killed server leaves behind are no news.
  pool.on('error', () => undefined);

  /** @type {Part[]} */
  const kills = [];
  /** @type {Record<Part, (downMs?: number) => Promise<void>>} */
  const faults = {
    gateway: (downMs) => crash('gateway', downMs),
    'full-test': (downMs) => crash('full-test', downMs),
    redis: async (downMs = DOWN_MS) => {
      process.kill(redisGroup(), 'SIGKILL');
      await redis.exited;
      await pause(downMs);
      redis = await again(() => startRedis({ dataDir: data.redis, port: ports.redis }));
    },
    postgres: async (downMs = DOWN_MS) => {
      const [pid] = fs.readFileSync(path.join(data.postgres, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await postgres.exited;
      await pause(downMs);
      // Its children take a moment to notice that it is gone.
      postgres = await again(() => startPostgres({ dataDir: data.postgres, port: ports.postgres }));
    },
    worker: (downMs) => crash('worker', downMs),
    auth: (downMs) => crash('auth', downMs),
    diagnostic: (downMs) => crash('diagnostic', downMs),
  };
  /** @param {string} name */
  async function crash(name, downMs = DOWN_MS) {
    const child = running(name);
    child.kill();
    await child.exited;
    await pause(downMs);
    await launch(name);
  }

  /** As kill(2) wants it. */
  const redisGroup = () => -Number(redis.pid);
  const base = `http://127.0.0.1:${ports.gateway}`;
  /** Processes of a part; PostgreSQL's own children lead groups of their own. @param {Part} name */
  const processesOf = (name) => {
    if (name === 'redis') return [redisGroup()];
    if (name !== 'postgres') return [Number(running(name).pid)];
    const [main = ''] = fs.readFileSync(path.join(data.postgres, 'postmaster.pid'), 'utf8').split('\n');
    return [
      main,
      ...spawnSync('ps', ['-o', 'pid=', '--ppid', main], { encoding: 'utf8' }).stdout.trim().split(/\s+/),
    ].map(Number);
  };
  /** @param {number[]} pids @param {NodeJS.Signals} name */
  const signal = (pids, name) => {
    for (const pid of pids) process.kill(pid, name);
  };
  async function outages() {
    const total = { hung: 0, late: 0 };
    for (const seconds of OUTAGES.seconds)
      for (const way of OUTAGES.ways)
        for (const name of OUTAGES.parts) {
          /** @type {number[]} */
          let stopped = [];
          /** @type {Promise<void> | undefined} */
          let back;
          const begin = () => {
            if (way === 'kill') back = faults[name](seconds * 1_000);
            else signal((stopped = processesOf(name)), 'SIGSTOP');
          };
          const end = async () => (way === 'kill' ? back : signal(stopped, 'SIGCONT'));
          const found = await runOutage(
            { pool, base, createStudents, insist },
            { ms: seconds * 1_000, begin, end, carrier: name === 'redis', ownDoor: name === 'gateway' },
          );
          console.log(
            `  ${way === 'kill' ? 'killed' : 'frozen'} ${String(seconds).padStart(2)} s ${name.padEnd(10)} ${found.calls} calls, ${found.answered} answered, slowest ${found.slowestMs} ms: ${found.hung} hung (bound 0), ${found.late} executed late (bound 0)`,
          );
          total.hung += found.hung;
          total.late += found.late;
        }
    return total.hung + total.late;
  }
  async function stop() {
    await pool.end();
    for (const child of [...children.values()].reverse()) await child.stop();
    await redis.stop();
    await postgres.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  if (wants('outages')) {
    const faulty = await outages();
    await stop();
    return faulty === 0 ? 0 : 1;
  }
  const students = await createStudents(pool, STUDENTS);
  const stats = { ok: 0, failed: 0, signedOut: 0 };
  console.log(
    `${STUDENTS} students take tests of 98 questions while something is killed every ${KILL_EVERY_MS / 1000} s …`,
  );
  const startedAt = Date.now();
  let taking = true;
  const killer = (async () => {
    /** @type {[Part, ...Part[]]} */
    const names = ['gateway', 'full-test', 'redis', 'postgres', 'worker'];
    for (let turn = 0; taking; turn += 1) {
      await pause(KILL_EVERY_MS);
      if (!taking) break;
      const name = names[turn % names.length] ?? names[0];
      await faults[name]();
      kills.push(name);
      console.log(
        `  ${((Date.now() - startedAt) / 1000).toFixed(0).padStart(3)} s  killed ${name} and started it again; ${stats.ok} calls answered, ${stats.failed} not`,
      );
    }
  })();
  const outcomes = await Promise.allSettled(
    students.map(({ token }, index) =>
      takeTest({ base, token, questionMs: QUESTION_MS, random: randomFrom(index + 1), stats }),
    ),
  );
  taking = false;
  await killer;
  const broken = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  for (const reason of broken.slice(0, 5)) console.error(`  a student could not finish: ${reason.message}`);

  const result = { lost: 0, doubled: 0, answers: 0, reports: 0, twiceReported: 0 };
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') continue;
    const { testId, given } = outcome.value;
    const { rows } = await pool.query('select question_id, answer from full_test.answers where test_id = $1', [testId]);
    const stored = new Map(rows.map((row) => [row.question_id, row.answer]));
    result.answers += given.size;
    result.doubled += rows.length - stored.size + [...stored.keys()].filter((id) => !given.has(id)).length;
    for (const [id, answer] of given) if (stored.get(id) !== answer) result.lost += 1;
  }
  const finished = outcomes.length - broken.length;
  await until(async () => {
    const {
      rows: [{ count }],
    } = await pool.query('select count(*)::int from full_test.tests where report is not null');
    result.reports = count;
    return count >= finished;
  }, 30_000);
  const {
    rows: [{ orders }],
  } = await pool.query(
    "select count(*)::int - count(distinct data->>'test_id')::int as orders from full_test.outbox where queue = 'reports'",
  );
  result.twiceReported = orders;

  const faulty = wants('kills') ? 0 : await outages();
  await stop();

  const counts = [...new Set(kills)]
    .map((name) => `${name} ${kills.filter((each) => each === name).length}`)
    .join(', ');
  console.log(
    `\nkilled: ${counts}; ${((Date.now() - startedAt) / 1000).toFixed(0)} s, ${stats.ok} calls answered, ${stats.failed} failed and were tried again, ${stats.signedOut} signed out`,
  );
  console.log(
    `${result.answers} answers: ${result.lost} lost (bound 0), ${result.doubled} doubled (bound 0); ${result.reports} of ${finished} reports, ${result.twiceReported} ordered twice (bound 0); ${broken.length} tests unfinished (bound 0)`,
  );
  return faulty +
    result.lost +
    result.doubled +
    result.twiceReported +
    broken.length +
    (finished - result.reports) +
    stats.signedOut ===
    0
    ? 0
    : 1;
}

/**
 * A start that may have to wait for what the killed one left.
 * @template T
 * @param {() => Promise<T>} start
 * @returns {Promise<T>}
 */
async function again(start) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      if (attempt === 30) throw error;
      await pause(300);
    }
  }
}

/** @param {() => Promise<boolean>} holds @param {number} patienceMs */
async function until(holds, patienceMs) {
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause(300)) if (await holds()) return;
}

/** mulberry32 (T. Ettinger, public domain): repeatable students. @param {number} seed */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
