import type { RedisOptions } from 'ioredis';
import { slotOf } from '../../redis/topology.js';
import { isCluster, type Link, openLink } from '../link.js';
import type { RpcMetrics } from '../metrics.js';
import { StreamClock } from '../stream-clock.js';
import type { OutstandingCalls } from './outstanding.js';
import { ReplyStream } from './reply-stream.js';
import { RequestWriter } from './request-writer.js';

/** One connection that requests leave by. */
export interface Line {
  link: Link;
  writer: RequestWriter;
}

export interface LinesParts {
  redisUrl: string;
  redis: RedisOptions;
  /** Id of the calling process. */
  id: string;
  /** Key that answers come by. */
  replyKey: string;
  metrics: RpcMetrics;
  calls: OutstandingCalls;
}

/**
 * The connections by which this process writes. To one Redis it is one, which every shard of every service shares; to a
 * Cluster one for each slot that is needed, so that what became of each write is known when its node goes away.
 */
export class Lines {
  private readonly lines = new Map<number, Line>();
  private readonly clustered: boolean;
  /** Reaches the reply stream, which stands before any request leaves. */
  private readonly home: Line;
  private readonly replies: ReplyStream;
  private replying: Promise<void>;
  private repliesThere: () => void = () => undefined;

  constructor(private readonly parts: LinesParts) {
    this.clustered = isCluster(parts.redisUrl);
    this.replying = new Promise((resolve) => (this.repliesThere = resolve));
    const link = this.open(parts.replyKey);
    this.replies = new ReplyStream(link, parts.replyKey);
    this.home = this.lineOf(link, async () => {
      await this.replies.create();
      this.repliesThere();
    });
    this.lines.set(this.slotOf(parts.replyKey), this.home);
  }

  get isReady(): boolean {
    return this.home.writer.isReady;
  }

  /** Resolves when answers can come. */
  whenReady(): Promise<void> {
    return this.home.writer.whenReady();
  }

  /** The connection by which a key is reached. */
  to(key: string): Line {
    const slot = this.slotOf(key);
    const known = this.lines.get(slot) ?? this.lineOf(this.open(key), () => this.replying);
    this.lines.set(slot, known);
    return known;
  }

  async close(): Promise<void> {
    for (const { writer } of this.lines.values()) writer.stop();
    await this.replies.close();
    for (const { link } of this.lines.values()) link.redis.disconnect();
  }

  private slotOf(key: string): number {
    return this.clustered ? slotOf(key) : 0;
  }

  private lineOf(link: Link, beforeReady: () => Promise<void>): Line {
    const { calls } = this.parts;
    return { link, writer: new RequestWriter({ link, calls, clock: new StreamClock(), beforeReady }) };
  }

  private open(key: string): Link {
    const { redisUrl: url, redis, id, metrics } = this.parts;
    return openLink({
      url,
      key,
      name: `rpc-w:${id}`,
      role: 'client-write',
      metrics,
      redis: { ...redis, autoResendUnfulfilledCommands: false, enableOfflineQueue: false },
    });
  }
}
