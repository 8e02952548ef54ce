/** What `npm run jobs -- COMMAND` does: jobs that failed for good, seen, tried again, or removed. */
import { QUEUES, type QueueName } from '@aivy/contracts';
import { createRedis, queuePrefix } from '@aivy/server-kit';
import { type Job, Queue } from 'bullmq';
import { requireTarget, UsageError } from '@aivy/server-kit/command';

const USAGE = `usage: npm run jobs -- COMMAND

  list [QUEUE]          what lies in the queues, and the jobs that failed for good with their reasons
  retry QUEUE [ID]      tries them again, or one of them
  remove QUEUE ID       removes one that failed; its work is never done

Queues: ${QUEUES.join(', ')}. Commands work on the system of DATABASE_URL and REDIS_QUEUE_URL (or REDIS_URL), or on the one that npm start runs here.`;

const STATES = ['wait', 'active', 'delayed', 'failed'] as const;
/** Of a queue, in the list. */
const SHOWN = 50;

function queueOf(text: string | undefined): QueueName {
  const queue = QUEUES.find((each) => each === text);
  if (!queue) throw new UsageError(`There is no queue ${text ?? ''}; queues are ${QUEUES.join(', ')}.`);
  return queue;
}

/** @returns what to tell the operator. @throws UsageError for what the operator can mend */
export async function run([command, name, id, ...more]: string[]): Promise<string> {
  if (more.length === 0 && command === 'list' && id === undefined) {
    const queues = name === undefined ? QUEUES : [queueOf(name)];
    return (await Promise.all(queues.map((queue) => withQueue(queue, describe)))).join('\n');
  }
  if (more.length === 0 && command === 'retry' && name) return withQueue(queueOf(name), (queue) => retry(queue, id));
  if (more.length === 0 && command === 'remove' && name && id)
    return withQueue(queueOf(name), async (queue) => {
      await (await failedJob(queue, id)).remove();
      return `${id} is removed.`;
    });
  throw new UsageError(USAGE);
}

async function withQueue<T>(name: QueueName, work: (queue: Queue) => Promise<T>): Promise<T> {
  const { redisQueueUrl, keyPrefix } = requireTarget();
  if (!redisQueueUrl) throw new UsageError('Neither REDIS_QUEUE_URL nor REDIS_URL is set.');
  const redis = createRedis(redisQueueUrl);
  const queue = new Queue(name, { connection: redis, prefix: queuePrefix(keyPrefix, name, redis) });
  try {
    return await work(queue);
  } finally {
    await queue.close();
    redis.disconnect();
  }
}

async function describe(queue: Queue): Promise<string> {
  const counts = await queue.getJobCounts(...STATES);
  const failed = await queue.getFailed(0, SHOWN - 1);
  const head = `${queue.name}: ${STATES.map((state) => `${counts[state] ?? 0} ${state}`).join(', ')}`;
  return [head, ...failed.map(lineOf)].join('\n');
}

const lineOf = ({ id = '', name, attemptsMade, finishedOn = 0, failedReason }: Job): string =>
  `  ${id}  ${name}  failed after ${attemptsMade} tries at ${new Date(finishedOn).toISOString()}: ${failedReason.split('\n')[0]}`;

async function retry(queue: Queue, id: string | undefined): Promise<string> {
  const jobs = id === undefined ? await queue.getFailed() : [await failedJob(queue, id)];
  // Its tries begin anew, so that a cause that is nearly mended does not end it again.
  for (const job of jobs) await job.retry('failed', { resetAttemptsMade: true });
  return `${jobs.length} ${jobs.length === 1 ? 'job' : 'jobs'} of ${queue.name} will be tried again.`;
}

async function failedJob(queue: Queue, id: string): Promise<Job> {
  const job = await queue.getJob(id);
  if (!job || !(await job.isFailed())) throw new UsageError(`No job ${id} has failed in ${queue.name}.`);
  return job;
}
