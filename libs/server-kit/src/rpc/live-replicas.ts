import type { RedisClient } from '../redis/redis.js';
import { GROUP, type ServiceKeys } from './keys.js';
import { recordOf } from './server/dead-consumers.js';

/** How many replicas of a service have a heartbeat now. @param keys of any of its shards: each replica reads all of them */
export async function liveReplicas(redis: RedisClient, keys: ServiceKeys): Promise<number> {
  const consumers = await redis.xinfo('CONSUMERS', keys.queue, GROUP).catch((error: unknown) => {
    // The service has never been there.
    if (error instanceof Error && /no such key|NOGROUP/i.test(error.message)) return [];
    throw error;
  });
  const names = (consumers as (string | number)[][]).map((fields) => String(recordOf(fields)['name']));
  return names.length === 0 ? 0 : redis.exists(...names.map((name) => keys.heartbeat(name)));
}
