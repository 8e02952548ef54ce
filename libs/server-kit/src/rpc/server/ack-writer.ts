import { GROUP } from '../keys.js';
import type { Link } from '../link.js';

const DELAY_MS = 5;
const MAX = 128;

/** Acknowledges and deletes finished entries in batches, off the critical path of the answers. */
export class AckWriter {
  private ids: string[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly link: Link,
    private readonly stream: string,
  ) {}

  add(id: string): void {
    this.ids.push(id);
    if (this.ids.length >= MAX) void this.flush();
    else this.timer ??= setTimeout(() => void this.flush(), DELAY_MS);
  }

  /** Resolves when Redis has them; the result of a failed one is harmless, the sweep finds the entry again. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.ids.length === 0) return;
    const ids = this.ids;
    this.ids = [];
    this.link.cork();
    const { redis } = this.link;
    await Promise.all([redis.xack(this.stream, GROUP, ...ids), redis.xdel(this.stream, ...ids)]).catch(() => undefined);
  }
}
