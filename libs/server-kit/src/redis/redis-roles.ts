import type { BaseConfig } from '../config/base-config.js';
import type { Logger } from '../log/logger.js';
import { createRedis, type RedisClient } from './redis.js';

/**
 * What Redis does for the system, by what a loss costs: `main` carries calls, notices and sockets, and counts limits;
 * `queue` holds what must outlive a restart; `cache` what may be lost at any time.
 */
export interface RedisRoles<T = RedisClient> {
  main: T;
  queue: T;
  cache: T;
}

/** The address of each role; REDIS_URL has those that have none of their own. */
export const redisUrls = ({
  REDIS_URL: main,
  REDIS_QUEUE_URL: queue = main,
  REDIS_CACHE_URL: cache = main,
}: Pick<BaseConfig, 'REDIS_URL' | 'REDIS_QUEUE_URL' | 'REDIS_CACHE_URL'>): RedisRoles<string> => ({
  main,
  queue,
  cache,
});

/** One connection an address: roles that share a Redis share the connection. */
export function openRedisRoles(urls: RedisRoles<string>, logger: Logger): RedisRoles & { close(): void } {
  const opened = new Map<string, RedisClient>();
  const open = (url: string): RedisClient => {
    const redis = opened.get(url) ?? createRedis(url, { logger });
    opened.set(url, redis);
    return redis;
  };
  return {
    main: open(urls.main),
    queue: open(urls.queue),
    cache: open(urls.cache),
    close: () => {
      for (const redis of opened.values()) redis.disconnect();
    },
  };
}
