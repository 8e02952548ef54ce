import type { Redis } from 'ioredis';
import { entryTime, GROUP } from '../keys.js';
import type { QueueRecord } from '../metrics.js';

/** Length, lag and pending entries of one request stream. */
export async function sampleQueue(redis: Redis, stream: string): Promise<Omit<QueueRecord, 'service' | 'lane'>> {
  const [length, groups, summary] = await Promise.all([
    redis.xlen(stream),
    redis.xinfo('GROUPS', stream) as Promise<(string | number | null)[][]>,
    redis.xpending(stream, GROUP) as Promise<[number, string | null, string | null, unknown]>,
  ]);
  const group = groups.find((fields) => fieldOf(fields, 'name') === GROUP) ?? [];
  const oldest = summary[1];
  return {
    length,
    lag: Number(fieldOf(group, 'lag') ?? 0),
    pending: Number(summary[0]),
    oldestPendingMs: oldest === null ? 0 : Math.max(0, Date.now() - entryTime(oldest)),
  };
}

/** Value after a name in Redis's flat list of pairs. */
function fieldOf(fields: readonly (string | number | null)[], name: string): string | number | null | undefined {
  const at = fields.indexOf(name);
  return at < 0 ? undefined : fields[at + 1];
}
