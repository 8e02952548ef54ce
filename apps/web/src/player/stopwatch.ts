/** Milliseconds of a clock that only runs forward; `performance.now` in the page. */
export type MonotonicClock = () => number;

/**
 * Measures time between readings. It reads a monotonic clock instead of counting ticks: a hidden or throttled tab
 * loses no time, and setting the computer's clock forward or back changes nothing.
 */
export class Stopwatch {
  readonly #now: MonotonicClock;
  #since: number | null = null;

  constructor(now: MonotonicClock = () => performance.now()) {
    this.#now = now;
  }

  start(): void {
    this.#since ??= this.#now();
  }

  /** Milliseconds since the last reading; 0 while stopped. Never negative. */
  read(): number {
    if (this.#since === null) return 0;
    const now = this.#now();
    const passed = Math.max(0, now - this.#since);
    this.#since = now;
    return passed;
  }

  stop(): void {
    this.#since = null;
  }
}
