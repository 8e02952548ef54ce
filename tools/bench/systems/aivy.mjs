// Aivy as production runs it, one process a program, of this checkout or of an earlier one.
import path from 'node:path';
import { freePort } from '../../lib/ports.mjs';
import { startReady } from '../../start/service-process.mjs';
import { openPool } from './open-pool.mjs';
import { seatStudents } from './seats.mjs';
import { systemOf } from './system.mjs';

/** @typedef {import('../../drill/release.mjs').Release} Release */
/** @typedef {import('./servers.mjs').Servers} Servers */

/**
 * @param {Servers} servers
 * @param {{ name: string, release: Release, seats: number, env?: NodeJS.ProcessEnv, databaseUrl?: string }} options `name` is the database's and leads the keys in Redis; `databaseUrl` of one that is migrated already
 */
export async function startAivy(servers, { name, release, seats, env = {}, databaseUrl: prepared }) {
  const databaseUrl = prepared ?? (await servers.createDatabase(name));
  if (!prepared) await release.migrate(databaseUrl);
  const port = await freePort();
  /** @type {NodeJS.ProcessEnv} */
  const settings = {
    LOG_LEVEL: 'silent',
    WEB_DIR: path.join(release.root, 'dist/web'),
    DATABASE_URL: databaseUrl,
    REDIS_URL: servers.redisUrl,
    KEY_PREFIX: name,
    PORT: String(port),
    CHAT_PORT: '0',
    METRICS_PORT: '',
    MAIL_URL: '',
    DRAIN_SECONDS: '0',
    PUBLIC_URL: `http://localhost:${port}`,
    // Students come from addresses of their own.
    TRUST_PROXY: '1',
    ...env,
  };
  /** @type {Awaited<ReturnType<typeof startReady>>[]} */
  const children = [];
  /** @type {import('pg').Pool | undefined} */
  let pool;
  const stop = async () => {
    // The door first, as everywhere.
    for (const child of [...children].reverse()) await child.stop();
    await pool?.end();
  };
  try {
    for (const isDoor of [false, true])
      await Promise.all(
        release.programs
          .filter(({ kind }) => (kind === 'gateway') === isDoor)
          .map(async (program) => children.push(await startReady(program.name, settings, release.root))),
      );
    pool = await openPool(databaseUrl);
    const running = {
      name,
      port,
      pool,
      pids: () => children.map(({ pid }) => Number(pid)),
      savePath: '/api/full-test/save-progress',
      stop,
    };
    return systemOf(running, await seatStudents(pool, port, seats));
  } catch (error) {
    await stop();
    throw error;
  }
}
