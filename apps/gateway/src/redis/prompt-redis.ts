import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { createPromptRedis, REDIS, withinOr } from '@aivy/server-kit';
import type { Redis } from 'ioredis';

/** A command on the way of a request takes a millisecond; after this long Redis counts as away. */
const MAX_WAIT_MS = 250;

/** The connection for look-ups on the way of a request: its commands fail soon instead of waiting for Redis. */
@Injectable()
export class PromptRedis implements OnModuleInit, OnApplicationShutdown {
  readonly redis: Redis;

  constructor(@Inject(REDIS) redis: Redis) {
    this.redis = createPromptRedis(redis, MAX_WAIT_MS);
  }

  /** The first requests should find it connected, but a gateway also starts without Redis. */
  async onModuleInit(): Promise<void> {
    if (this.redis.status === 'ready') return;
    const ready = new Promise<void>((resolve) => this.redis.once('ready', () => resolve()));
    await withinOr(ready, MAX_WAIT_MS * 4, undefined);
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
