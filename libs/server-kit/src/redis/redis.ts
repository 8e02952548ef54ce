import { Cluster, type ClusterOptions, Redis, type RedisOptions } from 'ioredis';
import type { Logger } from '../log/logger.js';
import { parseRedisAddress } from '../config/redis-address.js';

/** A connection to one server, or to all nodes of a Cluster. A command over several keys needs them in one slot there. */
export type RedisClient = Redis | Cluster;

const RETRY_AFTER_MS = 100;
/** A minute of tries, for what waits as long as it takes; ioredis tries 16 times. */
const PATIENT_REDIRECTIONS = 600;
/** A failover shows by errors; one that nobody met, by this look. */
const LOOK_AT_SLOTS_MS = 5_000;

/**
 * A Redis connection that reconnects for ever and never lets an `error` event end the process.
 * Commands wait while it is away; pass `maxRetriesPerRequest` to have them fail instead.
 * @param url see `parseRedisAddress`
 */
export function createRedis(url: string, options: RedisOptions & { logger?: Logger } = {}): RedisClient {
  const { logger, ...rest } = options;
  const redis = connect(url, {
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

function connect(url: string, options: RedisOptions): RedisClient {
  const address = parseRedisAddress(url);
  if (address.kind === 'server') return new Redis(address.url, options);
  if (address.kind === 'sentinels') return new Redis({ ...options, ...address.options });
  return new Cluster(address.nodes, clusterOptions({ ...options, ...address.options }));
}

/** The options of a connection as a Cluster takes them: its nodes are found and left by the Cluster itself. */
function clusterOptions({ retryStrategy: _own, enableOfflineQueue, ...options }: RedisOptions): ClusterOptions {
  return {
    redisOptions: options,
    ...(enableOfflineQueue !== undefined && { enableOfflineQueue }),
    ...(options.lazyConnect !== undefined && { lazyConnect: options.lazyConnect }),
    ...(options.maxRetriesPerRequest === null && { maxRedirections: PATIENT_REDIRECTIONS }),
    retryDelayOnFailover: RETRY_AFTER_MS,
    retryDelayOnClusterDown: RETRY_AFTER_MS,
    slotsRefreshInterval: LOOK_AT_SLOTS_MS,
    clusterRetryStrategy: (attempt) => Math.min(50 * attempt, 1000),
  };
}

/** A second connection like `redis`; with other options where they are given. */
export function duplicateRedis(redis: RedisClient, options: RedisOptions = {}): RedisClient {
  if (!(redis instanceof Cluster)) return redis.duplicate(options);
  return redis.duplicate([], clusterOptions({ ...redis.options.redisOptions, ...options }));
}

/** A socket that owes an answer and stays silent this long is dead. */
const SOCKET_TIMEOUT_MS = 3_000;

/**
 * A second connection like `redis` for what a waiting caller depends on: a command fails after `maxWaitMs`, or at once
 * while Redis is away, and is never sent later.
 */
export function createPromptRedis(redis: RedisClient, maxWaitMs: number): RedisClient {
  const prompt = duplicateRedis(redis, {
    commandTimeout: maxWaitMs,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: null,
    socketTimeout: SOCKET_TIMEOUT_MS,
    connectTimeout: SOCKET_TIMEOUT_MS,
  });
  prompt.on('error', () => undefined);
  if (prompt instanceof Cluster) prompt.on('+node', (node: Redis) => node.on('close', () => dropSocketTimer(node)));
  else prompt.on('close', () => dropSocketTimer(prompt));
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
export async function isEmbeddedRedis(redis: RedisClient): Promise<boolean> {
  const info = await redis.info('server');
  return !/^run_id:/m.test(info);
}
