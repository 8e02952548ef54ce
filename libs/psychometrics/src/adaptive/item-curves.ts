import { averagedOver } from '../item-uncertainty.js';
import { information, type ItemParameters } from '../model.js';
import { expectationOf, GRID, logLikelihoodOf, posteriorOf, type Posterior } from '../posterior.js';

type Unsure = ItemParameters & { bSd?: number };

/** What an item says at every point of `GRID`. */
interface Curves {
  information: Float64Array;
  /** Logarithms of the chances of a right and of a wrong answer. */
  right: Float64Array;
  wrong: Float64Array;
}

/** By item: a pool is looked through for every question of every student. */
const known = new WeakMap<object, Curves>();

/** @param item the same object gives the same curves: its parameters must not change */
function curvesOf(item: Unsure): Curves {
  const there = known.get(item);
  if (there) return there;
  // As the score takes it: an item that is unsure itself tells less.
  const met = averagedOver({ a: item.a, b: item.b, c: item.c, bSd: item.bSd ?? 0, correct: true });
  const curves: Curves = {
    information: GRID.map((theta) => information(theta, met)),
    right: logLikelihoodOf([met]),
    wrong: logLikelihoodOf([{ ...met, correct: false }]),
  };
  known.set(item, curves);
  return curves;
}

/**
 * What an item is expected to tell about a student, per logit²: its information averaged over the posterior (van der
 * Linden 1998). After few answers the posterior is wide, and an item that is best in its middle may say nothing at its
 * ends.
 * @throws ParameterError
 */
export const expectedInformation = (item: Unsure, weights: Posterior): number =>
  expectationOf(weights, curvesOf(item).information);

/** Posterior of θ under the prior N(0, 1), as the score takes the answers. @throws ParameterError */
export function posteriorAfter(answers: readonly { item: Unsure; correct: boolean }[]): Posterior {
  const logs = new Float64Array(GRID.length);
  for (const { item, correct } of answers) {
    const { right, wrong } = curvesOf(item);
    const curve = correct ? right : wrong;
    for (let i = 0; i < logs.length; i++) logs[i]! += curve[i]!;
  }
  return posteriorOf(logs);
}
