import { chance } from './model.js';
import { checkResponse, type Response } from './response.js';

const LIMIT = 5;
const STEP = 0.1;
const SCAN = Math.round((2 * LIMIT) / STEP) + 1;
const TOLERANCE = 1e-6;
const scanPoint = (index: number): number => -LIMIT + index * STEP;

/** What one answer adds to the equation at θ: score Σ (u-P)P'/(PQ), information I, and Warm's J. */
interface Terms {
  score: number;
  information: number;
  bias: number;
}

function addTerms(into: Terms, theta: number, { a, b, c, correct, weight = 1 }: Response): void {
  const star = 1 / (1 + Math.exp(-a * (theta - b)));
  const p = c + (1 - c) * star;
  const first = a * (1 - c) * star * (1 - star);
  const second = a * first * (1 - 2 * star);
  const variance = p * (1 - p);
  // So far from b that P is 0 or 1 in floating point, an answer says nothing more about θ.
  if (variance <= 0) return;
  into.score += (weight * ((correct ? 1 : 0) - p) * first) / variance;
  into.information += (weight * first * first) / variance;
  into.bias += (weight * first * second) / variance;
}

/** Derivative of the weighted log-likelihood of Warm 1989 (eq. 8): Σ (u-P) P'/(PQ) + J / 2I. */
const slopeOf = ({ score, information, bias }: Terms): number => (information > 0 ? score + bias / (2 * information) : 0);

function slope(theta: number, responses: readonly Response[]): number {
  const terms: Terms = { score: 0, information: 0, bias: 0 };
  for (const response of responses) addTerms(terms, theta, response);
  return slopeOf(terms);
}

function logLikelihood(theta: number, responses: readonly Response[]): number {
  return responses.reduce((sum, response) => {
    const p = chance(theta, response);
    return sum + (response.weight ?? 1) * Math.log(response.correct ? p : 1 - p);
  }, 0);
}

/** Zero of the slope between two points of opposite sign: false position, Illinois variant (Dowell & Jarratt 1971). */
function root(low: number, high: number, atLow: number, atHigh: number, responses: readonly Response[]): number {
  let [x0, x1, f0, f1] = [low, high, atLow, atHigh];
  for (let round = 0; round < 60; round += 1) {
    const x = x1 - (f1 * (x1 - x0)) / (f1 - f0);
    const f = slope(x, responses);
    if (Math.abs(f) < TOLERANCE || Math.abs(x - x1) < TOLERANCE) return x;
    if (f * f1 < 0) [x0, f0] = [x1, f1];
    else f0 /= 2;
    [x1, f1] = [x, f];
  }
  return x1;
}

/** The root of the highest likelihood, given the slope at every scan point. */
function bestRoot(slopes: Float64Array, responses: readonly Response[]): number {
  const roots: number[] = [];
  for (let index = 1; index < SCAN; index += 1) {
    const [before, here] = [slopes[index - 1]!, slopes[index]!];
    if (before > 0 && here <= 0) roots.push(root(scanPoint(index - 1), scanPoint(index), before, here, responses));
  }
  if (roots.length === 0) return slopes[SCAN - 1]! > 0 ? LIMIT : -LIMIT;
  if (roots.length === 1) return roots[0]!;
  return roots.reduce((best, theta) => (logLikelihood(theta, responses) > logLikelihood(best, responses) ? theta : best));
}

const counts = ({ weight = 1 }: Response): boolean => weight > 0;

/** Every answer's terms at every scan point, so that an answer can be exchanged without computing the others again. */
class Scan {
  readonly #total: Terms[] = Array.from({ length: SCAN }, () => ({ score: 0, information: 0, bias: 0 }));

  constructor(readonly responses: readonly Response[]) {
    for (let index = 0; index < SCAN; index += 1) for (const response of responses) addTerms(this.#total[index]!, scanPoint(index), response);
  }

  /** θ with the answer at `exchanged` replaced. */
  solve(exchanged?: { index: number; by: Response }): number {
    const responses = exchanged ? this.responses.map((response, index) => (index === exchanged.index ? exchanged.by : response)) : this.responses;
    const slopes = Float64Array.from(this.#total, (total, index) => {
      if (!exchanged) return slopeOf(total);
      const terms = { ...total };
      const old = this.responses[exchanged.index]!;
      addTerms(terms, scanPoint(index), { ...old, weight: -(old.weight ?? 1) });
      addTerms(terms, scanPoint(index), exchanged.by);
      return slopeOf(terms);
    });
    return bestRoot(slopes, responses);
  }
}

/**
 * Weighted likelihood estimate of θ, logits, in [-5, 5]; finite for all-right and all-wrong patterns. Warm 1989.
 * With guessing the equation may have several roots: the one of the highest likelihood is taken.
 * Without an answer that counts: 0.
 * @throws ParameterError
 */
export function wle(responses: readonly Response[]): number {
  responses.forEach(checkResponse);
  return responses.some(counts) ? new Scan(responses).solve() : 0;
}

/**
 * θ as it is, and for every answer θ as it would be with that answer right and read. What a miss has cost is the
 * difference in points.
 * @returns `ifRight[i]` equals `theta` where answer i was right and counted whole
 * @throws ParameterError
 */
export function wleIfRight(responses: readonly Response[]): { theta: number; ifRight: number[] } {
  const theta = wle(responses);
  const scan = new Scan(responses);
  const ifRight = responses.map((response, index) =>
    response.correct && (response.weight ?? 1) === 1 ? theta : scan.solve({ index, by: { ...response, correct: true, weight: 1 } }));
  return { theta, ifRight };
}
