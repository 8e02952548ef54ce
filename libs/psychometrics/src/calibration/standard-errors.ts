import type { ItemParameters } from '../model.js';
import { eachPosterior, logTables } from './expectation.js';
import { PRIORS, slopes } from './maximization.js';
import { NODE, NODES } from './quadrature.js';
import type { ResponseData } from './response-data.js';

export interface StandardErrors {
  /** Of ln a. */
  logA: Float64Array;
  /** Of b, logits. */
  b: Float64Array;
}

/**
 * Standard errors of ln a and b: the cross-product of every answer's score over the posterior of its giver, plus what
 * the priors are worth, inverted item by item (c taken as known). Unlike the information of the M step it counts what
 * is lost because abilities are not known. After Bock & Lieberman 1970.
 */
export function standardErrors(
  data: ResponseData,
  parameters: readonly ItemParameters[],
  prior: Float64Array,
): StandardErrors {
  const size = parameters.length;
  const perNode = { logA: new Float64Array(2 * size * NODES), b: new Float64Array(2 * size * NODES) };
  parameters.forEach((item, index) => {
    for (let q = 0; q < NODES; q += 1) {
      const d = slopes(NODE[q]!, item);
      for (const right of [0, 1]) {
        const residual = (right - d.p) / (d.p * (1 - d.p));
        const place = (2 * index + right) * NODES + q;
        perNode.logA[place] = residual * d.logA;
        perNode.b[place] = residual * d.b;
      }
    }
  });
  const [aa, bb, ab] = [
    new Float64Array(size).fill(1 / PRIORS.logA.sd ** 2),
    new Float64Array(size).fill(1 / PRIORS.b.sd ** 2),
    new Float64Array(size),
  ];
  eachPosterior(data, logTables(parameters), prior, (person, weights) => {
    for (let at = data.start[person]!; at < data.start[person + 1]!; at += 1) {
      const item = data.item[at]!;
      const offset = (2 * item + data.correct[at]!) * NODES;
      let scoreA = 0;
      let scoreB = 0;
      for (let q = 0; q < NODES; q += 1) {
        scoreA += weights[q]! * perNode.logA[offset + q]!;
        scoreB += weights[q]! * perNode.b[offset + q]!;
      }
      aa[item]! += scoreA * scoreA;
      bb[item]! += scoreB * scoreB;
      ab[item]! += scoreA * scoreB;
    }
  });
  const determinant = aa.map((value, item) => value * bb[item]! - ab[item]! ** 2);
  return {
    logA: bb.map((value, item) => Math.sqrt(value / determinant[item]!)),
    b: aa.map((value, item) => Math.sqrt(value / determinant[item]!)),
  };
}
