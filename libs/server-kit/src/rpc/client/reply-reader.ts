import { setTimeout as sleep } from 'node:timers/promises';
import { parseBatch, type ReplyPacket } from '../envelope.js';
import { BLOCK_MS, type Link } from '../link.js';

const READ_COUNT = 64;
/** What was read is dropped from the stream this often, so that it stays in the cache of Redis. */
const TRIM_EVERY_READS = 16;

/**
 * Follows the reply stream of this process, whose entries are lists of answers, on a connection of its own; a reconnect
 * goes on where it stopped.
 */
export class ReplyReader {
  private last = '0';
  private closed = false;
  private reads = 0;

  constructor(
    private readonly link: Link,
    private readonly key: string,
    private readonly onPacket: (packet: ReplyPacket) => void,
  ) {}

  /** Runs until `close`. */
  async run(): Promise<void> {
    while (!this.closed) {
      try {
        const answer = await this.link.redis.xread(
          'COUNT',
          READ_COUNT,
          'BLOCK',
          BLOCK_MS,
          'STREAMS',
          this.key,
          this.last,
        );
        if (++this.reads % TRIM_EVERY_READS === 0) this.trimRead();
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
  private trimRead(): void {
    this.link.cork();
    this.link.redis.xtrim(this.key, 'MINID', '~', this.last).catch(() => undefined);
  }

  private take(id: string, text: string | undefined): void {
    this.last = id;
    for (const packet of parseBatch(text)) this.onPacket(packet);
  }
}
