import { Redis, type RedisOptions } from 'ioredis';
import { parseRedisAddress } from '../config/redis-address.js';
import { createRedis, dropSocketTimer, type RedisClient } from '../redis/redis.js';
import { connectorTo, slotOf, topologyOf } from '../redis/topology.js';
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

/** A connection to whichever server a key lies on, for writes that may be made twice. */
export interface AnyLink extends Pick<Link, 'cork'> {
  redis: RedisClient;
}

export interface LinkOptions {
  /** See `parseRedisAddress`. */
  url: string;
  /** What it is for: in a Redis Cluster it connects to the node that has this key, and follows it. */
  key: string;
  /** Shown by CLIENT LIST; the drain finds a blocked read by it. */
  name: string;
  role: RpcConnection;
  metrics: RpcMetrics;
  redis?: RedisOptions;
}

/** Opens a connection that reconnects for ever. Errors are not thrown: `close` and `ready` events tell. */
export function openLink(options: LinkOptions): Link {
  const redis = connect(options, {
    connectionName: options.name,
    maxRetriesPerRequest: null,
    retryStrategy: (attempt: number) => Math.min(25 * attempt, MAX_RECONNECT_DELAY_MS),
    socketTimeout: SOCKET_TIMEOUT_MS,
    connectTimeout: SOCKET_TIMEOUT_MS,
    // After a failover the old master refuses writes: the address now leads to another one. A slot may move as well.
    reconnectOnError: (error: Error) => /^(READONLY|MOVED|UNBLOCKED)/.test(error.message),
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

function connect({ url, key }: LinkOptions, options: RedisOptions): Redis {
  const address = parseRedisAddress(url);
  if (address.kind === 'server') return new Redis(address.url, options);
  if (address.kind === 'sentinels') return new Redis({ ...options, ...address.options });
  const Connector = connectorTo(topologyOf(url, address), slotOf(key));
  return new Redis({ ...options, ...address.options, Connector });
}

/** Opens what reaches every node of a Cluster; elsewhere it is the link that is there. */
export function openAnyLink(url: string, own: Link): AnyLink {
  if (!isCluster(url)) return own;
  return { redis: createRedis(url), cork: () => undefined };
}

const isCluster = (url: string): boolean => parseRedisAddress(url).kind === 'cluster';

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
