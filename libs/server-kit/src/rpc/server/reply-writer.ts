import type { ReplyPacket } from '../envelope.js';
import { FIELD } from '../keys.js';
import type { AnyLink } from '../link.js';

/** Waits before the answers for a caller without a reply stream are tried again: it may be reconnecting. */
const RETRY_DELAYS_MS = [25, 50, 100, 200, 400, 800];

/** Collects the answers of a turn and writes one entry per caller. */
export class ReplyWriter {
  private batches = new Map<string, string[]>();
  private scheduled = false;
  private unsent = 0;
  /** The read connection while it is between two reads: answers and the next read then leave in one packet. */
  idleReader: AnyLink | undefined;

  constructor(
    private readonly link: AnyLink,
    private readonly trim: readonly (string | number)[],
  ) {}

  get pending(): boolean {
    return this.batches.size > 0;
  }

  add(stream: string, packet: ReplyPacket): void {
    const text = JSON.stringify(packet);
    const batch = this.batches.get(stream);
    if (batch) batch.push(text);
    else this.batches.set(stream, [text]);
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.flush();
    });
  }

  flush(): void {
    if (this.batches.size === 0) return;
    const link = this.idleReader ?? this.link;
    link.cork();
    const batches = this.batches;
    this.batches = new Map();
    for (const [stream, texts] of batches) this.write(link, stream, `[${texts.join(',')}]`, 0);
  }

  /** Resolves when every answer was written or given up. */
  async settle(): Promise<void> {
    this.flush();
    while (this.unsent > 0 && this.link.redis.status === 'ready')
      await new Promise((resolve) => setTimeout(resolve, 5));
  }

  private write(link: AnyLink, stream: string, text: string, attempt: number): void {
    this.unsent++;
    link.redis.call('XADD', stream, 'NOMKSTREAM', ...this.trim, '*', FIELD, text).then(
      (id) => {
        this.unsent--;
        const delay = RETRY_DELAYS_MS[attempt];
        if (id === null && delay !== undefined)
          setTimeout(() => this.write(this.link, stream, text, attempt + 1), delay).unref();
      },
      () => this.unsent--,
    );
  }
}
