import type { ItemParameters } from '../model.js';
import { expectation, type ExpectedCounts } from './expectation.js';
import { commonOf, movedAlong, type Family, type Placed } from './families.js';
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

/** The priors where families are what they are taken for. */
function priorsIn({ priors, families }: Model, common: readonly number[]): Around[] {
  const moved = [...priors];
  families.forEach(({ members }, family) => {
    for (const index of members) {
      const around = priors[index]!;
      moved[index] = { ...around, b: { ...around.b, mean: around.b.mean + common[family]! } };
    }
  });
  return moved;
}

/** The M step: every item by itself, then families with their members. */
function maximized(model: Model, state: State, { answered, right, people }: ExpectedCounts): State {
  const priors = priorsIn(model, state.common);
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
  const items = placed.map(({ item }) => item);
  const common = model.families.map((family, index) => {
    const before = state.common[index]!;
    const now = commonOf(family, placed, model.priors, before);
    for (const member of family.members)
      items[member] = movedAlong(placed[member]!, now - before, model.priors[member]!);
    return now;
  });
  const population = model.population ?? populationOf(people);
  return {
    ...{ items, common, population },
    counterweight: perPerson(pull, peopleIn(model.data), population),
    worth: placed.map(({ worth }) => worth),
  };
}

export const expectedIn = (model: Model, { items, population, counterweight }: State): ExpectedCounts =>
  expectation(model.data, items, nodeWeights(drawn(population, counterweight)));

/** One round of EM. */
export const emRound = (model: Model, state: State): State => maximized(model, state, expectedIn(model, state));
