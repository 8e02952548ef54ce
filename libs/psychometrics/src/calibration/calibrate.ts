import { checkParameters, ParameterError, requirePositive, type ItemParameters } from '../model.js';
import { converge } from './converge.js';
import { expectedIn, type Model, type State } from './em-round.js';
import type { ExpectedCounts } from './expectation.js';
import { familiesOf, judged } from './families.js';
import { ASSUMED, judgementFrom, type Deviation, type Judgement } from './judgement.js';
import { aroundOf, type Around, type CalibrationItem } from './priors.js';
import type { Population } from './quadrature.js';
import { checkData, type ResponseData } from './response-data.js';
import { standardErrors, type StandardErrors } from './standard-errors.js';

export interface CalibrationInput {
  data: ResponseData;
  /** As many as the data has, in its order. */
  items: readonly CalibrationItem[];
  /** Items whose parameters are known and kept: they hold the scale together with the priors of the others. */
  anchors?: ReadonlyMap<number, ItemParameters>;
  /** Ability of those who answered, where it is known; absent, it is estimated against what is known of the items. */
  population?: Population;
  /** How well items were known beforehand, where that is known; absent, it is estimated. */
  judgement?: Judgement;
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
  judgement: Judgement;
  rounds: number;
  converged: boolean;
  logLikelihood: number;
  /** Of the last round, for the fit. */
  counts: ExpectedCounts;
}

const isKnown = (around: Around | ItemParameters): around is ItemParameters => 'a' in around;

function startOf(around: Around | ItemParameters): ItemParameters {
  if (!isKnown(around)) return { a: Math.exp(around.logA.mean), b: around.b.mean, c: around.c.mean };
  checkParameters(around);
  return around;
}

/** How often what is known of items beforehand is revised by what answers say of it. */
const REVISIONS = 3;
/** Changes of a judgement that change no parameter worth speaking of. */
const ALIKE = 0.02;

const isLike = (one: Judgement, other: Judgement): boolean =>
  Math.abs(Math.log(one.spread / other.spread)) < ALIKE && Math.abs(one.own - other.own) < ALIKE;

/**
 * How far answers by themselves put items from their priors. What they are worth is less than where abilities are known;
 * by how much is taken of all items together, since for one of few answers it is too uncertain.
 */
function deviationsOf(model: Model, state: State, priors: readonly Around[], errors: StandardErrors): Deviation[] {
  const free = priors.flatMap((_, index) => (model.anchors.has(index) ? [] : [index]));
  const total = (of: (index: number) => number): number => free.reduce((sum, index) => sum + of(index), 0);
  const known =
    total((index) => errors.worth[index]!) /
    Math.max(
      1e-9,
      total((index) => state.worth[index]!),
    );
  const common = new Float64Array(priors.length);
  model.families.forEach(({ members }, family) => members.forEach((index) => (common[index] = state.common[family]!)));
  return priors.map(({ b: { mean, sd } }, index) => {
    const worth = model.anchors.has(index) ? 0 : Math.min(1, known) * state.worth[index]!;
    const apart = state.items[index]!.b - mean - state.offset - common[index]!;
    const pull = worth === 0 ? 0 : worth * (common[index]! + apart) + apart / model.priors[index]!.b.sd ** 2;
    return { bSd: sd, worth, pull };
  });
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
  judgement: knownJudgement,
  maxRounds = 300,
  tolerance = 0.0001,
  onRound,
}: CalibrationInput): Calibration {
  checkData(data);
  requirePositive('tolerance', tolerance);
  if (described.length !== data.items)
    throw new ParameterError('number of described items', described.length, `the ${data.items} of the data`);
  const answers = new Uint32Array(data.items);
  for (const item of data.item) answers[item]! += 1;
  const priors = described.map(aroundOf);
  const families = familiesOf(described);
  const parts = { data, anchors, population: known };
  let judgement = knownJudgement ?? ASSUMED;
  let model: Model = { ...parts, ...judged(priors, families, judgement) };
  let state: State = {
    items: priors.map((around, index) => startOf(anchors.get(index) ?? around)),
    population: known ?? { mean: 0, sd: 1 },
    common: families.map(() => 0),
    offset: 0,
    counterweight: { up: 0, apart: 0 },
    worth: described.map(() => 0),
  };
  let rounds = 0;
  const told = (): void => {
    rounds += 1;
    onRound?.(rounds);
  };
  let converged = data.items === 0;
  let errors = standardErrors(model, state);
  for (let revision = 0; !converged && revision <= REVISIONS; revision += 1) {
    const left = maxRounds - rounds;
    ({ state, converged } = converge(model, state, { maxRounds: left, tolerance, onRound: told }));
    errors = standardErrors(model, state);
    if (knownJudgement || !converged || revision === REVISIONS) break;
    const revised = judgementFrom(deviationsOf(model, state, priors, errors), families);
    if (isLike(revised, judgement)) break;
    judgement = revised;
    model = { ...parts, ...judged(priors, families, judgement) };
    converged = false;
  }
  const counts = expectedIn(model, state);
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
    judgement,
    rounds,
    converged,
    logLikelihood: counts.logLikelihood,
    counts,
  };
}
