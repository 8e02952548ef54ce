import { chance, type ItemParameters } from '../model.js';
import { NODE, NODES } from './quadrature.js';
import { peopleIn, type ResponseData } from './response-data.js';

/** Where the people stand, item by item and node by node (index item × NODES + node). */
export interface ExpectedCounts {
  /** Expected number who answered. */
  answered: Float64Array;
  /** Expected number who answered right. */
  right: Float64Array;
  /** Expected number of people at each node. */
  people: Float64Array;
  /** Log-likelihood of all answers. */
  logLikelihood: number;
}

interface LogTables {
  right: Float64Array;
  wrong: Float64Array;
}

/** log P and log (1-P) of every item at every node: the loop over answers then only adds. */
export function logTables(parameters: readonly ItemParameters[]): LogTables {
  const right = new Float64Array(parameters.length * NODES);
  const wrong = new Float64Array(parameters.length * NODES);
  parameters.forEach((item, index) => {
    for (let q = 0; q < NODES; q += 1) {
      const p = Math.min(1 - 1e-12, Math.max(1e-12, chance(NODE[q]!, item)));
      right[index * NODES + q] = Math.log(p);
      wrong[index * NODES + q] = Math.log(1 - p);
    }
  });
  return { right, wrong };
}

/** Calls `visit` with the posterior weights of every person over the nodes. The array is used again for the next one. */
export function eachPosterior(
  data: ResponseData,
  tables: LogTables,
  prior: Float64Array,
  visit: (person: number, weights: Float64Array, logLikelihood: number) => void,
): void {
  const logPrior = prior.map(Math.log);
  const weights = new Float64Array(NODES);
  const people = peopleIn(data);
  for (let person = 0; person < people; person += 1) {
    weights.set(logPrior);
    for (let at = data.start[person]!; at < data.start[person + 1]!; at += 1) {
      const table = data.correct[at] === 1 ? tables.right : tables.wrong;
      const offset = data.item[at]! * NODES;
      for (let q = 0; q < NODES; q += 1) weights[q]! += table[offset + q]!;
    }
    let top = -Infinity;
    for (let q = 0; q < NODES; q += 1) if (weights[q]! > top) top = weights[q]!;
    let sum = 0;
    for (let q = 0; q < NODES; q += 1) sum += weights[q] = Math.exp(weights[q]! - top);
    for (let q = 0; q < NODES; q += 1) weights[q]! /= sum;
    visit(person, weights, top + Math.log(sum));
  }
}

/** The E step: expected counts under the present parameters. Bock & Aitkin 1981. */
export function expectation(
  data: ResponseData,
  parameters: readonly ItemParameters[],
  prior: Float64Array,
): ExpectedCounts {
  const counts: ExpectedCounts = {
    answered: new Float64Array(data.items * NODES),
    right: new Float64Array(data.items * NODES),
    people: new Float64Array(NODES),
    logLikelihood: 0,
  };
  const { answered, right, people } = counts;
  eachPosterior(data, logTables(parameters), prior, (person, weights, logLikelihood) => {
    counts.logLikelihood += logLikelihood;
    for (let q = 0; q < NODES; q += 1) people[q]! += weights[q]!;
    for (let at = data.start[person]!; at < data.start[person + 1]!; at += 1) {
      const offset = data.item[at]! * NODES;
      for (let q = 0; q < NODES; q += 1) answered[offset + q]! += weights[q]!;
      if (data.correct[at] === 1) for (let q = 0; q < NODES; q += 1) right[offset + q]! += weights[q]!;
    }
  });
  return counts;
}
