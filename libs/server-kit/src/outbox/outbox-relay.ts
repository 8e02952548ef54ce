import type { DataSource } from 'typeorm';
import type { Logger } from '../log/logger.js';
import { outsideRequests } from '../request/request-context.js';
import { JobQueues } from '../queue/job-queues.js';
import { watchCommits } from './commit-watch.js';
import { OutboxStore } from './outbox-store.js';

const BATCH = 100;
const POLL_MS = 500;

export interface OutboxRelayOptions {
  dataSource: DataSource;
  redisUrl: string;
  prefix: string;
  logger: Logger;
  /** Milliseconds between two looks when nobody kicks (another process may have written); default 500. */
  pollMs?: number;
}

/**
 * Carries the rows of one outbox to BullMQ. Rows stay locked while they are being sent, so several replicas may run.
 * A crash after sending and before marking sends again; the job id makes the queue drop the second one.
 */
export class OutboxRelay {
  private readonly store: OutboxStore;
  private readonly queues: JobQueues;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = true;
  private failing = false;
  private unwatch: (() => void) | undefined;

  constructor(private readonly options: OutboxRelayOptions) {
    this.store = new OutboxStore(options.dataSource);
    this.queues = new JobQueues(options);
  }

  start(): void {
    if (!this.stopped) return;
    this.stopped = false;
    this.unwatch = watchCommits(this.options.dataSource, () => this.kick());
    this.timer = setInterval(() => this.kick(), this.options.pollMs ?? POLL_MS);
    this.kick();
  }

  /** Look now: something was committed. */
  kick(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    // The commit of a request sets it off; its batch is everybody's, and must not end with that request's time.
    this.running = outsideRequests(() => this.drain()).finally(() => {
      this.running = undefined;
      if (this.again) {
        this.again = false;
        this.kick();
      }
    });
  }

  /** Finishes the batch in hand; what is left waits in Postgres for the next start. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.unwatch?.();
    clearInterval(this.timer);
    await this.running;
    await this.queues.close();
  }

  private async drain(): Promise<void> {
    try {
      await this.resendAfterLoss();
      while (!this.stopped && (await this.store.sendBatch(BATCH, (rows) => this.queues.add(rows))) === BATCH);
      this.failing = false;
    } catch (error) {
      // Once per outage; the poll tries again.
      if (!this.failing && !this.stopped) this.options.logger.error({ err: error }, 'outbox is not being sent');
      this.failing = true;
    }
  }

  /** A Redis without our mark is new or has lost its data: what it was given may be gone. Jobs can be repeated, so send all again. */
  private async resendAfterLoss(): Promise<void> {
    const mark = this.store.name;
    if (await this.queues.remembers(mark)) return;
    const count = await this.store.deleteSent();
    if (count > 0) this.options.logger.warn({ count }, 'the queue lost its memory: jobs are sent again');
    await this.queues.remember(mark);
  }
}
