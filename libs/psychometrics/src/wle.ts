import { chance } from './model.js';
import { checkResponse, type Response } from './response.js';

const LIMIT = 5;
const STEP = 0.1;
const SCAN = Math.round((2 * LIMIT) / STEP) + 1;
const TOLERANCE = 1e-6;
/** Stands for a probability that is 0 in floating point. */
const LEAST = 1e-300;
const scanPoint = (index: number): number => -LIMIT + index * STEP;

/** What one answer adds to the equation at θ: score Σ (u-P)P'/(PQ), information I, and Warm's J. */
class Terms {
  score = 0;
  information = 0;
  bias = 0;

  add(theta: number, { a, b, c, correct, weight = 1 }: Response, sign: 1 | -1 = 1): void {
    const star = 1 / (1 + Math.exp(-a * (theta - b)));
    const p = c + (1 - c) * star;
    const first = a * (1 - c) * star * (1 - star);
    const variance = p * (1 - p);
    // So far from b that P is 0 or 1 in floating point, an answer says nothing more about θ.
    if (variance <= 0) return;
    const share = (sign * weight * first) / variance;
    this.score += share * ((correct ? 1 : 0) - p);
    this.information += share * first;
    this.bias += share * a * first * (1 - 2 * star);
  }

  /** Derivative of the weighted log-likelihood of Warm 1989 (eq. 8): Σ (u-P) P'/(PQ) + J / 2I. */
  get slope(): number {
    return this.information > 0 ? this.score + this.bias / (2 * this.information) : 0;
  }
}

function slope(theta: number, responses: readonly Response[]): number {
  const terms = new Terms();
  for (const response of responses) terms.add(theta, response);
  return terms.slope;
}

function logLikelihood(theta: number, responses: readonly Response[]): number {
  return responses.reduce((sum, response) => {
    const p = chance(theta, response);
    return sum + (response.weight ?? 1) * Math.log(Math.max(LEAST, response.correct ? p : 1 - p));
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

/** All answers' terms at every scan point, so that an answer can be exchanged without computing the others again. */
class Scan {
  readonly #total: Terms[];
  readonly #slopes = new Float64Array(SCAN);

  constructor(readonly responses: readonly Response[]) {
    this.#total = Array.from({ length: SCAN }, (_, index) => {
      const terms = new Terms();
      for (const response of responses) terms.add(scanPoint(index), response);
      return terms;
    });
  }

  solve(): number {
    this.#total.forEach((terms, index) => (this.#slopes[index] = terms.slope));
    return bestRoot(this.#slopes, this.responses);
  }

  /** θ with the answer at `place` replaced. */
  solveWith(place: number, by: Response): number {
    const old = this.responses[place]!;
    const terms = new Terms();
    for (let index = 0; index < SCAN; index += 1) {
      const total = this.#total[index]!;
      terms.score = total.score;
      terms.information = total.information;
      terms.bias = total.bias;
      terms.add(scanPoint(index), old, -1);
      terms.add(scanPoint(index), by);
      this.#slopes[index] = terms.slope;
    }
    return bestRoot(this.#slopes, this.responses.map((response, index) => (index === place ? by : response)));
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
  responses.forEach(checkResponse);
  const scan = new Scan(responses);
  const theta = responses.some(counts) ? scan.solve() : 0;
  const ifRight = responses.map((response, index) =>
    response.correct && (response.weight ?? 1) === 1 ? theta : scan.solveWith(index, { ...response, correct: true, weight: 1 }));
  return { theta, ifRight };
}
