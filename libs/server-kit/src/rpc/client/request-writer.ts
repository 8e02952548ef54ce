import { outcomeUnknown, unavailable } from '../faults.js';
import { FIELD } from '../keys.js';
import type { Link } from '../link.js';
import { readTraits, type ServerTraits } from '../traits.js';
import type { OutstandingCall, OutstandingCalls } from './outstanding.js';

/** Requests older than this are dropped from a stream that nobody reads; longer than any deadline. */
const KEEP_REQUESTS_MS = 120_000;
const TRIM_EVERY = 1_024;
const REPLY_STREAM_TTL_MS = 30_000;
const REPLY_STREAM_REFRESH_MS = 5_000;

/**
 * Writes requests. Its connection never resends by itself: after a drop a write without an answer may or may not
 * have reached Redis, so only idempotent calls are written again.
 */
export class RequestWriter {
  private ready = false;
  private waiters: (() => void)[] = [];
  private traits: ServerTraits | undefined;
  private writes = 0;
  private readonly refresh: NodeJS.Timeout;

  constructor(
    private readonly link: Link,
    private readonly calls: OutstandingCalls,
    private readonly reply: string,
  ) {
    link.redis.on('close', () => this.dropped());
    link.redis.on('ready', () => void this.connected());
    this.refresh = setInterval(() => void this.keepReplyStream().catch(() => undefined), REPLY_STREAM_REFRESH_MS);
    this.refresh.unref();
  }

  get isReady(): boolean {
    return this.ready;
  }

  /** Resolves when requests can leave. */
  whenReady(): Promise<void> {
    return this.ready ? Promise.resolve() : new Promise((resolve) => this.waiters.push(resolve));
  }

  /** Writes the call now, or at the next `ready`. */
  write(call: OutstandingCall): void {
    if (!this.ready) return;
    call.state = 'written';
    this.link.cork();
    this.link.redis.xadd(call.to.stream, '*', FIELD, JSON.stringify(call.envelope)).then(
      (entryId) => {
        call.state = 'stored';
        if (entryId !== null) call.entryId = entryId;
      },
      (error: unknown) => this.refused(call, error),
    );
    if (++this.writes % TRIM_EVERY === 0) {
      this.link.redis.xtrim(call.to.stream, 'MINID', '~', Date.now() - KEEP_REQUESTS_MS).catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.refresh);
    if (this.ready) await this.link.redis.del(this.reply).catch(() => undefined);
    this.ready = false;
    this.link.redis.disconnect();
  }

  /** The reply stream exists only while its owner lives: services never create it. */
  private async connected(): Promise<void> {
    try {
      const before = this.traits;
      const traits = await readTraits(this.link.redis);
      this.traits = traits;
      await this.createReplyStream();
      if (this.link.redis.status !== 'ready') return;
      this.ready = true;
      for (const wake of this.waiters.splice(0)) wake();
      const lostMemory = before !== undefined && (traits.runId === undefined || traits.runId !== before.runId);
      for (const call of this.calls.all()) {
        if (call.state === 'waiting' || (call.envelope.f === 1 && lostMemory)) this.write(call);
      }
    } catch {
      // Redis answered with an error while it was coming up: drop the connection, the next `ready` tries again.
      if (this.link.redis.status === 'ready') this.link.redis.disconnect(true);
    }
  }

  private async createReplyStream(): Promise<void> {
    const { redis } = this.link;
    await redis.call('XADD', this.reply, ...(this.traits?.replyTrim ?? []), '*', FIELD, '[]');
    await redis.pexpire(this.reply, REPLY_STREAM_TTL_MS);
  }

  /** It may be gone although the connection held: after a long sleep of this process, or a FLUSHALL. */
  private async keepReplyStream(): Promise<void> {
    if (!this.ready) return;
    const exists = await this.link.redis.pexpire(this.reply, REPLY_STREAM_TTL_MS);
    if (exists === 0) await this.createReplyStream();
  }

  private dropped(): void {
    this.ready = false;
    for (const call of this.calls.all()) if (call.state === 'written') this.lost(call);
  }

  private lost(call: OutstandingCall): void {
    if (call.envelope.f === 1) call.state = 'waiting';
    else this.calls.fail(call, outcomeUnknown('the connection dropped before Redis confirmed the request'));
  }

  private refused(call: OutstandingCall, error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    const answered = error instanceof Error && error.name === 'ReplyError';
    if (answered) this.calls.fail(call, unavailable(`Redis refused the request: ${message}`));
    else if (call.state === 'written') this.lost(call);
  }
}
