import { checkParameters, probability, type ItemParameters } from './model.js';
import type { Response } from './response.js';

const POINTS = 81;
const FROM = -4;
const TO = 4;

/** Where the posterior is evaluated: 81 points from -4 to 4, logits. */
export const GRID: Float64Array = Float64Array.from({ length: POINTS }, (_, i) => FROM + ((TO - FROM) * i) / (POINTS - 1));

/** A normal prior, logits. */
export interface Prior {
  mean: number;
  sd: number;
}

/** Weights over `GRID` that add up to 1. */
export type Posterior = Float64Array;

export interface Estimate {
  /** Posterior mean, logits. */
  theta: number;
  /** Posterior standard deviation, logits. */
  se: number;
}

/** Posterior of θ on the grid. Computed in logs, so that a hundred answers do not underflow. */
export function posterior(responses: readonly Response[], prior: Prior = { mean: 0, sd: 1 }): Posterior {
  const logs = Float64Array.from(GRID, (theta) => -0.5 * ((theta - prior.mean) / prior.sd) ** 2);
  for (const response of responses) {
    checkParameters(response);
    const weight = response.weight ?? 1;
    for (let i = 0; i < POINTS; i++) {
      const p = probability(GRID[i]!, response);
      logs[i]! += weight * Math.log(response.correct ? p : 1 - p);
    }
  }
  const top = logs.reduce((a, b) => Math.max(a, b), -Infinity);
  const raw = logs.map((value) => Math.exp(value - top));
  const sum = raw.reduce((a, b) => a + b, 0);
  return raw.map((value) => value / sum);
}

/** Expected a posteriori ability and its standard deviation. Bock & Mislevy 1982. Without answers: the prior. */
export function eap(responses: readonly Response[], prior?: Prior): Estimate {
  return momentsOf(posterior(responses, prior));
}

export function momentsOf(weights: Posterior): Estimate {
  let theta = 0;
  for (let i = 0; i < POINTS; i++) theta += weights[i]! * GRID[i]!;
  let variance = 0;
  for (let i = 0; i < POINTS; i++) variance += weights[i]! * (GRID[i]! - theta) ** 2;
  return { theta, se: Math.sqrt(variance) };
}

/** Expected share of right answers on `items` under a posterior, 0-1. */
export function expectedProportion(weights: Posterior, items: readonly ItemParameters[]): number {
  let sum = 0;
  for (let i = 0; i < POINTS; i++) {
    let share = 0;
    for (const item of items) share += probability(GRID[i]!, item);
    sum += (weights[i]! * share) / items.length;
  }
  return sum;
}
