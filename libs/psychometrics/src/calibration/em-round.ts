import type { ItemParameters } from '../model.js';
import { expectation, type ExpectedCounts } from './expectation.js';
import { commonOf, movedAlong, offsetStep, type Family, type Placed } from './families.js';
import { maximize } from './maximization.js';
import type { Around } from './priors.js';
import { NODE, NODES, nodeWeights, type Population } from './quadrature.js';
import { peopleIn, type ResponseData } from './response-data.js';

/** What does not change while EM runs. */
export interface Model {
  data: ResponseData;
  /** Of each item; where it has a family, without what is common to that. */
  priors: readonly Around[];
  families: readonly Family[];
  anchors: ReadonlyMap<number, ItemParameters>;
  /** Of the people, where it is known. */
  population: Population | undefined;
}

/** Where EM has come to. */
export interface State {
  items: readonly ItemParameters[];
  population: Population;
  /** What is common to each family, logits. */
  common: readonly number[];
  /** What is common to all items, logits: how far their priors are off together where anchors tell; 0 where none does. */
  offset: number;
  counterweight: Counterweight;
  /** What answers are worth on b of each item where abilities are known, per logit²; endless for anchors. */
  worth: readonly number[];
}

/**
 * Items are drawn to the mean of what they may be as if abilities were known. What draws all of them one way would take
 * the people along, and then the items again, though nothing has drawn them together: answers tell only how items and
 * people lie to each other. So the people are drawn the other way as strongly, by so much a person.
 */
export interface Counterweight {
  /** Per logit. */
  up: number;
  /** Per factor e. */
  apart: number;
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

/** Far more people than items are needed for a counterweight to be small; where there are few, it is kept so. */
const MOST = 0.5;

function perPerson({ up, apart }: Counterweight, people: number, { mean }: Population): Counterweight {
  if (people === 0) return { up: 0, apart: 0 };
  const most = (value: number): number => Math.min(MOST, Math.max(-MOST, value));
  return { up: most(up / people), apart: most((apart - mean * up) / people) };
}

/** The normal distribution of abilities times the exponential of what draws them. */
function drawn({ mean, sd }: Population, { up, apart }: Counterweight): Population {
  const variance = sd ** 2 / (1 - apart);
  return { mean: mean + up * variance, sd: Math.sqrt(variance) };
}

const aroundAt = (around: Around, by: number): Around => ({
  ...around,
  b: { ...around.b, mean: around.b.mean + by },
});

/** The priors where all items and families err by what they are taken for. */
function priorsIn({ priors, families }: Model, { common, offset }: State): Around[] {
  const moved = priors.map((around) => aroundAt(around, offset));
  families.forEach(({ members }, family) => {
    for (const index of members) moved[index] = aroundAt(moved[index]!, common[family]!);
  });
  return moved;
}

/** Items where what is common to them and to their families has moved, each as far as its answers let it. */
function alongWith(model: Model, placed: readonly Placed[], by: number, common: readonly number[]): Placed[] {
  const moved = placed.map((each, index): Placed => ({ ...each, item: movedAlong(each, by, model.priors[index]!) }));
  model.families.forEach(({ members }, family) => {
    for (const index of members)
      moved[index] = {
        ...placed[index]!,
        item: movedAlong(placed[index]!, by + common[family]!, model.priors[index]!),
      };
  });
  return moved;
}

/** The M step: every item by itself, then families with their members. */
function maximized(model: Model, state: State, { answered, right, people }: ExpectedCounts): State {
  const priors = priorsIn(model, state);
  const pull = { up: 0, apart: 0 };
  const placed = state.items.map((item, index): Placed => {
    if (model.anchors.has(index)) return { item, worth: Infinity };
    const [from, to] = [index * NODES, (index + 1) * NODES];
    const own = { answered: answered.subarray(from, to), right: right.subarray(from, to) };
    const { item: found, worth, counterweight } = maximize(own, item, priors[index]!);
    pull.up += counterweight.up;
    pull.apart += counterweight.apart;
    return { item: found, worth: worth.b };
  });
  const atOffset = model.priors.map((around) => aroundAt(around, state.offset));
  const common = model.families.map((family, index) => commonOf(family, placed, atOffset, state.common[index]!));
  const change = (to: readonly number[], from: readonly number[]): number[] =>
    to.map((each, index) => each - from[index]!);
  const withFamilies = alongWith(model, placed, 0, change(common, state.common));
  // Without anchors it is the priors that hold the scale.
  const step =
    model.anchors.size > 0
      ? offsetStep(model.families, withFamilies, model.priors, { offset: state.offset, common })
      : { by: 0, common };
  const items = alongWith(model, withFamilies, step.by, change(step.common, common)).map(({ item }) => item);
  const population = model.population ?? populationOf(people);
  return {
    ...{ items, common: step.common, offset: state.offset + step.by, population },
    counterweight: perPerson(pull, peopleIn(model.data), population),
    worth: placed.map(({ worth }) => worth),
  };
}

export const expectedIn = (model: Model, { items, population, counterweight }: State): ExpectedCounts =>
  expectation(model.data, items, nodeWeights(drawn(population, counterweight)));

/** One round of EM. */
export const emRound = (model: Model, state: State): State => maximized(model, state, expectedIn(model, state));
