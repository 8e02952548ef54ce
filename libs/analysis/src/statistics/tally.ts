import { studentT, type Interval } from './interval.js';

/**
 * Moments and quantiles of values that come one by one, exact for whole numbers of a bounded scale, as scores are: it
 * holds a count a value, not the values.
 */
export class Tally {
  #n = 0;
  #mean = 0;
  #squares = 0;
  readonly #counts = new Map<number, number>();

  add(value: number): void {
    // Welford 1962: no sum of squares that rounds the spread away.
    this.#n += 1;
    const before = value - this.#mean;
    this.#mean += before / this.#n;
    this.#squares += before * (value - this.#mean);
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
  }

  get n(): number {
    return this.#n;
  }

  /** NaN of nothing. */
  get mean(): number {
    return this.#n === 0 ? Number.NaN : this.#mean;
  }

  /** Of the population that the values are a sample of; NaN under two. */
  get sd(): number {
    return this.#n < 2 ? Number.NaN : Math.sqrt(this.#squares / (this.#n - 1));
  }

  /** Of the mean, by Student's t; the values of different people. */
  get interval(): Interval {
    const half = (studentT(this.#n - 1) * this.sd) / Math.sqrt(this.#n);
    return { value: this.mean, low: this.mean - half, high: this.mean + half };
  }

  /** Value below which a share of the values lies, linear between ranks (Hyndman & Fan 1996, type 7); NaN of nothing. */
  quantile(share: number): number {
    const at = share * (this.#n - 1);
    const low = Math.floor(at);
    const below = this.ranked(low);
    return below + (at - low) * (this.ranked(Math.min(this.#n - 1, low + 1)) - below);
  }

  /** The value of a rank, from 0. */
  private ranked(rank: number): number {
    let seen = 0;
    for (const [value, count] of [...this.#counts].sort(([x], [y]) => x - y)) {
      seen += count;
      if (seen > rank) return value;
    }
    return Number.NaN;
  }
}
