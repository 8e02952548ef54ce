import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from '../log/logger.js';

/**
 * A Redis connection that reconnects for ever and never lets an `error` event end the process.
 * Commands wait while it is away; pass `maxRetriesPerRequest` to have them fail instead.
 */
export function createRedis(url: string, options: RedisOptions & { logger?: Logger } = {}): Redis {
  const { logger, ...rest } = options;
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => Math.min(50 * attempt, 1000),
    ...rest,
  });
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

/** A socket that owes an answer and stays silent this long is dead. */
const SOCKET_TIMEOUT_MS = 3_000;

/**
 * A second connection like `redis` for what a waiting caller depends on: a command fails after `maxWaitMs`, or at once
 * while Redis is away, and is never sent later.
 */
export function createPromptRedis(redis: Redis, maxWaitMs: number): Redis {
  const prompt = redis.duplicate({
    commandTimeout: maxWaitMs,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: null,
    socketTimeout: SOCKET_TIMEOUT_MS,
    connectTimeout: SOCKET_TIMEOUT_MS,
  });
  prompt.on('error', () => undefined);
  prompt.on('close', () => dropSocketTimer(prompt));
  return prompt;
}

/**
 * ioredis 5 keeps the timer of `socketTimeout` when a connection closes: it would then destroy the next connection,
 * and hold up the end of the process.
 */
export function dropSocketTimer(redis: Redis): void {
  const inner = redis as unknown as { socketTimeoutTimer?: NodeJS.Timeout | undefined };
  clearTimeout(inner.socketTimeoutTimer);
  inner.socketTimeoutTimer = undefined;
}

/**
 * Is this the embedded JavaScript Redis? It keeps nothing on disk and copies whole keys on write,
 * so streams and finished jobs must stay short there. It alone reports no `run_id`.
 */
export async function isEmbeddedRedis(redis: Redis): Promise<boolean> {
  const info = await redis.info('server');
  return !/^run_id:/m.test(info);
}
