import { setTimeout as sleep } from 'node:timers/promises';
import { FIELD, GROUP } from '../keys.js';
import type { RpcEnvelope } from '../envelope.js';
import type { Link } from '../link.js';
import type { Lane as LaneName } from '../metrics.js';
import type { AckWriter } from './ack-writer.js';
import type { EpochGuard } from './epoch-guard.js';
import { RecentIds } from './recent-ids.js';
import type { StreamClock } from '../stream-clock.js';
import type { ReplyWriter } from './reply-writer.js';
import type { Window } from './window.js';

const READ_COUNT = 64;
const DEAD_LETTERS_KEPT = 1_000;

export interface LaneParts {
  name: LaneName;
  stream: string;
  deadLetters: string;
  replica: string;
  /** Requests that may run at the same time, with those of the lane's other shards. */
  window: Window;
  blockMs: number;
  /** May answers leave on the blocking connection between two reads? */
  shareReader: boolean;
  /** Blocking connection of this lane. */
  reader: Link;
  /** Connection for everything else. */
  link: Link;
  epoch: EpochGuard;
  /** The clock of this shard's Redis, by which deadlines are kept. */
  clock: StreamClock;
  acks: AckWriter;
  replies: ReplyWriter;
  /** Has the caller given up this request? */
  isWithdrawn(envelope: RpcEnvelope): Promise<boolean>;
}

/** Entry as read: its id and text. */
export type Entry = readonly [id: string, text: string | undefined];

/** One request stream, of one shard: reads as much as its window allows and remembers what it holds. */
export class Lane {
  private readonly held = new Set<string>();
  private readonly recent = new RecentIds();
  private stopping = false;

  constructor(readonly parts: LaneParts) {}

  get inFlight(): number {
    return this.held.size;
  }

  holds(id: string): boolean {
    return this.held.has(id);
  }

  handledLately(id: string): boolean {
    return this.recent.has(id);
  }

  /** From now on the entry is ours: no sweep of this process takes it again. */
  hold(id: string): void {
    this.held.add(id);
    this.parts.window.take();
  }

  /** The entry is settled: acknowledged soon, its place is free. */
  release(id: string): void {
    if (this.held.delete(id)) this.parts.window.give();
    this.recent.add(id);
    this.parts.acks.add(id);
  }

  deadLetter(text: string | undefined, reason: string): void {
    this.parts.link.redis
      .xadd(this.parts.deadLetters, 'MAXLEN', '~', DEAD_LETTERS_KEPT, '*', 'why', reason, FIELD, text ?? '')
      .catch(() => undefined);
  }

  async createGroup(): Promise<void> {
    try {
      await this.parts.link.redis.xgroup('CREATE', this.parts.stream, GROUP, '0', 'MKSTREAM');
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('BUSYGROUP'))) throw error;
    }
    // By name, so that who looks for live replicas finds one that nobody has called yet.
    await this.parts.link.redis.xgroup('CREATECONSUMER', this.parts.stream, GROUP, this.parts.replica);
  }

  /** Reads until `stop`. `start` gets every entry once, after it is known which life of Redis it comes from. */
  async run(start: (entry: Entry) => void): Promise<void> {
    while (!this.stopping) {
      try {
        const { window } = this.parts;
        if (window.share === 0) await window.room();
        else await this.readOnce(Math.min(READ_COUNT, window.share), start);
      } catch (error) {
        if (error instanceof Error && error.message.startsWith('NOGROUP'))
          await this.createGroup().catch(() => sleep(50));
        else await sleep(50);
      }
    }
  }

  stop(): void {
    this.stopping = true;
    this.parts.window.wake();
  }

  private async readOnce(count: number, start: (entry: Entry) => void): Promise<void> {
    const { reader, replies, replica, blockMs, stream } = this.parts;
    reader.cork();
    if (replies.idleReader === reader) replies.idleReader = undefined;
    const answer = await reader.redis.xreadgroup(
      'GROUP',
      GROUP,
      replica,
      'COUNT',
      count,
      'BLOCK',
      blockMs,
      'STREAMS',
      stream,
      '>',
    );
    if (this.parts.shareReader) replies.idleReader = reader;
    const entries = entriesOf(answer);
    if (entries.length === 0) return;
    for (const [id] of entries) this.hold(id);
    const { window } = this.parts;
    window.queue(entries.length);
    await this.learnEpoch();
    for (const entry of entries) {
      while (!window.start()) await window.room();
      start(entry);
    }
    // Handlers that wait for nothing have answered when all microtasks have run, which is before the next tick: their
    // answers and the next read leave together.
    await new Promise((resolve) => process.nextTick(resolve));
    replies.flush();
  }

  private async learnEpoch(): Promise<void> {
    while (!this.parts.epoch.known) await this.parts.epoch.learn().catch(() => sleep(50));
  }
}

/** The entries of a read of one stream. */
function entriesOf(answer: unknown): Entry[] {
  const streams = answer as [string, [string, string[] | null][]][] | null;
  return (streams?.[0]?.[1] ?? []).map(([id, fields]) => [id, fields?.[1]] as const);
}
