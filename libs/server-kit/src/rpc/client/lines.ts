import type { RedisOptions } from 'ioredis';
import { type Link, openLink } from '../link.js';
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
  /** A connection is usable, for the first time or again. */
  onReady(): void;
}

/** The connections by which this process writes: one, which every shard of every service shares. */
export class Lines {
  private readonly line: Line;
  private readonly replies: ReplyStream;

  constructor({ redisUrl: url, redis, id, replyKey, metrics, calls, onReady }: LinesParts) {
    const link = openLink({
      url,
      name: `rpc-w:${id}`,
      role: 'client-write',
      metrics,
      redis: { ...redis, autoResendUnfulfilledCommands: false, enableOfflineQueue: false },
    });
    link.redis.on('ready', onReady);
    this.replies = new ReplyStream(link, replyKey);
    const writer = new RequestWriter({
      link,
      calls,
      clock: new StreamClock(),
      beforeReady: () => this.replies.create(),
    });
    this.line = { link, writer };
  }

  get isReady(): boolean {
    return this.line.writer.isReady;
  }

  /** Resolves when requests can leave. */
  whenReady(): Promise<void> {
    return this.line.writer.whenReady();
  }

  /** The connection by which a key is reached. */
  to(_key: string): Line {
    return this.line;
  }

  async close(): Promise<void> {
    this.line.writer.stop();
    await this.replies.close();
    this.line.link.redis.disconnect();
  }
}
