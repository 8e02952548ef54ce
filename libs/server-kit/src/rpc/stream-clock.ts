import type { Redis } from 'ioredis';
import { steadyNow } from '../time/steady-clock.js';

/** How far two steady clocks run apart per millisecond, generously (500 ppm). */
const DRIFT = 0.0005;

/**
 * The clock of Redis as this process knows it, for deadlines that two processes must read the same way although
 * neither's time of day can be trusted. Every `TIME` round trip bounds the difference to our steady clock from both
 * sides; the narrowest bounds stay until newer ones are as good or contradict them (Redis' clock was set, or another
 * Redis answers). A round trip through a frozen Redis has wide bounds, so it changes nothing.
 */
export class StreamClock {
  private low = Number.NaN;
  private high = Number.NaN;
  private takenAt = 0;

  /** @param now steady milliseconds; given by tests */
  constructor(private readonly now: () => number = steadyNow) {}

  /** Has Redis ever said what time it is? */
  get known(): boolean {
    return !Number.isNaN(this.low);
  }

  /** Milliseconds since 1970 on Redis' clock, at most this late: what a deadline is promised by. */
  earliest(at = this.now()): number {
    return at + this.low;
  }

  /** Milliseconds since 1970 on Redis' clock, at least this late: what a deadline is held against. */
  latest(at = this.now()): number {
    return at + this.high;
  }

  /** One round trip; rejects when the connection does. */
  async measure(redis: Redis): Promise<void> {
    const sentAt = this.now();
    const [seconds, micros] = await redis.time();
    this.take(sentAt, Number(seconds) * 1_000 + Number(micros) / 1_000, this.now());
  }

  /** Takes in that Redis' clock showed `time` at some moment between `sentAt` and `receivedAt`. */
  take(sentAt: number, time: number, receivedAt: number): void {
    const low = time - receivedAt;
    const high = time - sentAt;
    const drift = Math.max(0, receivedAt - this.takenAt) * DRIFT + 1;
    const contradicts = low > this.high + drift || high < this.low - drift;
    const narrower = high - low <= this.high - this.low + drift;
    if (this.known && !contradicts && !narrower) return;
    this.low = low;
    this.high = high;
    this.takenAt = receivedAt;
  }
}
