// One PostgreSQL and one Redis for all systems that are compared, durable as in production.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../../lib/scratch-folder.mjs';

/** @typedef {Awaited<ReturnType<typeof startServers>>} Servers */

/** Enough for three systems of eight connections a program. */
const MAX_CONNECTIONS = 400;

export async function startServers() {
  const { default: pg } = await import('pg');
  const { startPostgres } = await import('../../embedded/postgres.mjs');
  const { startRedis } = await import('../../embedded/redis.mjs');
  const dir = scratchFolder('bench');
  const data = path.join(dir, 'postgres');
  const remove = () => fs.rmSync(dir, { recursive: true, force: true });
  const [postgres, redis] = await Promise.allSettled([
    startPostgres({ dataDir: data, maxConnections: MAX_CONNECTIONS }),
    startRedis(),
  ]);
  if (postgres.status === 'rejected' || redis.status === 'rejected') {
    if (postgres.status === 'fulfilled') await postgres.value.stop();
    if (redis.status === 'fulfilled') await redis.value.stop();
    remove();
    throw postgres.status === 'rejected' ? postgres.reason : /** @type {PromiseRejectedResult} */ (redis).reason;
  }
  const postmaster = Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    redisUrl: redis.value.url,
    redisKind: redis.value.kind,
    /** The postmaster with every backend and helper, and the group of Redis as kill(2) wants it. */
    pids() {
      const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
      return [postmaster, ...stdout.trim().split(/\s+/).map(Number), -Number(redis.value.pid)];
    },
    /** @param {string} name @returns {Promise<string>} address of an empty database */
    async createDatabase(name) {
      // The server comes with one called aivy.
      const database = `bench_${name}`;
      const client = new pg.Client({ connectionString: postgres.value.url });
      await client.connect();
      try {
        await client.query(`create database ${client.escapeIdentifier(database)}`);
      } finally {
        await client.end();
      }
      const url = new URL(postgres.value.url);
      url.pathname = `/${database}`;
      return url.href;
    },
    async stop() {
      await redis.value.stop();
      await postgres.value.stop();
      remove();
    },
  };
}
