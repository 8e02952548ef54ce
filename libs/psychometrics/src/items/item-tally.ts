import { rapidThreshold } from '../effort.js';
import { LEAST_FOR_ALARM, strongestRival, type DistractorAnalysis, type OptionStatistics } from './distractors.js';
import type { ItemStatistics } from './item-statistics.js';

/** What one person did with an item, as a tally takes it. */
export interface TalliedAnswer {
  correct: boolean;
  answered: boolean;
  /** Which option was chosen; null when empty or unknown. */
  option: string | null;
  /** Seconds. */
  timeSpent: number;
  /** See `Observation`; null when the person gave too few other answers for one: such an answer is in no correlation. */
  restScore: number | null;
}

/** Seconds are counted one by one up to this many. */
const LAST_SECOND = 900;
/** Rest scores are counted to the hundredth for the thirds of ability. */
const STEPS = 100;
const THIRDS = [0, 1, 2] as const;

/** Sums over those who have a rest score. */
class Sums {
  n = 0;
  sum = 0;
  squares = 0;

  add(value: number): void {
    this.n += 1;
    this.sum += value;
    this.squares += value * value;
  }
}

/**
 * `itemStatistics` and `analyseDistractors` of answers that come one by one and are not kept: an item needs some
 * kilobytes, whether ten people answered it or a million. Times are known to the second, thirds of ability to a hundredth
 * of the rest score; people of one rest score at the border of two thirds are divided between them.
 */
export class ItemTally {
  #n = 0;
  #right = 0;
  #empty = 0;
  readonly #seconds = new Uint32Array(LAST_SECOND + 1);
  readonly #all = new Sums();
  readonly #ofRight = new Sums();
  readonly #options: ReadonlyMap<string, { sums: Sums; steps: Uint32Array; n: { all: number } }>;
  readonly #steps = new Uint32Array(STEPS + 1);

  /** @param options all options of a choice item, chosen or not; none of a blank */
  constructor(readonly options: readonly string[]) {
    this.#options = new Map(
      options.map((option) => [option, { sums: new Sums(), steps: new Uint32Array(STEPS + 1), n: { all: 0 } }]),
    );
  }

  get n(): number {
    return this.#n;
  }

  add({ correct, answered, option, timeSpent, restScore }: TalliedAnswer): void {
    this.#n += 1;
    if (correct) this.#right += 1;
    if (answered) this.#seconds[Math.min(LAST_SECOND, Math.max(0, Math.round(timeSpent)))]! += 1;
    else this.#empty += 1;
    const chosen = option === null ? undefined : this.#options.get(option);
    if (chosen) chosen.n.all += 1;
    if (restScore === null) return;
    const step = Math.round(restScore * STEPS);
    this.#all.add(restScore);
    this.#steps[step]! += 1;
    if (correct) this.#ofRight.add(restScore);
    if (!chosen) return;
    chosen.sums.add(restScore);
    chosen.steps[step]! += 1;
  }

  /** @param students how many there were in all, for the exposure @param seconds expected seconds of the item */
  statistics({ students, seconds }: { students: number; seconds: number }): ItemStatistics {
    const n = this.#n;
    const medianSeconds = this.quantile(0.5);
    const threshold = rapidThreshold({ seconds, ...(medianSeconds ? { medianSeconds } : {}) });
    let rapid = 0;
    for (let second = 0; second <= LAST_SECOND; second += 1) if (second < threshold) rapid += this.#seconds[second]!;
    return {
      n,
      p: n === 0 ? 0 : this.#right / n,
      pointBiserial: this.correlation(this.#ofRight),
      omitRate: n === 0 ? 0 : this.#empty / n,
      medianSeconds,
      p90Seconds: this.quantile(0.9),
      rapidRate: n === 0 ? 0 : rapid / n,
      exposure: students === 0 ? 0 : n / students,
    };
  }

  /** @param key the option that is right */
  distractors(key: string): DistractorAnalysis {
    const weights = THIRDS.map((third) => this.thirdOf(third));
    const inThird = (steps: Uint32Array, third: 0 | 1 | 2): number =>
      steps.reduce((sum, count, step) => sum + count * weights[third]![step]!, 0);
    const options = [...this.#options].map(([option, { sums, steps }]): OptionStatistics => {
      const share = (third: 0 | 1 | 2): number => {
        const size = inThird(this.#steps, third);
        return size === 0 ? 0 : inThird(steps, third) / size;
      };
      return { option, shareByThird: [share(0), share(1), share(2)], pointBiserial: this.correlation(sums) };
    });
    return { options, keyAlarm: this.#all.n >= LEAST_FOR_ALARM ? strongestRival(options, key) : null };
  }

  /** Share of all who met the item that chose each option, 0-1; 0 without an answer. */
  shares(): Map<string, number> {
    return new Map([...this.#options].map(([option, { n }]) => [option, this.#n === 0 ? 0 : n.all / this.#n]));
  }

  /** Correlation of belonging to some with the rest score; null when one of the two does not vary. */
  private correlation({ n, sum }: Sums): number | null {
    const all = this.#all;
    const mean = all.sum / all.n;
    const variance = all.squares / all.n - mean ** 2;
    if (all.n < 2 || n === 0 || n === all.n || variance < 1e-12) return null;
    const p = n / all.n;
    return ((sum / n - mean) / Math.sqrt(variance)) * Math.sqrt(p / (1 - p));
  }

  /** How much of each step of the rest score lies in a third, 0-1. */
  private thirdOf(third: number): Float64Array {
    const [from, to] = [(this.#all.n * third) / 3, (this.#all.n * (third + 1)) / 3];
    const weights = new Float64Array(STEPS + 1);
    let below = 0;
    this.#steps.forEach((count, step) => {
      const inside = Math.min(to, below + count) - Math.max(from, below);
      if (count > 0) weights[step] = Math.max(0, inside) / count;
      below += count;
    });
    return weights;
  }

  /** As `itemStatistics` has it, of whole seconds. */
  private quantile(share: number): number | null {
    const n = this.#n - this.#empty;
    if (n === 0) return null;
    const at = share * (n - 1);
    const low = Math.floor(at);
    const below = this.ranked(low);
    return below + (at - low) * (this.ranked(Math.min(n - 1, low + 1)) - below);
  }

  private ranked(rank: number): number {
    let seen = 0;
    const second = this.#seconds.findIndex((count) => (seen += count) > rank);
    return second === -1 ? LAST_SECOND : second;
  }
}
