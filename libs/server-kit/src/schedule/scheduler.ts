import { Queue, UnrecoverableError, Worker } from 'bullmq';
import type { Logger } from '../log/logger.js';
import { runInRequest } from '../request/request-context.js';
import { queuePrefix, streamLimits, WORKER_SETTINGS } from '../queue/queue-settings.js';
import { createRedis, isEmbeddedRedis } from '../redis/redis.js';
import { within } from '../time/within.js';
import type { Tracer } from '../request/span.js';
import { inSpan } from '../trace/traced.js';
import type { ScheduledWork } from './scheduled-work.js';

export interface SchedulerOptions {
  /** Whose processes share the work. */
  service: string;
  redisUrl: string;
  prefix: string;
  work: readonly ScheduledWork[];
  logger: Logger;
  /** Makes a span of each run. */
  tracer?: Tracer | undefined;
  /** Milliseconds between two looks whether Redis still has the schedules; default 15000. */
  healMs?: number;
}

export interface Scheduler {
  /** Takes no more, and lets what is in hand end if it is quick; otherwise another process does it again. */
  close(): Promise<void>;
}

const HEAL_MS = 15_000;
const CLOSE_MS = 1_500;
/** By how much the clocks of sound machines may differ. */
const CLOCK_SKEW_MS = 5_000;
/** Nobody waits for it, so it counts as slow later than a call. */
const SLOW_MS = 10_000;
/** Of a service's last failed runs, for a person to look at. */
const KEEP_FAILED = 20;

/**
 * Does a service's scheduled work, once a period over all processes that run this: each schedule is a BullMQ job
 * scheduler of the service's own queue, and every process works the queue off. The schedules are written at the start,
 * at every reconnect and now and then, so that a Redis that has lost its data gets them again; a new one runs at once.
 */
export async function startScheduler(options: SchedulerOptions): Promise<Scheduler> {
  const { work, logger, tracer } = options;
  const connection = createRedis(options.redisUrl, { logger });
  const limits = streamLimits(await isEmbeddedRedis(connection));
  const name = `schedules-${options.service}`;
  const prefix = queuePrefix(options.prefix, name, connection);
  const queue = new Queue(name, {
    connection,
    prefix,
    skipWaitingForReady: true,
    streams: { events: { maxLen: limits.events } },
  });
  // BullMQ repeats the connection's errors, here and below, at every try; createRedis has told them already.
  queue.on('error', () => undefined);
  await removeFormer(queue, work);
  const heal = healer(queue, work, logger);
  await heal();
  connection.on('ready', () => void heal());
  const timer = setInterval(() => void heal(), options.healMs ?? HEAL_MS);
  const worker = new Worker(
    name,
    async (job) => {
      const found = work.find(({ schedule }) => schedule.name === job.name);
      if (!found) throw new UnrecoverableError(`No work for the schedule ${job.name}`);
      const span = tracer?.begin(`schedule ${job.name}`, 'internal', { slowMs: SLOW_MS });
      const run = () =>
        runInRequest({ requestId: `schedule-${job.id ?? ''}`, ...(span && { span }) }, () => found.run());
      await (span ? inSpan(span, run) : run());
    },
    {
      ...WORKER_SETTINGS,
      connection,
      prefix,
      concurrency: work.length,
      drainDelay: limits.drainSeconds,
    },
  );
  worker.on('error', () => undefined);
  worker.on('failed', (job, err) => logger.warn({ err, schedule: job?.name }, 'scheduled work failed'));
  return {
    async close() {
      clearInterval(timer);
      try {
        await within(worker.close(), CLOSE_MS, 'the scheduled work in hand did not end');
      } finally {
        connection.disconnect();
        // Its blocking connection would go on trying for ever.
        void worker.disconnect().catch(() => undefined);
      }
    },
  };
}

/** Writing a schedule that is there changes nothing, so every process may do it at any time. */
function healer(queue: Queue, work: readonly ScheduledWork[], logger: Logger): () => Promise<void> {
  let running: Promise<void> | undefined;
  const write = async (): Promise<void> => {
    await removeFarOff(queue, work);
    for (const { schedule } of work) {
      await queue.upsertJobScheduler(
        schedule.name,
        { every: schedule.everyMs },
        // The next period is the next try.
        { name: schedule.name, opts: { attempts: 1, removeOnComplete: true, removeOnFail: { count: KEEP_FAILED } } },
      );
    }
  };
  // While Redis is away one look waits for it; more would only queue up behind.
  return () =>
    (running ??= write()
      .catch((err: unknown) => logger.warn({ err }, 'the schedules could not be written'))
      .finally(() => (running = undefined)));
}

/**
 * A next run later than one period from now was planned by a process whose clock was ahead. BullMQ would keep to it, and
 * the work would rest until all clocks have come there.
 */
async function removeFarOff(queue: Queue, work: readonly ScheduledWork[]): Promise<void> {
  const latest = new Map(
    work.map(({ schedule }) => [schedule.name, Date.now() + schedule.everyMs + CLOCK_SKEW_MS] as const),
  );
  for (const { key, next } of await queue.getJobSchedulers())
    if (next && next > (latest.get(key) ?? Infinity)) await queue.removeJobScheduler(key);
}

/** A schedule that a release has dropped would go on making jobs that nobody can do. */
async function removeFormer(queue: Queue, work: readonly ScheduledWork[]): Promise<void> {
  for (const { key } of await queue.getJobSchedulers())
    if (!work.some(({ schedule }) => schedule.name === key)) await queue.removeJobScheduler(key);
}
