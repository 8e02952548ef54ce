import { createRequire } from 'node:module';
import path from 'node:path';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import type { BeforeHookResult, HookContext } from '@bull-board/api/typings/app';
import { eraseUserJob, QUEUE_BOARD_PATH, QUEUES } from '@aivy/contracts';
import { createRedis, queuePrefix, type Logger } from '@aivy/server-kit';
import { Queue, type Job } from 'bullmq';
import { BoardRoutes } from './board-routes.js';
import { idsOf, withoutAddresses } from './shown-data.js';

/**
 * What an operator may change from the board: what `npm run jobs` does and what can be undone. Jobs come from the
 * outboxes alone, so none is made, edited or put elsewhere here, and no queue is emptied.
 */
const CHANGES: ReadonlySet<string> = new Set([
  '/api/queues/:queueName/:jobId/retry',
  '/api/queues/:queueName/:jobId/promote',
  '/api/queues/:queueName/:jobId/clean',
  '/api/queues/:queueName/retry/:queueStatus',
  '/api/queues/:queueName/clean/:queueStatus',
  '/api/queues/:queueName/promote',
  '/api/queues/:queueName/pause',
  '/api/queues/:queueName/resume',
]);
/** The work of a job that waits is still to be done, so jobs of these states alone are removed. */
const CLEANED: ReadonlySet<unknown> = new Set(['completed', 'failed']);
const NOT_HERE =
  'This cannot be done from here: jobs come from the services, and a job that waits is still to be done.';

const REFUSED: BeforeHookResult = { allow: false, status: 403, message: NOT_HERE };

/** A failed erasure that nobody tries again would leave the data of somebody who has deleted the account. */
const isToBeDone = (kind: string): boolean => [eraseUserJob.name, ...(eraseUserJob.formerNames ?? [])].includes(kind);

const isOver = async (job: Job): Promise<boolean> =>
  CLEANED.has(await job.getState()) && ((await job.isCompleted()) || !isToBeDone(job.name));

/** @param queueOf a queue by its name; none for a name that is no queue's */
const ruleOf =
  (queueOf: (name: unknown) => Queue | undefined) =>
  async ({ method, route, request }: HookContext): Promise<BeforeHookResult> => {
    const { queueName, jobId, queueStatus } = request.params;
    if (method === 'get') return { allow: true };
    if (!CHANGES.has(route)) return REFUSED;
    if (route.endsWith('/clean/:queueStatus')) {
      const holdsErasures = queueName === eraseUserJob.queue && queueStatus === 'failed';
      return CLEANED.has(queueStatus) && !holdsErasures ? { allow: true } : REFUSED;
    }
    if (route.endsWith('/:jobId/clean')) {
      const job = await queueOf(queueName)?.getJob(String(jobId));
      return !job || (await isOver(job)) ? { allow: true } : REFUSED;
    }
    return { allow: true };
  };

/** A job that is tried again gets all its tries, so that a cause that is nearly mended does not end it again. */
function withAllTries<J extends Job | undefined>(job: J): J {
  if (!job) return job;
  const retry = job.retry.bind(job);
  job.retry = (state) => retry(state, { resetAttemptsMade: true });
  return job;
}

class OperatorsQueue extends BullMQAdapter {
  override async getJob(id: string): Promise<Job | undefined> {
    return withAllTries(await super.getJob(id));
  }

  override async getJobs(...wanted: Parameters<BullMQAdapter['getJobs']>): Promise<Job[]> {
    return (await super.getJobs(...wanted)).map(withAllTries);
  }
}

export interface QueueBoard {
  routes: BoardRoutes;
  close(): Promise<void>;
}

/** Opens the board over all queues; it asks Redis for nothing until it is looked at. */
export function openQueueBoard(options: { redisUrl: string; prefix: string; logger: Logger }): QueueBoard {
  const { redisUrl, prefix, logger } = options;
  // Somebody waits for the page, so a missing Redis must be an error soon.
  const redis = createRedis(redisUrl, { maxRetriesPerRequest: 2, logger });
  const queues = QUEUES.map(
    (name) =>
      new Queue(name, { connection: redis, prefix: queuePrefix(prefix, name, redis), skipWaitingForReady: true }),
  );
  const routes = new BoardRoutes(QUEUE_BOARD_PATH);
  createBullBoard({
    queues: queues.map((queue) => {
      // BullMQ repeats the connection's errors; createRedis has told them already.
      queue.on('error', () => undefined);
      const shown = new OperatorsQueue(queue);
      shown.setFormatter('data', idsOf);
      shown.setFormatter('returnValue', () => undefined);
      return shown;
    }),
    serverAdapter: routes,
    options: {
      uiBasePath: path.dirname(createRequire(import.meta.url).resolve('@bull-board/ui/package.json')),
      uiConfig: { boardTitle: 'Aivy queues', hideDocsLink: true, showWorkers: false },
      handlerHooks: {
        before: ruleOf((wanted) => queues.find(({ name }) => name === wanted)),
        after: (_context, result) => ({ ...result, body: withoutAddresses(result.body) }),
      },
    },
  });
  return {
    routes,
    async close() {
      await Promise.all(queues.map((queue) => queue.close()));
      redis.disconnect();
    },
  };
}
