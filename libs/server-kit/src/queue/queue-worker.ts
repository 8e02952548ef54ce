import { type JobKind, QUEUES } from '@aivy/contracts';
import { DelayedError, type Job, UnrecoverableError, Worker } from 'bullmq';
import * as z from 'zod/mini';
import type { Logger } from '../log/logger.js';
import type { Metrics } from '../metrics/metrics.js';
import { runInRequest } from '../request/request-context.js';
import { createRedis, isEmbeddedRedis } from '../redis/redis.js';
import { registryFaults } from '../rpc/registry.js';
import { within } from '../time/within.js';
import type { Tracer } from '../request/span.js';
import { jobObserver } from './job-observer.js';
import { inJobSpan } from './job-span.js';
import { queuePrefix, streamLimits, WORKER_SETTINGS } from './queue-settings.js';

/** What runs for one kind of job. It must be repeatable: a job may run again after a crash. */
export interface JobHandler {
  kind: JobKind;
  run: (data: unknown, info: { jobId: string; attempt: number }) => Promise<void>;
}

/** Ties a kind to its function with the data's type. */
export const jobHandler = <D extends z.ZodMiniType>(
  kind: JobKind<D>,
  run: (data: z.infer<D>, info: { jobId: string; attempt: number }) => Promise<void>,
): JobHandler => ({ kind, run: (data, info) => run(data as z.infer<D>, info) });

export interface QueueWorkerOptions {
  redisUrl: string;
  prefix: string;
  /** Kinds that must each have exactly one handler, and no other may have one. */
  kinds: readonly JobKind[];
  handlers: readonly JobHandler[];
  logger: Logger;
  /** Jobs at the same time per queue; default 4. */
  concurrency?: number;
  /** For how long each kind of job ran, and what became of it. */
  metrics?: Metrics;
  /** Makes a span of each job, as a part of the work that enqueued it. */
  tracer?: Tracer | undefined;
  /** Milliseconds for which a job of an unknown kind is put back; default 15000. */
  putBackMs?: number;
}

export interface QueueWorker {
  /** Finishes the jobs in hand, takes no more. What is not finished after seven seconds another worker does again. */
  close(): Promise<void>;
}

/** Longer than a call of a job may take; with Redis away a job can only be left to the next worker. */
const CLOSE_MS = 7_000;
/** Long enough not to keep the queue busy, short beside a rollout. */
const PUT_BACK_MS = 15_000;
/** A rollout is over by then: what nobody knows still is a fault. */
const UNKNOWN_FOR_MS = 24 * 3_600_000;

/**
 * Works off all queues that have a handler. Failed jobs come back with growing pauses and are kept after the last try.
 * @throws Error that names every kind without a handler, with more than one, or that is not among `kinds`
 */
export async function createQueueWorker(options: QueueWorkerOptions): Promise<QueueWorker> {
  requireProcessors(options.kinds, options.handlers);
  const redis = createRedis(options.redisUrl, { logger: options.logger });
  const limits = streamLimits(await isEmbeddedRedis(redis));
  const queues = QUEUES.filter((queue) => options.handlers.some((handler) => handler.kind.queue === queue));
  const observe = options.metrics && jobObserver(options.metrics);
  const workers = queues.map((queue) => {
    const worker = new Worker(queue, (job, token) => process(job, token, options), {
      ...WORKER_SETTINGS,
      connection: redis,
      prefix: queuePrefix(options.prefix, queue, redis),
      concurrency: options.concurrency ?? 4,
      drainDelay: limits.drainSeconds,
      removeOnComplete: limits.completed,
    });
    worker.on('completed', (job) => observe?.(job, 'done'));
    worker.on('failed', (job) => observe?.(job, 'failed'));
    worker.on('error', (err) => options.logger.warn({ err, queue }, 'queue worker'));
    worker.on('failed', (job, err) =>
      options.logger.error({ err, queue, job: job?.id, attempt: job?.attemptsMade }, 'job failed'),
    );
    return worker;
  });
  return {
    async close() {
      try {
        await within(Promise.all(workers.map((worker) => worker.close())), CLOSE_MS, 'the jobs in hand did not end');
      } finally {
        redis.disconnect();
        // Its blocking connection would go on trying for ever.
        for (const worker of workers) void worker.disconnect().catch(() => undefined);
      }
    },
  };
}

function requireProcessors(kinds: readonly JobKind[], handlers: readonly JobHandler[]): void {
  const names = (all: readonly JobKind[]): string[] => all.map(({ queue, name }) => `${queue}/${name}`);
  const faults = registryFaults(names(kinds), names(handlers.map(({ kind }) => kind)));
  if (faults.length > 0) throw new Error(`Every kind of job needs one processor: ${faults.join(', ')}`);
}

async function process(job: Job, token: string | undefined, options: QueueWorkerOptions): Promise<void> {
  const { handlers, logger, tracer } = options;
  const handler = handlers.find(
    ({ kind: { queue, name, formerNames = [] } }) =>
      queue === job.queueName && [name, ...formerNames].includes(job.name),
  );
  const jobId = job.id ?? '';
  if (!handler) return putBack(job, token, options);
  const data = z.safeParse(handler.kind.data, job.data);
  if (!data.success) throw new UnrecoverableError(`Data of ${jobId} do not fit: ${z.prettifyError(data.error)}`);
  await inJobSpan(job, tracer, (span) =>
    runInRequest({ requestId: `job-${jobId}`, ...(span && { span }) }, async () => {
      const startedAt = performance.now();
      await handler.run(data.data, { jobId, attempt: job.attemptsMade + 1 });
      logger.info({ job: jobId, ms: Math.round(performance.now() - startedAt) }, 'job done');
    }),
  );
}

/**
 * While two releases run side by side the older worker meets kinds that it does not know: it leaves them to the newer one,
 * which is among those that look for work, and costs the job none of its tries.
 */
async function putBack(
  job: Job,
  token: string | undefined,
  { logger, putBackMs = PUT_BACK_MS }: QueueWorkerOptions,
): Promise<never> {
  const kind = `${job.queueName}/${job.name}`;
  if (Date.now() - job.timestamp > UNKNOWN_FOR_MS) throw new UnrecoverableError(`No handler for ${kind}`);
  logger.warn({ job: job.id, kind }, 'a job of a kind that this release does not know is put back');
  await job.moveToDelayed(Date.now() + putBackMs, token);
  throw new DelayedError();
}
