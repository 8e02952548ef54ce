import { chance } from './model.js';
import { checkResponse, type Response } from './response.js';

const LIMIT = 5;
const STEP = 0.1;
const SCAN = Math.round((2 * LIMIT) / STEP) + 1;
/** Where the slope is looked at for changes of its sign, logits. */
const POINTS = Float64Array.from({ length: SCAN }, (_, k) => -LIMIT + k * STEP);
/** What is left of the slope at a root. */
const TOLERANCE = 1e-6;
/** Stands for a probability that is 0 in floating point. */
const LEAST = 1e-300;

const slopeOf = (score: number, information: number, bias: number): number =>
  information > 0 ? score + bias / (2 * information) : 0;

/** Derivative of the weighted log-likelihood of Warm 1989 (eq. 8): Σ (u-P) P'/(PQ) + J / 2I. */
function slope(theta: number, responses: readonly Response[]): number {
  let [score, information, bias] = [0, 0, 0];
  for (const { a, b, c, correct, weight = 1 } of responses) {
    const star = 1 / (1 + Math.exp(-a * (theta - b)));
    const p = c + (1 - c) * star;
    const first = a * (1 - c) * star * (1 - star);
    const variance = p * (1 - p);
    // So far from b that P is 0 or 1 in floating point, an answer says nothing more about θ.
    if (variance <= 0) continue;
    const share = (weight * first) / variance;
    score += share * ((correct ? 1 : 0) - p);
    information += share * first;
    bias += share * a * first * (1 - 2 * star);
  }
  return slopeOf(score, information, bias);
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
    if (Math.abs(f) < TOLERANCE) return x;
    if (f * f1 < 0) [x0, f0] = [x1, f1];
    else f0 /= 2;
    [x1, f1] = [x, f];
  }
  return x1;
}

/** The root of the highest likelihood, given the slope at every scan point. */
function bestRoot(slopes: Float64Array, responses: readonly Response[]): number {
  const roots: number[] = [];
  slopes.forEach((here, k) => {
    const before = slopes[k - 1]!;
    if (before > 0 && here <= 0) roots.push(root(POINTS[k - 1]!, POINTS[k]!, before, here, responses));
  });
  if (roots.length === 0) return slopes[SCAN - 1]! > 0 ? LIMIT : -LIMIT;
  return roots.reduce((best, theta) =>
    logLikelihood(theta, responses) > logLikelihood(best, responses) ? theta : best,
  );
}

const counts = ({ weight = 1 }: Response): boolean => weight > 0;

/** Every answer's terms at every scan point, so that one can be mended without computing the others again. */
class Scan {
  readonly #score = new Float64Array(SCAN);
  readonly #information = new Float64Array(SCAN);
  readonly #bias = new Float64Array(SCAN);
  /** Of answer i at point k, at i * SCAN + k: what it would add if right, and its information and bias, at weight 1. */
  readonly #right: Float64Array;
  readonly #own: { score: Float64Array; information: Float64Array; bias: Float64Array };

  constructor(readonly responses: readonly Response[]) {
    const cells = responses.length * SCAN;
    this.#right = new Float64Array(cells);
    this.#own = { score: new Float64Array(cells), information: new Float64Array(cells), bias: new Float64Array(cells) };
    responses.forEach((response, index) => this.#take(response, index * SCAN));
  }

  #take({ a, b, c, correct, weight = 1 }: Response, start: number): void {
    const { score, information, bias } = this.#own;
    POINTS.forEach((theta, k) => {
      const star = 1 / (1 + Math.exp(-a * (theta - b)));
      const p = c + (1 - c) * star;
      const first = a * (1 - c) * star * (1 - star);
      const variance = p * (1 - p);
      if (variance <= 0) return;
      const share = first / variance;
      this.#right[start + k] = share * (1 - p);
      score[start + k] = correct ? share * (1 - p) : -share * p;
      information[start + k] = share * first;
      bias[start + k] = share * a * first * (1 - 2 * star);
      this.#score[k]! += weight * score[start + k]!;
      this.#information[k]! += weight * information[start + k]!;
      this.#bias[k]! += weight * bias[start + k]!;
    });
  }

  solve(): number {
    const slopes = this.#score.map((score, k) => slopeOf(score, this.#information[k]!, this.#bias[k]!));
    return bestRoot(slopes, this.responses);
  }

  /** θ with the answer at `place` right and counted whole. */
  solveMended(place: number): number {
    const weight = this.responses[place]!.weight ?? 1;
    const { score, information, bias } = this.#own;
    const slopes = this.#score.map((sum, k) => {
      const cell = place * SCAN + k;
      return slopeOf(
        sum + this.#right[cell]! - weight * score[cell]!,
        this.#information[k]! + (1 - weight) * information[cell]!,
        this.#bias[k]! + (1 - weight) * bias[cell]!,
      );
    });
    return bestRoot(
      slopes,
      this.responses.map((response, index) => (index === place ? { ...response, correct: true, weight: 1 } : response)),
    );
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
    response.correct && (response.weight ?? 1) === 1 ? theta : scan.solveMended(index),
  );
  return { theta, ifRight };
}
