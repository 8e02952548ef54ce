import { QUEUES } from '@aivy/contracts';
import { Queue } from 'bullmq';
import type { RedisClient } from '../redis/redis.js';
import type { Metrics, Sample } from '../metrics/metrics.js';
import { queuePrefix } from './queue-settings.js';

/** `wait`: nobody has taken it; `delayed`: it is tried again later; `failed`: it was given up and waits for a person. */
const STATES = ['wait', 'active', 'delayed', 'failed'] as const;

/**
 * How much lies in the queues and how long the oldest job has waited, read when somebody asks for the metrics.
 * @returns what ends it
 */
export function watchQueues(metrics: Metrics, redis: RedisClient, prefix: string): { close(): Promise<void> } {
  const queues = QUEUES.map(
    (name) =>
      new Queue(name, { connection: redis, prefix: queuePrefix(prefix, name, redis), skipWaitingForReady: true }),
  );
  for (const queue of queues) queue.on('error', () => undefined);
  const ofAll = async <L extends string>(read: (queue: Queue) => Promise<Sample<L>[]>): Promise<Sample<L>[]> =>
    (await Promise.all(queues.map(read))).flat();
  metrics.scraped('aivy_queue_jobs', 'Jobs in a queue by their state', ['queue', 'state'], () =>
    ofAll(async (queue) => {
      const counts = await queue.getJobCounts(...STATES);
      return STATES.map((state) => ({ labels: { queue: queue.name, state }, value: counts[state] ?? 0 }));
    }),
  );
  metrics.scraped('aivy_queue_oldest_seconds', 'Age of the oldest job that nobody has taken', ['queue'], () =>
    ofAll(async (queue) => {
      const [oldest] = await queue.getJobs(['wait'], 0, 0, true);
      return [{ labels: { queue: queue.name }, value: oldest ? (Date.now() - oldest.timestamp) / 1_000 : 0 }];
    }),
  );
  return { close: async () => void (await Promise.all(queues.map((queue) => queue.close()))) };
}
