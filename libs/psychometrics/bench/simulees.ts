import { probability, type ItemParameters, type Random, type Response } from '../src/index.js';

/** Answers of a simulee of ability θ; `shift` moves θ for an item, for skills above or below the section. */
export const answer = <T extends ItemParameters>(
  random: Random,
  theta: number,
  items: readonly T[],
  shift: (item: T) => number = () => 0,
): (T & Response)[] =>
  items.map((item) => ({ ...item, correct: random.next() < probability(theta + shift(item), item) }));

export const mean = (values: ArrayLike<number>): number => {
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) sum += values[index]!;
  return sum / values.length;
};

/** Root mean square of differences. */
export const rms = (differences: readonly number[]): number => Math.sqrt(mean(differences.map((each) => each * each)));

export function correlation(x: readonly number[], y: readonly number[]): number {
  const [mx, my] = [mean(x), mean(y)];
  const [sx, sy] = [rms(x.map((each) => each - mx)), rms(y.map((each) => each - my))];
  return mean(x.map((each, index) => (each - mx) * (y[index]! - my))) / (sx * sy);
}

/** Share of the entries that meet a condition. */
export const share = <T>(list: readonly T[], meets: (entry: T) => boolean): number =>
  list.filter(meets).length / list.length;
