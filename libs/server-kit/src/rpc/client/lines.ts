import type { RedisOptions } from 'ioredis';
import { ByPlace } from '../../redis/by-place.js';
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
}

/**
 * The connections by which this process writes, one for each place where keys lie: so what became of each write is known
 * when its node goes away.
 */
export class Lines {
  private readonly lines: ByPlace<Line>;
  /** Reaches the reply stream, which stands before any request leaves. */
  private readonly home: Line;
  private replies: ReplyStream | undefined;
  private readonly replying: Promise<void>;
  private repliesThere: () => void = () => undefined;

  constructor(private readonly parts: LinesParts) {
    this.replying = new Promise((resolve) => (this.repliesThere = resolve));
    this.lines = new ByPlace(parts.redisUrl, (key) => this.open(key));
    this.home = this.lines.at(parts.replyKey);
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
    return this.lines.at(key);
  }

  async close(): Promise<void> {
    for (const { writer } of this.lines.all()) writer.stop();
    await this.replies?.close();
    for (const { link } of this.lines.all()) link.redis.disconnect();
  }

  private open(key: string): Line {
    const { redisUrl: url, redis, id, metrics, calls, replyKey } = this.parts;
    const link = openLink({
      url,
      key,
      name: `rpc-w:${id}`,
      role: 'client-write',
      metrics,
      redis: { ...redis, autoResendUnfulfilledCommands: false, enableOfflineQueue: false },
    });
    const beforeReady = key === replyKey ? this.replyingBy(link) : () => this.replying;
    return { link, writer: new RequestWriter({ link, calls, clock: new StreamClock(), beforeReady }) };
  }

  /** Makes the reply stream at each connection. */
  private replyingBy(link: Link): () => Promise<void> {
    const replies = new ReplyStream(link, this.parts.replyKey);
    this.replies = replies;
    return async () => {
      await replies.create();
      this.repliesThere();
    };
  }
}
