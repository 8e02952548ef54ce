import type { ItemParameters } from '../model.js';
import type { Model, State } from './em-round.js';
import { eachPosterior, logTables } from './expectation.js';
import { familyVariances } from './families.js';
import { NODE, NODES, nodeWeights } from './quadrature.js';
import { inverse, slopes } from './slopes.js';

export interface StandardErrors {
  /** Of ln a. */
  logA: Float64Array;
  /** Of b, logits. */
  b: Float64Array;
  /** Of c; 0 where it is kept. */
  c: Float64Array;
  /** Information of the answers on b alone, ln a and c unknown; per logit². */
  worth: Float64Array;
}

/** Scores of an answer at each node, by parameter: answer (2 × item + right) × NODES + node. */
function scoreTables(parameters: readonly ItemParameters[]): [Float64Array, Float64Array, Float64Array] {
  const size = 2 * parameters.length * NODES;
  const [logA, b, logitC] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  parameters.forEach((item, index) => {
    for (let q = 0; q < NODES; q += 1) {
      const slope = slopes(NODE[q]!, item);
      for (const right of [0, 1]) {
        const residual = (right - slope.p) / (slope.p * (1 - slope.p));
        const place = (2 * index + right) * NODES + q;
        logA[place] = residual * slope.logA;
        b[place] = residual * slope.b;
        logitC[place] = residual * slope.logitC;
      }
    }
  });
  return [logA, b, logitC];
}

/**
 * Standard errors of ln a, b and c, each with the other two unknown: the cross-product of every answer's score over the
 * posterior of its giver, plus what the priors are worth, inverted item by item. Unlike the information of the M step it
 * counts what is lost because abilities are not known. After Bock & Lieberman 1970. An item in a family errs with it, too.
 */
export function standardErrors(
  { data, priors, families, anchors }: Model,
  { items: parameters, population }: State,
): StandardErrors {
  const [tableA, tableB, tableC] = scoreTables(parameters);
  const sums = parameters.map(({ c }, item) => {
    const { logA, b, c: guessing } = priors[item]!;
    const cc = guessing.worth > 0 ? guessing.worth * c * (1 - c) : 1;
    return { aa: 1 / logA.sd ** 2, ab: 0, ac: 0, bb: 1 / b.sd ** 2, bc: 0, cc };
  });
  eachPosterior(data, logTables(parameters), nodeWeights(population), (person, weights) => {
    for (let at = data.start[person]!; at < data.start[person + 1]!; at += 1) {
      const item = data.item[at]!;
      const offset = (2 * item + data.correct[at]!) * NODES;
      let [scoreA, scoreB, scoreC] = [0, 0, 0];
      for (let q = 0; q < NODES; q += 1) {
        const weight = weights[q]!;
        scoreA += weight * tableA[offset + q]!;
        scoreB += weight * tableB[offset + q]!;
        scoreC += weight * tableC[offset + q]!;
      }
      if (priors[item]!.c.worth === 0) scoreC = 0;
      const sum = sums[item]!;
      sum.aa += scoreA * scoreA;
      sum.ab += scoreA * scoreB;
      sum.ac += scoreA * scoreC;
      sum.bb += scoreB * scoreB;
      sum.bc += scoreB * scoreC;
      sum.cc += scoreC * scoreC;
    }
  });
  const size = data.items;
  const errors = { logA: new Float64Array(size), b: new Float64Array(size), c: new Float64Array(size) };
  sums.forEach((information, item) => {
    const { c } = parameters[item]!;
    const variance = inverse(information);
    errors.logA[item] = Math.sqrt(variance.aa);
    errors.b[item] = Math.sqrt(variance.bb);
    errors.c[item] = priors[item]!.c.worth > 0 ? Math.sqrt(variance.cc) * c * (1 - c) : 0;
  });
  const worth = errors.b.map((error, item) =>
    anchors.has(item) ? Infinity : Math.max(0, 1 / error ** 2 - 1 / priors[item]!.b.sd ** 2),
  );
  for (const family of families)
    for (const [item, variance] of familyVariances(family, worth, priors)) errors.b[item] = Math.sqrt(variance);
  return { ...errors, worth };
}
