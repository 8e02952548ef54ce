// A whole system whose parts can be killed, frozen and started again, each as a process of its own with data that outlives
// it. Drills and benches run on it.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { PROGRAMS } from '../../deploy/programs.mjs';
import { startPostgres } from '../embedded/postgres.mjs';
import { startRedis } from '../embedded/redis.mjs';
import { freePort } from '../lib/ports.mjs';
import { postgresProcesses } from '../lib/process-cost.mjs';
import { scratchFolder } from '../lib/scratch-folder.mjs';
import { persist } from '../lib/until.mjs';
import { startReady } from '../start/service-process.mjs';
import { startFront } from './nginx.mjs';
import { presentRelease } from './release.mjs';

/** @typedef {string} Part a program of deploy/programs.mjs, `redis` or `postgres` */
/** @typedef {Awaited<ReturnType<typeof startSystem>>} System */
/** @typedef {Awaited<ReturnType<typeof startReady>>} Child */
/**
 * @typedef {object} Options
 * @property {string} name leads the folder of its data
 * @property {number} [replicas] of every program
 * @property {boolean} [front] nginx stands before the gateways
 * @property {(program: string) => NodeJS.ProcessEnv} [settings] environment of a program, beyond the usual
 * @property {(databaseUrl: string) => Promise<void>} [prepare] done to the database behind the migrations, before any program runs
 * @property {import('./release.mjs').Release} [release] whose programs run first; without, those of this checkout are built
 */

const DOWN_MS = 1_000;
/** A program that is told to end may have replies of the tutor in flight. */
const ENDS_WITHIN_MS = 45_000;

/** Builds and starts everything. @param {Options} options */
export async function startSystem({ name, replicas = 1, front = false, settings, prepare, release }) {
  const dir = scratchFolder(name);
  /** @type {(() => unknown)[]} */
  const undo = [() => fs.rmSync(dir, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const first = release ?? (await presentRelease());
    const ports = { postgres: await freePort(), redis: await freePort() };
    const data = { postgres: path.join(dir, 'postgres'), redis: path.join(dir, 'redis') };
    const startDatabase = () => startPostgres({ dataDir: data.postgres, port: ports.postgres });
    const startCache = () => startRedis({ dataDir: data.redis, port: ports.redis });
    let postgres = await startDatabase();
    undo.push(() => postgres.stop());
    let redis = await startCache();
    undo.push(() => redis.stop());
    const databaseUrl = postgres.url;
    await first.migrate(databaseUrl);
    await prepare?.(databaseUrl);
    const gatewayPorts = await Promise.all(Array.from({ length: replicas }, freePort));
    const publicPort = front ? await freePort() : (gatewayPorts[0] ?? 0);

    /** @param {string} program @param {number} index */
    const envOf = (program, index) => ({
      LOG_LEVEL: 'silent',
      WEB_DIR: path.join(first.root, 'dist/web'),
      DATABASE_URL: databaseUrl,
      REDIS_URL: redis.url,
      PORT: String(gatewayPorts[index]),
      CHAT_PORT: '0',
      METRICS_PORT: '',
      MAIL_URL: '',
      // Everyone comes from one address.
      MAX_REQUESTS_PER_ADDRESS: '600',
      MAX_CALLS_PER_SECOND: '2000',
      ...(front ? { TRUST_PROXY: '1', DRAIN_SECONDS: '5' } : { DRAIN_SECONDS: '0' }),
      PUBLIC_URL: front ? `https://localhost:${publicPort}` : `http://localhost:${publicPort}`,
      ...settings?.(program),
    });
    /** The replicas of each program, with the release that each belongs to. @type {Map<string, { child: Child, release: import('./release.mjs').Release }[]>} */
    const running = new Map();
    /** @param {string} program */
    const replicasOf = (program) => {
      const all = running.get(program);
      if (!all) throw new Error(`${program} isn't running`);
      return all;
    };
    /** Starts a replica in its place. @param {string} program @param {number} index @param {import('./release.mjs').Release} of */
    async function launch(program, index, of) {
      const child = await startReady(program, envOf(program, index), of.root);
      const all = running.get(program) ?? [];
      all[index] = { child, release: of };
      running.set(program, all);
    }
    undo.push(async () => {
      // The gateways first, as everywhere.
      for (const all of [...running.values()].reverse()) await Promise.all(all.map(({ child }) => child.stop()));
    });
    /** @param {boolean} isGateway */
    const launchAll = (isGateway) =>
      Promise.all(
        first.programs
          .filter(({ kind }) => (kind === 'gateway') === isGateway)
          .flatMap((program) => Array.from({ length: replicas }, (_, index) => launch(program.name, index, first))),
      );
    await launchAll(false);
    await launchAll(true);
    if (front) undo.push(await startFront({ dir, port: publicPort, gatewayPorts }));
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 6 });
    // Connections that a killed server leaves behind are no news.
    pool.on('error', () => undefined);
    undo.push(() => pool.end());

    /** Ends a part as a crash does and starts it again. @param {Part} part @param {{ downMs?: number }} [how] */
    async function kill(part, { downMs = DOWN_MS } = {}) {
      if (part === 'redis') {
        process.kill(-Number(redis.pid), 'SIGKILL');
        await redis.exited;
        await pause(downMs);
        redis = await persist(startCache);
      } else if (part === 'postgres') {
        process.kill(postgresProcesses(data.postgres)[0] ?? 0, 'SIGKILL');
        await postgres.exited;
        await pause(downMs);
        // Its children take a moment to notice that it's gone.
        postgres = await persist(startDatabase);
      } else {
        const [one] = replicasOf(part);
        if (!one) throw new Error(`${part} has no replica`);
        one.child.kill();
        await one.child.exited;
        await pause(downMs);
        await launch(part, 0, one.release);
      }
    }

    /** Has a replica end as a rollout does, and starts it again, of another release where one is named. @param {string} program @param {number} index @param {import('./release.mjs').Release} [to] @returns {Promise<{ ms: number, how: string }>} how long it took to end, and how it did */
    async function replace(program, index, to) {
      const old = replicasOf(program)[index];
      if (!old) throw new Error(`${program} has no replica ${index}`);
      const toldAt = performance.now();
      await old.child.stop(ENDS_WITHIN_MS);
      const ended = { ms: performance.now() - toldAt, how: await old.child.exited };
      await launch(program, index, to ?? old.release);
      return ended;
    }

    /** Processes of a part, of its first replica; Redis is a group, as kill(2) wants it. @param {Part} part */
    function processesOf(part) {
      if (part === 'redis') return [-Number(redis.pid)];
      if (part === 'postgres') return postgresProcesses(data.postgres);
      return [Number(replicasOf(part)[0]?.child.pid)];
    }

    return {
      base: front ? `https://localhost:${publicPort}` : `http://127.0.0.1:${publicPort}`,
      ...{ dir, databaseUrl, redisUrl: redis.url, programs: first.programs.map((program) => program.name) },
      ...{ replicas, pool, kill, replace, launch, processesOf, stop },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Every program, the gateway last, and both servers. @type {readonly Part[]} */
export const PARTS = [...PROGRAMS.map(({ name }) => name), 'redis', 'postgres'];
