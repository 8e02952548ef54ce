import type { StreamControl } from '../envelope.js';
import { FIELD } from '../keys.js';
import type { Link } from '../link.js';

/**
 * Tells producers what their readers want, one entry for each replica and turn. Nothing is repeated here: what a
 * dropped connection loses is said again with the next sign of life.
 */
export class ControlWriter {
  private batches = new Map<string, StreamControl[]>();
  private scheduled = false;

  /** @param linkTo connection by which a key is reached */
  constructor(private readonly linkTo: (key: string) => Link | undefined) {}

  say(key: string, message: StreamControl): void {
    const batch = this.batches.get(key);
    if (batch) batch.push(message);
    else this.batches.set(key, [message]);
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => this.flush());
  }

  flush(): void {
    this.scheduled = false;
    const batches = this.batches;
    this.batches = new Map();
    for (const [key, messages] of batches) {
      const link = this.linkTo(key);
      if (link?.redis.status !== 'ready') continue;
      link.cork();
      link.redis.xadd(key, 'NOMKSTREAM', '*', FIELD, JSON.stringify(messages)).catch(() => undefined);
    }
  }
}
