// A whole system whose parts can be killed and started again, each as a process of its own with data that outlives it.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { scratchFolder } from '../lib/scratch-folder.mjs';
import { SERVER_APPS } from '../lib/workspace.mjs';

/** @typedef {'gateway' | 'full-test' | 'plan' | 'redis' | 'postgres' | 'worker' | 'auth' | 'diagnostic' | 'chat' | 'aivydaily'} Part */
/** @typedef {Awaited<ReturnType<typeof startKillable>>} Killable */

const DOWN_MS = 1_000;

/** Builds and starts everything. Load it behind `ensureInstalled()`. @param {string} name leads the folder of its data */
export async function startKillable(name) {
  const { default: pg } = await import('pg');
  const { freePort } = await import('../lib/ports.mjs');
  const { prepareDatabase } = await import('../database/prepare.mjs');
  const { runNode } = await import('../lib/run-node.mjs');
  const { startReady } = await import('../start/service-process.mjs');
  const { startPostgres } = await import('../embedded/postgres.mjs');
  const { startRedis } = await import('../embedded/redis.mjs');
  const { DIST } = await import('../lib/workspace.mjs');

  const dataDir = scratchFolder(name);
  await runNode(['tools/build/main.mjs'], 'The build failed; the lines above say why.');
  const ports = { postgres: await freePort(), redis: await freePort(), gateway: await freePort() };
  const data = { postgres: path.join(dataDir, 'postgres'), redis: path.join(dataDir, 'redis') };
  let postgres = await startPostgres({ dataDir: data.postgres, port: ports.postgres });
  let redis = await startRedis({ dataDir: data.redis, port: ports.redis });
  const databaseUrl = postgres.url;
  await prepareDatabase(databaseUrl, DIST);
  const env = {
    LOG_LEVEL: 'silent',
    WEB_DIR: path.join(DIST, 'web'),
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    PORT: String(ports.gateway),
    CHAT_PORT: '0',
    PUBLIC_URL: `http://localhost:${ports.gateway}`,
  };
  /** @type {Map<string, Awaited<ReturnType<typeof startReady>>>} */
  const children = new Map();
  /** @param {string} app */
  const launch = async (app) => children.set(app, await startReady(app, env));
  /** @param {string} app */
  const running = (app) => {
    const child = children.get(app);
    if (!child) throw new Error(`${app} does not run`);
    return child;
  };
  for (const app of SERVER_APPS) await launch(app);
  const pool = new pg.Pool({ connectionString: databaseUrl });
  // Connections that a killed server leaves behind are no news.
  pool.on('error', () => undefined);

  /** As kill(2) wants it. */
  const redisGroup = () => -Number(redis.pid);
  const postmaster = () => fs.readFileSync(path.join(data.postgres, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';

  /** Kills a part and starts it again. @param {Part} part */
  async function kill(part, downMs = DOWN_MS) {
    if (part === 'redis') {
      process.kill(redisGroup(), 'SIGKILL');
      await redis.exited;
      await pause(downMs);
      redis = await again(() => startRedis({ dataDir: data.redis, port: ports.redis }));
    } else if (part === 'postgres') {
      process.kill(Number(postmaster()), 'SIGKILL');
      await postgres.exited;
      await pause(downMs);
      // Its children take a moment to notice that it is gone.
      postgres = await again(() => startPostgres({ dataDir: data.postgres, port: ports.postgres }));
    } else {
      const child = running(part);
      child.kill();
      await child.exited;
      await pause(downMs);
      await launch(part);
    }
  }

  /** Processes of a part; PostgreSQL's own children lead groups of their own. @param {Part} part */
  function processesOf(part) {
    if (part === 'redis') return [redisGroup()];
    if (part !== 'postgres') return [Number(running(part).pid)];
    const main = postmaster();
    const own = spawnSync('ps', ['-o', 'pid=', '--ppid', main], { encoding: 'utf8' }).stdout.trim().split(/\s+/);
    return [main, ...own].map(Number);
  }

  async function stop() {
    await pool.end();
    for (const child of [...children.values()].reverse()) await child.stop();
    await redis.stop();
    await postgres.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  return { base: `http://127.0.0.1:${ports.gateway}`, databaseUrl, pool, kill, processesOf, stop };
}

/**
 * Kills parts in turn while something goes on.
 * @template T
 * @param {Killable} system
 * @param {readonly [Part, ...Part[]]} parts
 * @param {{ everyMs: number, work: Promise<T>, onKill: (part: Part, seconds: number) => void }} options
 * @returns {Promise<{ result: T, kills: string, seconds: number }>} what the work gives, and how often each part was killed
 */
export async function killInTurn(system, parts, { everyMs, work, onKill }) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  /** @type {Map<Part, number>} */
  const kills = new Map();
  let working = true;
  const killer = (async () => {
    for (let turn = 0; working; turn += 1) {
      await pause(everyMs);
      if (!working) break;
      const part = parts[turn % parts.length] ?? parts[0];
      await system.kill(part);
      kills.set(part, (kills.get(part) ?? 0) + 1);
      onKill(part, seconds());
    }
  })();
  const result = await work;
  working = false;
  await killer;
  return { result, kills: [...kills].map((each) => each.join(' ')).join(', '), seconds: seconds() };
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

/** @param {() => Promise<boolean>} holds @param {number} patienceMs @returns {Promise<boolean>} whether it came to hold */
export async function until(holds, patienceMs) {
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause(300)) if (await holds()) return true;
  return false;
}

/** mulberry32 (T. Ettinger, public domain): repeatable students. @param {number} seed */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
