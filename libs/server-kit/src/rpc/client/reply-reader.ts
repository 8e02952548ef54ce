import { setTimeout as sleep } from 'node:timers/promises';
import { parseReplies, type ReplyPacket } from '../envelope.js';
import type { Link } from '../link.js';
import { BLOCK_MS } from '../link.js';

const BATCH = 64;
/** Answers that were read are dropped from the stream this often, so that it stays in the cache of Redis. */
const TRIM_EVERY_READS = 16;

/** Follows the reply stream of this process on a connection of its own; a reconnect goes on where it stopped. */
export class ReplyReader {
  private last = '0';
  private closed = false;
  private reads = 0;

  constructor(
    private readonly link: Link,
    private readonly key: string,
    private readonly onReply: (packet: ReplyPacket) => void,
  ) {}

  /** Runs until `close`. */
  async run(): Promise<void> {
    while (!this.closed) {
      try {
        const answer = await this.link.redis.xread('COUNT', BATCH, 'BLOCK', BLOCK_MS, 'STREAMS', this.key, this.last);
        if (++this.reads % TRIM_EVERY_READS === 0) this.forgetRead();
        for (const [, entries] of answer ?? []) for (const [id, fields] of entries) this.take(id, fields[1]);
      } catch {
        await sleep(50);
      }
    }
  }

  close(): void {
    this.closed = true;
    this.link.redis.disconnect();
  }

  /** Leaves in one packet with the next read. */
  private forgetRead(): void {
    this.link.cork();
    this.link.redis.xtrim(this.key, 'MINID', '~', this.last).catch(() => undefined);
  }

  private take(id: string, text: string | undefined): void {
    this.last = id;
    for (const packet of parseReplies(text)) this.onReply(packet);
  }
}
