import { Redis, type RedisOptions } from 'ioredis';
import { dropSocketTimer } from '../redis/redis.js';
import type { RpcConnection, RpcMetrics } from './metrics.js';

/** Longest BLOCK of a read on a real Redis; the socket timeout must exceed it. */
export const BLOCK_MS = 2_000;
/** A socket that owes an answer and stays silent this long is dead (half open). */
const SOCKET_TIMEOUT_MS = 3_000;
const MAX_RECONNECT_DELAY_MS = 500;

/** One Redis connection whose writes of a tick leave in one packet. */
export interface Link {
  redis: Redis;
  /** Call before writing: holds the socket back until the end of the tick. */
  cork(): void;
}

export interface LinkOptions {
  url: string;
  /** Shown by CLIENT LIST; the drain finds a blocked read by it. */
  name: string;
  role: RpcConnection;
  metrics: RpcMetrics;
  redis?: RedisOptions;
}

/** Opens a connection that reconnects for ever. Errors are not thrown: `close` and `ready` events tell. */
export function openLink(options: LinkOptions): Link {
  const redis = new Redis(options.url, {
    connectionName: options.name,
    maxRetriesPerRequest: null,
    retryStrategy: (attempt: number) => Math.min(25 * attempt, MAX_RECONNECT_DELAY_MS),
    socketTimeout: SOCKET_TIMEOUT_MS,
    connectTimeout: SOCKET_TIMEOUT_MS,
    // After a failover the old master refuses writes: the address now leads to another one.
    reconnectOnError: (error: Error) => error.message.startsWith('READONLY'),
    ...options.redis,
  });
  redis.on('error', () => undefined);
  redis.on('close', () => dropSocketTimer(redis));
  let seen = false;
  redis.on('ready', () => {
    if (seen) options.metrics.reconnected(options.role);
    seen = true;
  });
  return { redis, cork: corker(redis) };
}

/** One socket write per tick is worth a third of the throughput; ioredis writes once per command. */
function corker(redis: Redis): () => void {
  let held: Redis['stream'] | undefined;
  const release = (): void => {
    const socket = held;
    held = undefined;
    socket?.uncork();
  };
  return () => {
    if (held) return;
    const socket = redis.stream as Redis['stream'] | undefined;
    if (!socket || socket.destroyed) return;
    held = socket;
    socket.cork();
    process.nextTick(release);
  };
}

/** Resolves when the connection is usable; rejects when it was closed for good first. */
export function whenReady(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return Promise.resolve();
  return new Promise((resolve, reject) => {
    const done = (): void => {
      redis.off('end', failed);
      resolve();
    };
    const failed = (): void => {
      redis.off('ready', done);
      reject(new Error('the Redis connection was closed'));
    };
    redis.once('ready', done);
    redis.once('end', failed);
  });
}
