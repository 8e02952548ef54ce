import {
  anchorAt,
  clocksJumped,
  keepAnchor,
  restoreAnchor,
  serverNow,
  type ClockAnchor,
  type KeptAnchor,
  type LocalClocks,
} from '@aivy/exam';

const readClocks = (): LocalClocks => ({ monotonicMs: performance.now(), wallMs: Date.now() });

/** The server's clock on this page; every answer of the server sets it. */
export class ServerClock {
  readonly #read: () => LocalClocks;
  #anchor: ClockAnchor;
  #lastSeen: LocalClocks;

  constructor(read: () => LocalClocks = readClocks) {
    this.#read = read;
    const now = read();
    this.#lastSeen = now;
    // Until the server has answered once, the time of day is all there is.
    this.#anchor = anchorAt(now.wallMs, 0, now.monotonicMs);
  }

  /** Milliseconds since 1970. */
  now(): number {
    return serverNow(this.#anchor, this.#read().monotonicMs);
  }

  /**
   * @param sentAt reading of `mark` before the call whose answer said `serverMs`
   * @param answeredAt the same of its answer, when that is not now
   */
  observe(serverMs: number, sentAt: number, answeredAt = this.mark()): void {
    this.#anchor = anchorAt(serverMs, answeredAt - sentAt, answeredAt);
  }

  /** For measuring how long a call takes. */
  mark(): number {
    return this.#read().monotonicMs;
  }

  /** Has the device slept, or its time of day been set, since this was last asked? */
  jumped(): boolean {
    const now = this.#read();
    const jumped = clocksJumped(this.#lastSeen, now);
    this.#lastSeen = now;
    return jumped;
  }

  keep(): KeptAnchor {
    return keepAnchor(this.#anchor, this.#read());
  }

  restore(kept: KeptAnchor): void {
    this.#anchor = restoreAnchor(kept, this.#read());
  }
}
