import { checkParameters, ParameterError, requirePositive, type ItemParameters } from '../model.js';
import { expectation, type ExpectedCounts } from './expectation.js';
import { maximize } from './maximization.js';
import { aroundOf, type Around, type CalibrationItem } from './priors.js';
import { NODE, NODES, nodeWeights, type Population } from './quadrature.js';
import { checkData, type ResponseData } from './response-data.js';
import { standardErrors } from './standard-errors.js';

export interface CalibrationInput {
  data: ResponseData;
  /** As many as the data has, in its order. */
  items: readonly CalibrationItem[];
  /** Items whose parameters are known and kept: they hold the scale together with the priors of the others. */
  anchors?: ReadonlyMap<number, ItemParameters>;
  /** Ability of those who answered, where it is known; absent, it is estimated against what is known of the items. */
  population?: Population;
  maxRounds?: number;
  /** Largest change of any ln a, b or c, or of the population, between rounds that counts as still. */
  tolerance?: number;
  /** Told after each round of EM, which may take seconds. */
  onRound?: (round: number) => void;
}

export interface CalibratedItem extends ItemParameters {
  seLogA: number;
  /** Logits. */
  seB: number;
  /** 0 where c is kept. */
  seC: number;
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

/** Moments of the people over the nodes; nobody is N(0, 1). */
function populationOf(people: Float64Array): Population {
  let [total, mean, square] = [0, 0, 0];
  for (let q = 0; q < NODES; q += 1) total += people[q]!;
  if (total === 0) return { mean: 0, sd: 1 };
  for (let q = 0; q < NODES; q += 1) mean += (people[q]! * NODE[q]!) / total;
  for (let q = 0; q < NODES; q += 1) square += (people[q]! * (NODE[q]! - mean) ** 2) / total;
  return { mean, sd: Math.max(0.1, Math.sqrt(square)) };
}

/** Where EM has come to. */
interface State {
  items: readonly ItemParameters[];
  population: Population;
}

const largestMove = (from: State, to: State): number =>
  Math.max(
    Math.abs(to.population.mean - from.population.mean),
    Math.abs(to.population.sd - from.population.sd),
    ...to.items.map(({ a, b, c }, index) => {
      const before = from.items[index]!;
      return Math.max(Math.abs(Math.log(a / before.a)), Math.abs(b - before.b), Math.abs(c - before.c));
    }),
  );

const isKnown = (around: Around | ItemParameters): around is ItemParameters => 'a' in around;

function startOf(around: Around | ItemParameters): ItemParameters {
  if (!isKnown(around)) return { a: Math.exp(around.logA.mean), b: around.b.mean, c: around.c.mean };
  checkParameters(around);
  return around;
}

/**
 * Marginal calibration of the 2PL/3PL by EM (Bock & Aitkin 1981) with the priors of each item (Mislevy 1986), to the mean
 * of what its parameters may be. The scale is held by anchors and by what is known of the other items' b; the ability of
 * the people is estimated against both unless it is given. An item without an answer keeps the middle of its priors, with
 * their spread as its error.
 * @throws ParameterError
 */
export function calibrate({
  data,
  items: described,
  anchors = new Map(),
  population: known,
  maxRounds = 300,
  tolerance = 0.002,
  onRound,
}: CalibrationInput): Calibration {
  checkData(data);
  requirePositive('tolerance', tolerance);
  if (described.length !== data.items)
    throw new ParameterError('number of described items', described.length, `the ${data.items} of the data`);
  const priors = described.map(aroundOf);
  const answers = new Uint32Array(data.items);
  for (const item of data.item) answers[item]! += 1;
  let state: State = {
    items: priors.map((around, index) => startOf(anchors.get(index) ?? around)),
    population: known ?? { mean: 0, sd: 1 },
  };
  let counts = expectation(data, state.items, nodeWeights(state.population));
  let rounds = 0;
  let converged = data.items === 0;
  while (!converged && rounds < maxRounds) {
    const { answered, right, people } = counts;
    const items = state.items.map((item, index): ItemParameters => {
      if (anchors.has(index)) return item;
      const [from, to] = [index * NODES, (index + 1) * NODES];
      const own = { answered: answered.subarray(from, to), right: right.subarray(from, to) };
      return maximize(own, item, priors[index]!).item;
    });
    const next: State = { items, population: known ?? populationOf(people) };
    converged = largestMove(state, next) < tolerance;
    state = next;
    counts = expectation(data, state.items, nodeWeights(state.population));
    rounds += 1;
    onRound?.(rounds);
  }
  const errors = standardErrors(data, state.items, priors, nodeWeights(state.population));
  return {
    items: state.items.map((item, index) => {
      const of = (error: Float64Array): number => (anchors.has(index) ? 0 : error[index]!);
      return {
        ...item,
        seLogA: of(errors.logA),
        seB: of(errors.b),
        seC: of(errors.c),
        answers: answers[index]!,
      };
    }),
    population: state.population,
    rounds,
    converged,
    logLikelihood: counts.logLikelihood,
    counts,
  };
}
