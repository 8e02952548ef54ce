import type { KeepJobs } from 'bullmq';
import type { RedisClient } from '../redis/redis.js';

/** About four minutes of tries; after that a job stays in the failed set for a person to look at. */
export const JOB_RETRIES = { attempts: 10, backoff: { type: 'exponential', delay: 500, jitter: 0.3 } } as const;

/**
 * What leads the keys of a queue. In a Redis Cluster all keys of a queue must lie together and different queues should
 * not, so it has the hash tag of the queue; elsewhere it stays as it was, or jobs that wait would not be found.
 */
export const queuePrefix = (prefix: string, queue = '', redis?: Pick<RedisClient, 'isCluster'>): string =>
  redis?.isCluster ? `{${prefix}:bull:${queue}}` : `${prefix}:bull`;

/**
 * How long a killed worker's job waits until another one takes it: lock and check, at worst both, in milliseconds. A
 * machine that restarts often must not lose a job: only the job's own errors count as attempts.
 */
export const WORKER_SETTINGS = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 10 } as const;

export interface StreamLimits {
  /** Entries of BullMQ's event stream. */
  events: number;
  completed: KeepJobs;
  /** Longest wait for a wake-up before a worker looks by itself; the embedded Redis wakes connections that are gone. */
  drainSeconds: number;
}

/** The embedded Redis copies a whole key on every write, so what it holds must stay short. */
export const streamLimits = (embedded: boolean): StreamLimits =>
  embedded
    ? { events: 100, completed: { count: 50 }, drainSeconds: 1 }
    : { events: 10_000, completed: { age: 24 * 3600, count: 5_000 }, drainSeconds: 5 };
