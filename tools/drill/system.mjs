// A whole system whose parts can be killed, frozen and started again, each as a process of its own with data that outlives it.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PROGRAMS } from '../../deploy/programs.mjs';
import { persist } from '../lib/until.mjs';
import { scratchFolder } from '../lib/scratch-folder.mjs';
import { settledWithin } from '../lib/settled-within.mjs';

/** @typedef {string} Part a program of deploy/programs.mjs, `redis` or `postgres` */
/** @typedef {Awaited<ReturnType<typeof startSystem>>} System */
/** @typedef {Awaited<ReturnType<typeof import('../start/service-process.mjs').startReady>>} Child */
/** @typedef {{ name: string, kind: string }} Program */
/**
 * @typedef {object} Options
 * @property {string} name leads the folder of its data
 * @property {string} [dataDir] where the servers keep their data; without, in a folder that goes with the system
 * @property {number} [replicas] of every program
 * @property {boolean} [front] nginx stands before the gateways
 * @property {(program: string) => NodeJS.ProcessEnv} [settings] what a program is told besides
 * @property {{ redis?: readonly string[], postgres?: readonly string[] }} [wired] programs that reach a server over `wires`, which can be slow or cut
 * @property {number} [maxConnections] of PostgreSQL
 * @property {(chunk: Buffer) => void} [onPostgresLog] gets what PostgreSQL writes
 * @property {(databaseUrl: string) => Promise<void>} [prepare] done to the database behind the migrations, before any program runs
 * @property {import('./release.mjs').Release} [release] whose programs run first; without, those of this checkout are built
 */

const DOWN_MS = 1_000;
/** A program that is told to end may have replies of the tutor in hand. */
const ENDS_WITHIN_MS = 45_000;

/** Builds and starts everything. Load it behind `ensureInstalled()`. @param {Options} options */
export async function startSystem({
  name,
  dataDir,
  replicas = 1,
  front = false,
  settings,
  wired,
  maxConnections,
  onPostgresLog,
  prepare,
  release,
}) {
  const { default: pg } = await import('pg');
  const { freePort } = await import('../lib/ports.mjs');
  const { startReady } = await import('../start/service-process.mjs');
  const { startPostgres } = await import('../embedded/postgres.mjs');
  const { startRedis } = await import('../embedded/redis.mjs');
  const { presentRelease } = await import('./release.mjs');
  const { startFront } = await import('./nginx.mjs');
  const { startTcpProxy, through } = await import('../lib/tcp-proxy.mjs');

  const dir = scratchFolder(`drill-${name}`);
  /** @type {(() => unknown)[]} */
  const undo = [() => fs.rmSync(dir, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const first = release ?? (await presentRelease());
    const ports = { postgres: await freePort(), redis: await freePort() };
    const data = { postgres: path.join(dataDir ?? dir, 'postgres'), redis: path.join(dataDir ?? dir, 'redis') };
    const startDatabase = () =>
      startPostgres({ dataDir: data.postgres, port: ports.postgres, maxConnections, onLog: onPostgresLog });
    const startCache = () => startRedis({ dataDir: data.redis, port: ports.redis });
    let postgres = await startDatabase();
    undo.push(() => postgres.stop());
    let redis = await startCache();
    undo.push(() => redis.stop());
    const databaseUrl = postgres.url;
    await first.migrate(databaseUrl);
    await prepare?.(databaseUrl);
    const wires = {
      redis: await startTcpProxy({ port: ports.redis }),
      postgres: await startTcpProxy({ port: ports.postgres }),
    };
    undo.push(() => Promise.all([wires.redis.stop(), wires.postgres.stop()]));
    const gatewayPorts = await Promise.all(Array.from({ length: replicas }, freePort));
    const publicPort = front ? await freePort() : (gatewayPorts[0] ?? 0);

    /** @param {string} program @param {number} index */
    const envOf = (program, index) => ({
      LOG_LEVEL: 'silent',
      WEB_DIR: path.join(first.root, 'dist/web'),
      DATABASE_URL: wired?.postgres?.includes(program) ? through(databaseUrl, wires.postgres) : databaseUrl,
      REDIS_URL: wired?.redis?.includes(program) ? through(redis.url, wires.redis) : redis.url,
      PORT: String(gatewayPorts[index]),
      CHAT_PORT: '0',
      METRICS_PORT: '',
      MAIL_URL: '',
      // Everybody comes from one address.
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
      if (!all) throw new Error(`${program} does not run`);
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
      // The door first, as everywhere.
      for (const all of [...running.values()].reverse()) await Promise.all(all.map(({ child }) => child.stop()));
    });
    /** @param {boolean} isDoor */
    const launchAll = (isDoor) =>
      Promise.all(
        first.programs
          .filter(({ kind }) => (kind === 'gateway') === isDoor)
          .flatMap((program) => Array.from({ length: replicas }, (_, index) => launch(program.name, index, first))),
      );
    await launchAll(false);
    await launchAll(true);
    if (front) undo.push(await startFront({ dir, port: publicPort, gatewayPorts }));
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 6 });
    // Connections that a killed server leaves behind are no news.
    pool.on('error', () => undefined);
    undo.push(() => pool.end());

    /** As kill(2) wants it. */
    const redisGroup = () => -Number(redis.pid);
    const postmaster = () => fs.readFileSync(path.join(data.postgres, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';

    /**
     * Ends a part as a crash does, or a server as its own stop does, and starts it again.
     * @param {Part} part
     * @param {{ downMs?: number, gently?: boolean }} [how]
     */
    async function kill(part, { downMs = DOWN_MS, gently = false } = {}) {
      if (part === 'redis') {
        if (gently) await redis.stop();
        else process.kill(redisGroup(), 'SIGKILL');
        await redis.exited;
        await pause(downMs);
        redis = await persist(startCache);
      } else if (part === 'postgres') {
        if (gently) await postgres.stop();
        else process.kill(Number(postmaster()), 'SIGKILL');
        await postgres.exited;
        await pause(downMs);
        // Its children take a moment to notice that it is gone.
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

    /** Has a replica end as a rollout does, and starts it anew, of another release where one is named. @param {string} program @param {number} index @param {import('./release.mjs').Release} [to] @returns {Promise<{ ms: number, how: string }>} how long it took to end, and how it did */
    async function replace(program, index, to) {
      const old = replicasOf(program)[index];
      if (!old) throw new Error(`${program} has no replica ${index}`);
      const toldAt = performance.now();
      await old.child.stop(ENDS_WITHIN_MS);
      const ended = { ms: performance.now() - toldAt, how: await old.child.exited };
      await launch(program, index, to ?? old.release);
      return ended;
    }

    /** Processes of a part, of its first replica; PostgreSQL's own children lead groups of their own. @param {Part} part */
    function processesOf(part) {
      if (part === 'redis') return [redisGroup()];
      if (part !== 'postgres') return [Number(replicasOf(part)[0]?.child.pid)];
      const main = postmaster();
      const own = spawnSync('ps', ['-o', 'pid=', '--ppid', main], { encoding: 'utf8' }).stdout.trim().split(/\s+/);
      return [main, ...own].map(Number);
    }
    /** Starts servers again that have ended by themselves. @returns {Promise<Part[]>} which */
    async function revive() {
      /** @type {Part[]} */
      const ended = [];
      if (await settledWithin(postgres.exited, 2_000)) {
        postgres = await persist(startDatabase);
        ended.push('postgres');
      }
      if (await settledWithin(redis.exited, 50)) {
        redis = await persist(startCache);
        ended.push('redis');
      }
      return ended;
    }

    return {
      base: front ? `https://localhost:${publicPort}` : `http://127.0.0.1:${publicPort}`,
      dir,
      databaseUrl,
      redisUrl: redis.url,
      release: first,
      programs: first.programs.map(({ name: program }) => program),
      replicas,
      wires,
      pool,
      revive,
      kill,
      replace,
      launch,
      processesOf,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Every program, the door last, and both servers. @type {readonly Part[]} */
export const PARTS = [...PROGRAMS.map(({ name }) => name), 'redis', 'postgres'];
