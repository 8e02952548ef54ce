import { setTimeout as sleep } from 'node:timers/promises';
import { FIELD } from '../keys.js';
import type { AnyLink } from '../link.js';

/** Text that one entry of a packet stream holds at most, unless a single packet is longer. */
const ENTRY_CHARACTERS = 262_144;
/** Wait before packets for a reader without a packet stream are tried again: it may be coming back. */
const RETRY_MS = 50;
const GIVE_UP_MS = 3_000;

/**
 * Writes packets in the order in which they were added: one entry at a time for each reader, and what comes meanwhile
 * goes with the next. How much may wait is bounded by what the readers allow.
 */
export class PacketWriter {
  private readonly waiting = new Map<string, string[]>();
  private readonly writing = new Set<Promise<void>>();

  /** @param onGone a reader's packet stream does not come back, so nothing more reaches that reader */
  constructor(
    private readonly link: AnyLink,
    private readonly onGone: (key: string) => void,
  ) {}

  /** @param text one packet as JSON */
  add(key: string, text: string): void {
    const texts = this.waiting.get(key);
    if (texts) {
      texts.push(text);
      return;
    }
    this.waiting.set(key, [text]);
    // Packets of one turn leave together.
    setImmediate(() => {
      const work = this.writeAll(key).finally(() => this.writing.delete(work));
      this.writing.add(work);
    });
  }

  /** Resolves when everything was written or given up. */
  async settle(): Promise<void> {
    while (this.waiting.size > 0 && this.link.redis.status === 'ready') {
      await new Promise((resolve) => setImmediate(resolve));
      await Promise.race([Promise.all(this.writing), sleep(50)]);
    }
  }

  private async writeAll(key: string): Promise<void> {
    for (let texts = this.waiting.get(key); texts && texts.length > 0; texts = this.waiting.get(key)) {
      if (!(await this.write(key, `[${takeEntry(texts).join(',')}]`))) {
        this.waiting.delete(key);
        this.onGone(key);
        return;
      }
    }
    this.waiting.delete(key);
  }

  /** A write that was cut off by a dropped connection is repeated by it; the reader knows packets by their numbers. */
  private async write(key: string, entry: string): Promise<boolean> {
    for (const until = performance.now() + GIVE_UP_MS; ;) {
      this.link.cork();
      const id = await this.link.redis.call('XADD', key, 'NOMKSTREAM', '*', FIELD, entry).catch(() => null);
      if (id !== null) return true;
      if (performance.now() > until || this.link.redis.status === 'end') return false;
      await sleep(RETRY_MS);
    }
  }
}

/** Takes from the front what fits into one entry, at least one packet. */
function takeEntry(texts: string[]): string[] {
  let characters = 0;
  let count = 0;
  for (const text of texts) {
    characters += text.length;
    if (count > 0 && characters > ENTRY_CHARACTERS) break;
    count++;
  }
  return texts.splice(0, count);
}
