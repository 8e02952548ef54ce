import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { createPromptRedis, REDIS, REDIS_CACHE, withinOr, type RedisClient } from '@aivy/server-kit';

/** A command on the way of a request takes a millisecond; after this long Redis counts as away. */
const MAX_WAIT_MS = 250;

/** The connections for look-ups on the way of a request: their commands fail soon instead of waiting for Redis. */
@Injectable()
export class PromptRedis implements OnModuleInit, OnApplicationShutdown {
  /** Where limits are counted. */
  readonly redis: RedisClient;
  /** Where sessions are kept; the same connection where both are one Redis. */
  readonly cache: RedisClient;

  constructor(@Inject(REDIS) redis: RedisClient, @Inject(REDIS_CACHE) cache: RedisClient) {
    this.redis = createPromptRedis(redis, MAX_WAIT_MS);
    this.cache = cache === redis ? this.redis : createPromptRedis(cache, MAX_WAIT_MS);
  }

  /** The first requests should find them connected, but a gateway also starts without Redis. */
  async onModuleInit(): Promise<void> {
    await withinOr(Promise.all([whenReady(this.redis), whenReady(this.cache)]), MAX_WAIT_MS * 4, undefined);
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
    this.cache.disconnect();
  }
}

const whenReady = (redis: RedisClient): Promise<void> =>
  redis.status === 'ready' ? Promise.resolve() : new Promise((resolve) => redis.once('ready', () => resolve()));
