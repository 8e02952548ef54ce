import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from '../log/logger.js';

/**
 * A Redis connection that reconnects for ever and never lets an `error` event end the process.
 * Commands wait while it is away; pass `maxRetriesPerRequest` to have them fail instead.
 */
export function createRedis(url: string, options: RedisOptions & { logger?: Logger } = {}): Redis {
  const { logger, ...rest } = options;
  const redis = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: (attempt) => Math.min(50 * attempt, 1000), ...rest });
  let told = false;
  redis.on('error', (error) => {
    // Once per outage: a reconnect loop would drown everything else.
    if (!told) logger?.warn({ err: error }, 'redis connection lost');
    told = true;
  });
  redis.on('ready', () => {
    told = false;
  });
  return redis;
}

/**
 * Is this the embedded JavaScript Redis? It keeps nothing on disk and copies whole keys on write,
 * so streams and finished jobs must stay short there. It alone reports no `run_id`.
 */
export async function isEmbeddedRedis(redis: Redis): Promise<boolean> {
  const info = await redis.info('server');
  return !/^run_id:/m.test(info);
}
