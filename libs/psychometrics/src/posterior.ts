import {
  chance,
  checkParameters,
  ParameterError,
  requireFinite,
  requirePositive,
  type ItemParameters,
} from './model.js';
import { checkResponse, type Response } from './response.js';

const POINTS = 81;
const FROM = -4;
const TO = 4;
/** A probability that has become 0 in floating point: the logarithm of 0 would make every later sum useless. */
const LEAST = 1e-300;

/** Where the posterior is evaluated: 81 points from -4 to 4, logits. */
export const GRID: Float64Array = Float64Array.from(
  { length: POINTS },
  (_, i) => FROM + ((TO - FROM) * i) / (POINTS - 1),
);

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

const STANDARD: Prior = { mean: 0, sd: 1 };

/**
 * Weighted log-likelihood of answers over `GRID`. Apart from the prior, so that the likelihoods of groups of answers can
 * be added up and taken away again.
 * @throws ParameterError
 */
export function logLikelihoodOf(responses: readonly Response[]): Float64Array {
  const logs = new Float64Array(POINTS);
  for (const response of responses) {
    checkResponse(response);
    const { weight = 1, correct } = response;
    for (let i = 0; i < POINTS; i++) {
      const p = chance(GRID[i]!, response);
      logs[i]! += weight * Math.log(Math.max(LEAST, correct ? p : 1 - p));
    }
  }
  return logs;
}

/** Posterior over `GRID` from a log-likelihood. Computed in logs, so that a hundred answers do not underflow. */
export function posteriorOf(logLikelihood: Float64Array, { mean, sd }: Prior = STANDARD): Posterior {
  requireFinite('prior mean', mean);
  requirePositive('prior sd', sd);
  const weights = new Float64Array(POINTS);
  let top = -Infinity;
  for (let i = 0; i < POINTS; i++) {
    weights[i] = logLikelihood[i]! - 0.5 * ((GRID[i]! - mean) / sd) ** 2;
    top = Math.max(top, weights[i]!);
  }
  let sum = 0;
  for (let i = 0; i < POINTS; i++) sum += weights[i] = Math.exp(weights[i]! - top);
  for (let i = 0; i < POINTS; i++) weights[i]! /= sum;
  return weights;
}

/** Posterior of θ on the grid. @throws ParameterError */
export const posterior = (responses: readonly Response[], prior: Prior = STANDARD): Posterior =>
  posteriorOf(logLikelihoodOf(responses), prior);

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

/**
 * Share of right answers on `items` at every point of `GRID`, 0-1: the test characteristic curve.
 * @throws ParameterError when there is no item: a share of nothing is no number
 */
export function shareCurve(items: readonly ItemParameters[]): Float64Array {
  if (items.length === 0) throw new ParameterError('number of items', 0, 'above 0');
  items.forEach(checkParameters);
  return GRID.map((theta) => items.reduce((sum, item) => sum + chance(theta, item), 0) / items.length);
}

/** Expectation of a curve over `GRID` under a posterior. */
export function expectationOf(weights: Posterior, curve: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < POINTS; i++) sum += weights[i]! * curve[i]!;
  return sum;
}

/**
 * Expected share of right answers on `items` under a posterior, 0-1.
 * @throws ParameterError when there is no item
 */
export const expectedProportion = (weights: Posterior, items: readonly ItemParameters[]): number =>
  expectationOf(weights, shareCurve(items));
