import path from 'node:path';
import { startPostgres } from '../embedded/postgres.mjs';
import { startRedis } from '../embedded/redis.mjs';

const HOW_TO_GET_REDIS =
  'Redis is the embedded JavaScript one: fine for trying things out, not for load, and it keeps nothing when stopped. For a real one install redis-server (Debian: apt install redis-server; macOS: brew install redis) or set REDIS_URL.';

/**
 * The given database and Redis, or embedded ones whose data stay in `dataDir`.
 * @param {string} dataDir
 * @param {import('../lib/undo.mjs').Undo} undo
 * @returns {Promise<{ databaseUrl: string, redisUrl: string, notes: string[], lost: Promise<string> }>} `lost` names a server of ours that ended by itself
 */
export async function startBackingServers(dataDir, undo, env = process.env) {
  /** @type {Promise<string>[]} */
  const losses = [];
  /** @type {{ stop: () => Promise<void> }[]} */
  const servers = [];
  undo.add(() => Promise.all(servers.map((server) => server.stop())), { what: 'PostgreSQL or Redis' });
  /**
   * @template {{ stop: () => Promise<void>, exited: Promise<unknown> }} Server
   * @param {string} name
   * @param {Promise<Server>} starting
   */
  const own = async (name, starting) => {
    const server = await starting;
    servers.push(server);
    losses.push(server.exited.then(() => name));
    return server;
  };
  const [postgres, redis] = await Promise.allSettled([
    env.DATABASE_URL
      ? { url: env.DATABASE_URL }
      : own('PostgreSQL', startPostgres({ dataDir: path.join(dataDir, 'postgres') })),
    env.REDIS_URL
      ? { url: env.REDIS_URL, kind: undefined }
      : own('Redis', startRedis({ dataDir: path.join(dataDir, 'redis') })),
  ]);
  // Settled first, so that the one that did start is stopped when the other fails.
  if (postgres.status === 'rejected') throw postgres.reason;
  if (redis.status === 'rejected') throw redis.reason;
  const { kind } = redis.value;
  const notes =
    kind === 'js-redis-server'
      ? [HOW_TO_GET_REDIS]
      : [kind === undefined ? 'Redis: the one of REDIS_URL.' : `Redis: a private ${kind}.`];
  return {
    databaseUrl: postgres.value.url,
    redisUrl: redis.value.url,
    notes,
    lost: losses.length > 0 ? Promise.race(losses) : new Promise(() => undefined),
  };
}
