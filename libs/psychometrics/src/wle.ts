import { checkParameters, probability } from './model.js';
import type { Response } from './response.js';

const LIMIT = 5;
const STEP = 0.1;
const TOLERANCE = 1e-6;

/** Derivative of the weighted log-likelihood of Warm 1989 (eq. 8): Σ (u-P) P'/(PQ) + J / 2I. */
function slope(theta: number, responses: readonly Response[]): number {
  let score = 0;
  let information = 0;
  let bias = 0;
  for (const response of responses) {
    const { a, b, c, correct, weight = 1 } = response;
    const p = probability(theta, response);
    const star = 1 / (1 + Math.exp(-a * (theta - b)));
    const first = a * (1 - c) * star * (1 - star);
    const second = a * first * (1 - 2 * star);
    const variance = p * (1 - p);
    score += (weight * ((correct ? 1 : 0) - p) * first) / variance;
    information += (weight * first * first) / variance;
    bias += (weight * first * second) / variance;
  }
  return score + bias / (2 * information);
}

function logLikelihood(theta: number, responses: readonly Response[]): number {
  return responses.reduce((sum, response) => {
    const p = probability(theta, response);
    return sum + (response.weight ?? 1) * Math.log(response.correct ? p : 1 - p);
  }, 0);
}

function root(low: number, high: number, responses: readonly Response[]): number {
  while (high - low > TOLERANCE) {
    const middle = (low + high) / 2;
    if (slope(middle, responses) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Weighted likelihood estimate of θ, logits, in [-5, 5]; finite for all-right and all-wrong patterns. Warm 1989.
 * With guessing the equation may have several roots: the one of the highest likelihood is taken.
 * Without answers: 0.
 */
export function wle(responses: readonly Response[]): number {
  if (responses.length === 0) return 0;
  responses.forEach(checkParameters);
  const roots: number[] = [];
  let before = slope(-LIMIT, responses);
  for (let theta = -LIMIT + STEP; theta <= LIMIT + STEP / 2; theta += STEP) {
    const here = slope(theta, responses);
    if (before > 0 && here <= 0) roots.push(root(theta - STEP, theta, responses));
    before = here;
  }
  if (roots.length === 0) return before > 0 ? LIMIT : -LIMIT;
  return roots.reduce((best, theta) => (logLikelihood(theta, responses) > logLikelihood(best, responses) ? theta : best));
}
