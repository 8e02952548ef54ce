import { QUEUES } from '@aivy/contracts';
import { Queue } from 'bullmq';
import { createRedis, isEmbeddedRedis } from '../redis/redis.js';
import { JOB_RETRIES, queuePrefix, streamLimits } from './queue-settings.js';

/** A job on its way; `data` has been checked against its kind. */
export interface QueuedJob {
  queue: string;
  name: string;
  jobId: string;
  data: unknown;
  /** traceparent of the work that enqueued it. */
  traceparent?: string | undefined;
}

/** The sending side of the BullMQ queues, over one connection. */
export class JobQueues {
  private readonly redis;
  private readonly queues = new Map<string, Queue>();

  constructor(private readonly options: { redisUrl: string; prefix: string }) {
    // Rows stay locked while they are sent, so a missing Redis must be an error soon instead of a wait.
    this.redis = createRedis(options.redisUrl, { maxRetriesPerRequest: 2, enableOfflineQueue: true });
  }

  async add(jobs: readonly QueuedJob[]): Promise<void> {
    for (const name of new Set(jobs.map((job) => job.queue))) {
      const queue = await this.queue(name);
      const own = jobs.filter((job) => job.queue === name);
      await this.removeStranded(queue, own);
      await queue.addBulk(
        own.map(({ name, data, jobId, traceparent }) => ({
          name,
          data,
          // Where BullMQ keeps what telemetry hands on; workers of an older release do not look.
          opts: { jobId, ...(traceparent !== undefined && { telemetry: { metadata: traceparent } }) },
        })),
      );
    }
  }

  /** Do all queues still have what `remember` wrote? The marks lie among the keys of the queues, so they go when those go. */
  async remembers(mark: string): Promise<boolean> {
    const there = await Promise.all(this.markKeys(mark).map((key) => this.redis.exists(key)));
    return there.every((count) => count === 1);
  }

  async remember(mark: string): Promise<void> {
    await Promise.all(this.markKeys(mark).map((key) => this.redis.set(key, '1')));
  }

  async close(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    this.redis.disconnect();
  }

  private markKeys(mark: string): string[] {
    return QUEUES.map(
      (queue) => `${queuePrefix(this.options.prefix, queue, this.redis)}:${queue}:outbox-${mark.replaceAll('"', '')}`,
    );
  }

  /**
   * A job that is there but in no list of its queue, because Redis has lost a part of it, would never run and keep its
   * id from being used.
   */
  private async removeStranded(queue: Queue, jobs: readonly QueuedJob[]): Promise<void> {
    if ((await this.redis.exists(...jobs.map(({ jobId }) => queue.toKey(jobId)))) === 0) return;
    for (const { jobId } of jobs) {
      const job = await queue.getJob(jobId);
      // A worker may have it in its hands all the same; then it cannot be removed, and need not be.
      if (job && (await job.getState()) === 'unknown') await job.remove().catch(() => undefined);
    }
  }

  private async queue(name: string): Promise<Queue> {
    const known = this.queues.get(name);
    if (known) return known;
    const limits = streamLimits(await isEmbeddedRedis(this.redis));
    const queue = new Queue(name, {
      connection: this.redis,
      prefix: queuePrefix(this.options.prefix, name, this.redis),
      skipWaitingForReady: true,
      streams: { events: { maxLen: limits.events } },
      defaultJobOptions: { ...JOB_RETRIES, removeOnComplete: limits.completed, removeOnFail: false },
    });
    // BullMQ repeats the connection's errors; createRedis has told them already.
    queue.on('error', () => undefined);
    this.queues.set(name, queue);
    return queue;
  }
}
