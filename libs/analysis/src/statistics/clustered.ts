import { studentT, type Interval } from './interval.js';

/** What one person adds to a mean: how many values, and their sum. */
interface Cluster {
  n: number;
  sum: number;
}

/**
 * Mean of values of which one person may give many. The interval lets persons, not values, vary: the standard error of
 * a ratio estimator over clusters (Cochran 1977, 6.3) with Student's t of persons minus one.
 */
export class ClusteredMean {
  readonly #clusters = new Map<number, Cluster>();
  #n = 0;
  #sum = 0;

  add(person: number, value: number): void {
    const cluster = this.#clusters.get(person);
    if (cluster) {
      cluster.n += 1;
      cluster.sum += value;
    } else this.#clusters.set(person, { n: 1, sum: value });
    this.#n += 1;
    this.#sum += value;
  }

  get n(): number {
    return this.#n;
  }

  get people(): number {
    return this.#clusters.size;
  }

  /** NaN of nothing. */
  get mean(): number {
    return this.#sum / this.#n;
  }

  /** NaN under two people. */
  get standardError(): number {
    const people = this.#clusters.size;
    let squares = 0;
    for (const { n, sum } of this.#clusters.values()) squares += (sum - n * this.mean) ** 2;
    return Math.sqrt((squares * people) / (people - 1)) / this.#n;
  }

  get interval(): Interval {
    const half = studentT(this.people - 1) * this.standardError;
    return { value: this.mean, low: this.mean - half, high: this.mean + half };
  }
}
