import type { Redis } from 'ioredis';
import { GROUP, type ServiceKeys } from '../keys.js';

const LONG_GONE_MS = 3_600_000;

/**
 * Removes the names of replicas that died long ago from the group of a stream. A name with pending entries stays:
 * deleting it would forget them.
 */
export async function removeDeadConsumers(
  redis: Redis,
  stream: string,
  keys: ServiceKeys,
  idleMs = LONG_GONE_MS,
): Promise<number> {
  const consumers = (await redis.xinfo('CONSUMERS', stream, GROUP)) as (string | number)[][];
  let removed = 0;
  for (const fields of consumers) {
    const { name, pending, idle } = recordOf(fields);
    if (Number(pending) > 0 || Number(idle) < idleMs) continue;
    if ((await redis.exists(keys.heartbeat(String(name)))) === 1) continue;
    await redis.xgroup('DELCONSUMER', stream, GROUP, String(name));
    removed++;
  }
  return removed;
}

/** Redis's flat list of names and values as a record. */
export function recordOf(fields: readonly (string | number | null)[]): Record<string, string | number | null> {
  const record: Record<string, string | number | null> = {};
  for (let at = 0; at + 1 < fields.length; at += 2) record[String(fields[at])] = fields[at + 1] ?? null;
  return record;
}
