import type { Redis } from 'ioredis';
import { entryTime, GROUP } from '../keys.js';
import type { QueueRecord } from '../metrics.js';
import type { StreamClock } from '../stream-clock.js';
import { recordOf } from './dead-consumers.js';

/** Length, lag and pending entries of one request stream. */
export async function sampleQueue(
  redis: Redis,
  stream: string,
  clock: StreamClock,
): Promise<Omit<QueueRecord, 'service' | 'lane' | 'shard'>> {
  const [length, groups, summary] = await Promise.all([
    redis.xlen(stream),
    redis.xinfo('GROUPS', stream) as Promise<(string | number | null)[][]>,
    redis.xpending(stream, GROUP) as Promise<[number, string | null, string | null, unknown]>,
  ]);
  const group = groups.map(recordOf).find(({ name }) => name === GROUP);
  const oldest = summary[1];
  return {
    length,
    lag: Number(group?.['lag'] ?? 0),
    pending: Number(summary[0]),
    oldestPendingMs: oldest === null ? 0 : Math.max(0, clock.latest() - entryTime(oldest)),
  };
}
