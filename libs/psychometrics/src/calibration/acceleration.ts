import type { State } from './em-round.js';
import { logistic, logit } from './parameters.js';

/** Numbers of an item: ln a, b and logit c. */
const OF_ITEM = 3;
/** Of the people: mean and ln sd; and what is common to all items. */
const OF_ALL = 3;

/** A state as numbers without bounds, over which it may be extrapolated. A guessing of 0 stays one. */
function numbersOf({ items, population, common, offset }: State): Float64Array {
  const numbers = new Float64Array(OF_ITEM * items.length + OF_ALL + common.length);
  items.forEach(({ a, b, c }, index) => numbers.set([Math.log(a), b, c > 0 ? logit(c) : 0], OF_ITEM * index));
  numbers.set([population.mean, Math.log(population.sd), offset, ...common], OF_ITEM * items.length);
  return numbers;
}

function stateOf(numbers: Float64Array, { items, counterweight, worth }: State): State {
  const people = OF_ITEM * items.length;
  return {
    items: items.map(({ c }, index) => {
      const [logA, b, logitC] = numbers.subarray(OF_ITEM * index);
      return { a: Math.exp(logA!), b: b!, c: c > 0 ? logistic(logitC!) : 0 };
    }),
    population: { mean: numbers[people]!, sd: Math.exp(numbers[people + 1]!) },
    common: Array.from(numbers.subarray(people + OF_ALL)),
    offset: numbers[people + 2]!,
    counterweight,
    worth,
  };
}

const length = (numbers: Float64Array): number => Math.sqrt(numbers.reduce((sum, each) => sum + each * each, 0));

/**
 * Extrapolates three states that follow each other to where they go: SQUAREM, scheme S3 (Varadhan & Roland 2008). What
 * all items have in common, their place against the people, moves by a twentieth of its way in a round of EM otherwise.
 * @param longest how many rounds may be leapt over
 */
export function leap(first: State, second: State, third: State, longest: number): State {
  const [from, to, after] = [first, second, third].map(numbersOf) as [Float64Array, Float64Array, Float64Array];
  const moved = to.map((each, index) => each - from[index]!);
  const bent = after.map((each, index) => each - to[index]! - moved[index]!);
  const bend = length(bent);
  if (bend === 0) return third;
  const step = Math.min(longest, Math.max(1, length(moved) / bend));
  return stateOf(
    from.map((each, index) => each + 2 * step * moved[index]! + step ** 2 * bent[index]!),
    third,
  );
}
