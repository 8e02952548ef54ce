import { studentT, type Interval } from './interval.js';

/**
 * Mean of values of which one person may give many; those of a person follow one another. The interval lets persons, not
 * values, vary: the standard error of a ratio estimator over clusters (Cochran 1977, 6.3) with Student's t of persons
 * minus one. Holds no person but the last.
 */
export class ClusteredMean {
  #person: number | undefined;
  #ownCount = 0;
  #ownSum = 0;
  #people = 0;
  #n = 0;
  #sum = 0;
  /** Over persons: n², n × sum, sum². */
  #nn = 0;
  #ns = 0;
  #ss = 0;

  /** Some values of a person by their number and sum. */
  add(person: number, sum: number, count = 1): void {
    if (person !== this.#person) {
      this.endPerson();
      this.#person = person;
      this.#people += 1;
    }
    this.#ownCount += count;
    this.#ownSum += sum;
    this.#n += count;
    this.#sum += sum;
  }

  get n(): number {
    return this.#n;
  }

  get sum(): number {
    return this.#sum;
  }

  get people(): number {
    return this.#people;
  }

  /** NaN of nothing. */
  get mean(): number {
    return this.#sum / this.#n;
  }

  /** NaN under two people. */
  get standardError(): number {
    this.endPerson();
    const { mean } = this;
    const squares = Math.max(0, this.#ss - 2 * mean * this.#ns + mean ** 2 * this.#nn);
    return Math.sqrt((squares * this.#people) / (this.#people - 1)) / this.#n;
  }

  get interval(): Interval {
    const half = studentT(this.people - 1) * this.standardError;
    return { value: this.mean, low: this.mean - half, high: this.mean + half };
  }

  private endPerson(): void {
    this.#nn += this.#ownCount ** 2;
    this.#ns += this.#ownCount * this.#ownSum;
    this.#ss += this.#ownSum ** 2;
    this.#ownCount = 0;
    this.#ownSum = 0;
    this.#person = undefined;
  }
}
