import { ShortestLately } from './shortest.js';

export interface LimitBounds {
  least: number;
  /** Where it begins, and where it comes back to by itself. */
  initial: number;
  most: number;
}

/**
 * How long a call may wait for others before the limit falls, milliseconds; waiting is what it takes beyond the shortest
 * that its kind took without others. Less would leave cores idle between calls. More would be felt: an accepted save may
 * take a second at p99, ten times this, and who is refused waits about as long for the refusal, which comes from the same
 * event loop.
 */
const TARGET_WAIT_MS = 100;
/** The limit is looked at this often, milliseconds, and after so many samples. */
const WINDOW_MS = 200;
const FEWEST_SAMPLES = 10;
const LONGEST_WINDOW_MS = 1_000;
const MOST_SAMPLES = 2_000;
/** Of the limit, in one window. */
const LARGEST_STEP_DOWN = 0.3;
const STEP_UP = 0.1;
/** A limit that is used to less than this is no limit, so nothing is known about a larger one. */
const IN_USE = 0.5;
/**
 * How long a call takes without others is learnt anew this often; where others were there all the time, by letting few
 * in for a moment. Milliseconds.
 */
const PERIOD_MS = 30_000;
const PROBE_MS = 300;
const PROBE_SHARE = 0.25;

/**
 * How many calls may be in hand at once, learnt from how long they take. As many as the system does in the time of one
 * call and of `TARGET_WAIT_MS` beside it (Little's law): more would only wait longer, for answers that nobody waits for.
 *
 * From Netflix's concurrency-limits is taken: Vegas' estimate of the queue from the time without load, kept for each call
 * since ours take from one to a hundred milliseconds; from Gradient2 that a limit grows only while half of it is used, and
 * shrinks by how much too long the wait is, once a round trip. Not taken is Gradient2's long average as the time without
 * load: in a long overload it learns the queue, and the limit drifts upwards. The standing wait is bounded in milliseconds
 * as CoDel does it, and the time without load is found again as BBR does: by a moment in which few are let in.
 */
export class AdaptiveLimit {
  private value: number;
  private readonly shortest = new Map<string, ShortestLately>();
  private waits: number[] = [];
  private windowFrom: number;
  private periodFrom: number;
  private lowerSince = Number.NEGATIVE_INFINITY;
  private probeUntil = Number.NEGATIVE_INFINITY;
  private mostInHand = 0;
  /** Was the limit in use in each window of this period? */
  private alwaysInUse = true;
  private inHandNow = 0;

  /** @param now steady milliseconds */
  constructor(
    private readonly bounds: LimitBounds,
    now: number,
  ) {
    this.value = Math.min(bounds.initial, bounds.most);
    this.windowFrom = now;
    this.periodFrom = now;
  }

  get inHand(): number {
    return this.inHandNow;
  }

  /** Calls that may be in hand now. */
  limitAt(now: number): number {
    return now < this.probeUntil ? Math.max(this.bounds.least, this.value * PROBE_SHARE) : this.value;
  }

  enter(): void {
    this.inHandNow += 1;
    this.mostInHand = Math.max(this.mostInHand, this.inHandNow);
  }

  leave(): void {
    this.inHandNow -= 1;
  }

  /**
   * A call is done.
   * @param kind calls of one kind take as long as each other without load
   * @param ms how long it took
   * @param now steady milliseconds
   * @param wasDone false for one that was given up on its way: it waited, but says nothing of how short a call can be
   */
  observe(kind: string, ms: number, now: number, wasDone = true): void {
    const shortest = this.shortestOf(kind);
    if (wasDone) shortest.see(ms);
    // A call that began under the limit before this one says nothing about this one.
    if (now - ms >= this.lowerSince && now >= this.probeUntil && this.waits.length < MOST_SAMPLES)
      this.waits.push(Math.max(0, ms - shortest.value));
  }

  /**
   * Looks at the window that is over, if one is. To be called now and then.
   * @param unseenMs how long calls wait before they are seen at all: the lag of the event loop
   */
  review(now: number, unseenMs: () => number): void {
    const age = now - this.windowFrom;
    if (age < WINDOW_MS || (this.waits.length < FEWEST_SAMPLES && age < LONGEST_WINDOW_MS)) return;
    const inUse = this.mostInHand >= this.value * IN_USE;
    if (this.waits.length > 0) this.adapt(median(this.waits) + unseenMs(), inUse, now);
    this.alwaysInUse &&= inUse;
    this.waits = [];
    this.windowFrom = now;
    this.mostInHand = this.inHandNow;
    if (now - this.periodFrom >= PERIOD_MS) this.turn(now);
  }

  private adapt(waitMs: number, inUse: boolean, now: number): void {
    const { least, initial, most } = this.bounds;
    if (waitMs > TARGET_WAIT_MS) {
      this.value = Math.max(least, this.value * Math.max(1 - LARGEST_STEP_DOWN, TARGET_WAIT_MS / waitMs));
      this.lowerSince = now;
    } else if (inUse || this.value < initial) {
      const room = 1 - waitMs / TARGET_WAIT_MS;
      this.value = Math.min(most, this.value + Math.max(Math.sqrt(this.value), this.value * STEP_UP) * room);
    }
  }

  private turn(now: number): void {
    for (const shortest of this.shortest.values()) shortest.turn();
    if (this.alwaysInUse) this.probeUntil = now + PROBE_MS;
    this.alwaysInUse = true;
    this.periodFrom = now;
  }

  private shortestOf(kind: string): ShortestLately {
    let shortest = this.shortest.get(kind);
    if (!shortest) this.shortest.set(kind, (shortest = new ShortestLately()));
    return shortest;
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
