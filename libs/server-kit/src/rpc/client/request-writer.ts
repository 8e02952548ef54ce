import { outcomeUnknown, unavailable } from '../faults.js';
import { FIELD } from '../keys.js';
import type { Link } from '../link.js';
import { steadyNow } from '../../time/steady-clock.js';
import type { StreamClock } from '../stream-clock.js';
import { readTraits, type ServerTraits } from '../traits.js';
import type { OutstandingCall, OutstandingCalls } from './outstanding.js';

/** Requests older than this are dropped from a stream that nobody reads; longer than any deadline. */
const KEEP_REQUESTS_MS = 120_000;
const TRIM_EVERY = 1_024;
/** A mark outlives the deadline of its request by this much. */
const WITHDRAWN_TTL_MS = 5_000;

const CLOCK_EVERY_MS = 1_000;
/**
 * A Redis that owes an answer this long is taken for frozen: what is not written yet stays here, where it can still be
 * taken back.
 */
const SILENT_MS = 250;

/** Redis has not carried the request out, and soon another one will, or this one: a slot or a master moves. */
const COMES_AGAIN = /^(MOVED|READONLY|CLUSTERDOWN|TRYAGAIN|MASTERDOWN)/;
const AGAIN_MS = 100;

export interface RequestWriterParts {
  link: Link;
  /** All calls of this process; those of other writers are left alone. */
  calls: OutstandingCalls;
  clock: StreamClock;
  /** Answers must have somewhere to go before a request is written. */
  beforeReady(): Promise<void>;
}

/**
 * Writes requests to one Redis. Its connection never resends by itself: after a drop a write without an answer may or may not
 * have reached Redis, so only idempotent calls are written again.
 */
export class RequestWriter {
  private ready = false;
  private waiters: (() => void)[] = [];
  private traits: ServerTraits | undefined;
  private writes = 0;
  private readonly timer: NodeJS.Timeout;
  /** Counts connections: ioredis never settles a command that was lost with its connection. */
  private connection = 0;
  private unconfirmed = 0;
  private heardAt = 0;
  private held = false;

  private readonly link: Link;
  private readonly clock: StreamClock;

  constructor(private readonly parts: RequestWriterParts) {
    this.link = parts.link;
    this.clock = parts.clock;
    this.link.redis.on('close', () => this.dropped());
    this.link.redis.on('ready', () => void this.connected());
    this.timer = setInterval(() => void this.readClock().catch(() => undefined), CLOCK_EVERY_MS);
    this.timer.unref();
  }

  get isReady(): boolean {
    return this.ready;
  }

  /** Resolves when requests can leave. */
  whenReady(): Promise<void> {
    return this.ready ? Promise.resolve() : new Promise((resolve) => this.waiters.push(resolve));
  }

  /** Writes the call now, or when Redis is there again. */
  write(call: OutstandingCall): void {
    if (!this.ready) return;
    const now = steadyNow();
    if (this.unconfirmed > 0 && now - this.heardAt > SILENT_MS) {
      this.held = true;
      return;
    }
    if (this.unconfirmed++ === 0) this.heardAt = now;
    const { connection } = this;
    call.state = 'written';
    this.link.cork();
    this.link.redis.xadd(call.at.stream, '*', FIELD, this.encode(call, now)).then(
      (entryId) => {
        call.state = 'stored';
        if (entryId !== null) call.entryId = entryId;
        this.heard(connection);
      },
      (error: unknown) => {
        this.refused(call, error);
        this.heard(connection);
      },
    );
    if (++this.writes % TRIM_EVERY === 0) {
      this.link.redis
        .xtrim(call.at.stream, 'MINID', '~', Math.floor(this.clock.earliest(now)) - KEEP_REQUESTS_MS)
        .catch(() => undefined);
    }
  }

  /**
   * Nobody waits for the call any more. Unread, it is taken back; a mark behind it, on the same connection, tells a
   * replica that reads it late. One that is running goes on.
   */
  withdraw(call: OutstandingCall, mark: string): void {
    const { redis } = this.link;
    if (call.state === 'waiting' || !this.ready) return;
    const keepMs = Math.max(1, Math.ceil(call.deadline - steadyNow())) + WITHDRAWN_TTL_MS;
    redis.set(mark, '1', 'PX', keepMs).catch(() => undefined);
    if (call.entryId !== undefined) redis.xdel(call.at.stream, call.entryId).catch(() => undefined);
  }

  /** Writes nothing more. */
  stop(): void {
    clearInterval(this.timer);
    this.ready = false;
  }

  private own(): OutstandingCall[] {
    return this.parts.calls.all().filter((call) => call.at.line.writer === this);
  }

  private async connected(): Promise<void> {
    try {
      const before = this.traits;
      const traits = await readTraits(this.link.redis);
      this.traits = traits;
      await this.clock.measure(this.link.redis);
      await this.parts.beforeReady();
      if (this.link.redis.status !== 'ready') return;
      this.ready = true;
      for (const wake of this.waiters.splice(0)) wake();
      const lostMemory = before !== undefined && (traits.runId === undefined || traits.runId !== before.runId);
      for (const call of this.own()) {
        if (call.state === 'waiting' || (call.envelope.f === 1 && lostMemory)) this.write(call);
      }
    } catch {
      // Redis answered with an error while it was coming up: drop the connection, the next `ready` tries again.
      if (this.link.redis.status === 'ready') this.link.redis.disconnect(true);
    }
  }

  /** The times are those of this write: the Redis of a second one may be another, with another clock. */
  private encode({ envelope, deadline, startBy }: OutstandingCall, now: number): string {
    envelope.d = Math.round(Date.now() + deadline - now);
    envelope.e = Math.floor(this.clock.earliest(deadline));
    if (startBy < deadline) envelope.s = Math.floor(this.clock.earliest(startBy));
    return JSON.stringify(envelope);
  }

  private async readClock(): Promise<void> {
    if (this.ready) await this.clock.measure(this.link.redis);
  }

  private heard(connection: number): void {
    if (connection !== this.connection) return;
    this.unconfirmed--;
    this.heardAt = steadyNow();
    if (!this.held) return;
    this.held = false;
    for (const call of this.own()) if (call.state === 'waiting') this.write(call);
  }

  private dropped(): void {
    this.ready = false;
    this.connection++;
    this.unconfirmed = 0;
    this.held = false;
    for (const call of this.own()) if (call.state === 'written') this.lost(call);
  }

  private lost(call: OutstandingCall): void {
    if (call.envelope.f === 1) call.state = 'waiting';
    else this.parts.calls.fail(call, outcomeUnknown('the connection dropped before Redis confirmed the request'));
  }

  /** Surely not carried out: it waits like one that was never written. */
  private again(call: OutstandingCall): void {
    call.state = 'waiting';
    setTimeout(() => {
      if (call.state === 'waiting' && this.own().includes(call)) this.write(call);
    }, AGAIN_MS).unref();
  }

  private refused(call: OutstandingCall, error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    const answered = error instanceof Error && error.name === 'ReplyError';
    if (answered && COMES_AGAIN.test(message)) this.again(call);
    else if (answered) this.parts.calls.fail(call, unavailable(`Redis refused the request: ${message}`));
    else if (call.state === 'written') this.lost(call);
  }
}
