import { checkParameters, requirePositive, type ItemParameters } from '../model.js';
import { expectation, type ExpectedCounts } from './expectation.js';
import { maximize } from './maximization.js';
import { NODE, NODES, nodeWeights, type Population } from './quadrature.js';
import { checkData, type ResponseData } from './response-data.js';
import { standardErrors } from './standard-errors.js';

/** Answers from which the guessing of a four-choice item is estimated, shrunk towards .20, instead of fixed. */
const FREE_GUESSING_FROM = 500;
const START: Omit<ItemParameters, 'c'> = { a: 1.25, b: 0 };

export interface CalibrationInput {
  data: ResponseData;
  /** Guessing to start from, by item: .2 for four choices, 0 for student-produced, where it stays 0. */
  guessing: ArrayLike<number>;
  /** Items whose parameters are known and kept: they hold the scale, and the population is estimated against them. */
  anchors?: ReadonlyMap<number, ItemParameters>;
  maxRounds?: number;
  /** Largest change of any b between rounds that counts as still, logits. */
  tolerance?: number;
  /** Keeps the guessing of every item as it is given; absent: it is estimated where there are answers enough. */
  fixedGuessing?: boolean;
  /** Told after each round of EM, which may take seconds. */
  onRound?: (round: number) => void;
}

export interface CalibratedItem extends ItemParameters {
  seLogA: number;
  seB: number;
  answers: number;
}

export interface Calibration {
  items: CalibratedItem[];
  population: Population;
  rounds: number;
  converged: boolean;
  logLikelihood: number;
  /** Of the last round, for the fit. */
  counts: ExpectedCounts;
}

/** Moments of the people over the nodes. */
function populationOf(people: Float64Array): Population {
  let [total, mean, square] = [0, 0, 0];
  for (let q = 0; q < NODES; q += 1) total += people[q]!;
  for (let q = 0; q < NODES; q += 1) mean += (people[q]! * NODE[q]!) / total;
  for (let q = 0; q < NODES; q += 1) square += (people[q]! * (NODE[q]! - mean) ** 2) / total;
  return { mean, sd: Math.max(0.1, Math.sqrt(square)) };
}

/**
 * Marginal maximum a posteriori calibration of the 2PL/3PL by EM (Bock & Aitkin 1981; priors as Mislevy 1986).
 * Identification: without anchors the people are N(0, 1); with anchors these hold the scale and the mean and spread of
 * the people are estimated. An item without an answer keeps the middle of its priors, with their spread as its error.
 * @throws ParameterError
 */
export function calibrate({
  data,
  guessing,
  anchors = new Map(),
  maxRounds = 100,
  tolerance = 0.005,
  fixedGuessing = false,
  onRound,
}: CalibrationInput): Calibration {
  checkData(data);
  requirePositive('tolerance', tolerance);
  const answers = new Uint32Array(data.items);
  for (const item of data.item) answers[item]! += 1;
  let items = Array.from(
    { length: data.items },
    (_, index): ItemParameters => anchors.get(index) ?? { ...START, c: guessing[index] ?? 0.2 },
  );
  items.forEach(checkParameters);
  let population: Population = { mean: 0, sd: 1 };
  let counts = expectation(data, items, nodeWeights(population));
  let rounds = 0;
  let converged = data.items === 0;
  while (!converged && rounds < maxRounds) {
    const next = items.map((item, index): ItemParameters => {
      if (anchors.has(index)) return item;
      const from = index * NODES;
      return maximize(
        { answered: counts.answered.subarray(from, from + NODES), right: counts.right.subarray(from, from + NODES) },
        item,
        !fixedGuessing && item.c > 0 && answers[index]! >= FREE_GUESSING_FROM,
      );
    });
    const moved = Math.max(...next.map((item, index) => Math.abs(item.b - items[index]!.b)));
    items = next;
    if (anchors.size > 0) population = populationOf(counts.people);
    counts = expectation(data, items, nodeWeights(population));
    rounds += 1;
    onRound?.(rounds);
    converged = moved < tolerance;
  }
  const errors = standardErrors(data, items, nodeWeights(population));
  return {
    items: items.map((item, index) => ({
      ...item,
      seLogA: anchors.has(index) ? 0 : errors.logA[index]!,
      seB: anchors.has(index) ? 0 : errors.b[index]!,
      answers: answers[index]!,
    })),
    population,
    rounds,
    converged,
    logLikelihood: counts.logLikelihood,
    counts,
  };
}
