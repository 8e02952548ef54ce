import type { ItemParameters } from '../model.js';
import { ascentAt, type ItemCounts } from './item-posterior.js';
import { logistic, logit } from './parameters.js';
import type { Around } from './priors.js';
import { determinant, inverse } from './slopes.js';

const ROUNDS = 4;
/** Longest step of ln a, b or logit c. */
const LIMIT = 0.5;
const DONE = 1e-6;
/** Step of ln a, b and logit c over which the information is seen to change. */
const STEP = 0.02;

/** Where an item's parameters are in the middle of what they may be, and what its answers are worth there. */
export interface Maximum {
  item: ItemParameters;
  /** Information on ln a and on b alone, the other parameters unknown, without that of their own prior; per unit². */
  worth: { logA: number; b: number };
  /** Slopes of -½ ln |information| where the abilities of the people move instead: all up by a logit, or apart by a factor e. */
  counterweight: { up: number; apart: number };
}

const clamp = (value: number): number => Math.min(LIMIT, Math.max(-LIMIT, value));

const moved = ({ a, b, c }: ItemParameters, logA: number, byB: number, logitC: number): ItemParameters => ({
  a: a * Math.exp(logA),
  b: b + byB,
  c: logitC === 0 ? c : logistic(logit(c) + logitC),
});

/**
 * Slopes of -½ ln |information| with ln a, b and logit c. Added to those of the log posterior they lead to its mean
 * instead of its top (Laplace; Tierney & Kadane 1986).
 *
 * The difference is small for one item and the same for all: answers seem to fit steeper curves than they were drawn from,
 * and with all slopes too steep the whole scale shrinks, by a tenth at 200 answers an item. Nothing but the spread of the
 * people holds against it.
 */
function towardsMean(
  counts: ItemCounts,
  item: ItemParameters,
  around: Around,
): { logA: number; b: number; logitC: number } {
  const value = (logA: number, b: number, logitC: number): number =>
    -0.5 * Math.log(determinant(ascentAt(counts, moved(item, logA, b, logitC), around).information));
  const slope = (logA: number, b: number, logitC: number): number =>
    (value(logA, b, logitC) - value(-logA, -b, -logitC)) / (2 * STEP);
  return {
    logA: slope(STEP, 0, 0),
    b: slope(0, STEP, 0),
    logitC: around.c.worth > 0 ? slope(0, 0, STEP) : 0,
  };
}

/**
 * Slope of -½ ln |information| where item and people are drawn apart together: b grows, and what is known of it per
 * logit² shrinks.
 */
function stretched(counts: ItemCounts, item: ItemParameters, around: Around): number {
  const { information } = ascentAt(counts, item, around);
  const variance = inverse(information);
  const bb = information.bb - 1 / around.b.sd ** 2;
  return variance.bb * bb + variance.ab * information.ab + variance.bc * information.bc;
}

/**
 * The M step of one item: Fisher scoring of ln a, b and, unless it is kept, logit c together to the mean of what they may
 * be by the expected counts and the priors.
 */
export function maximize(counts: ItemCounts, start: ItemParameters, around: Around): Maximum {
  const mean = towardsMean(counts, start, around);
  const worth = { logA: 0, b: 0 };
  const counterweight = { up: -mean.b, apart: stretched(counts, start, around) + mean.logA - start.b * mean.b };
  let item = start;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { information, ...ascent } = ascentAt(counts, item, around);
    const [gA, gB, gC] = [ascent.logA + mean.logA, ascent.b + mean.b, ascent.logitC + mean.logitC];
    const variance = inverse(information);
    worth.logA = Math.max(0, 1 / variance.aa - 1 / around.logA.sd ** 2);
    worth.b = Math.max(0, 1 / variance.bb - 1 / around.b.sd ** 2);
    const stepA = clamp(variance.aa * gA + variance.ab * gB + variance.ac * gC);
    const stepB = clamp(variance.ab * gA + variance.bb * gB + variance.bc * gC);
    const stepC = around.c.worth > 0 ? clamp(variance.ac * gA + variance.bc * gB + variance.cc * gC) : 0;
    item = moved(item, stepA, stepB, stepC);
    if (Math.abs(stepA) + Math.abs(stepB) + Math.abs(stepC) < DONE) break;
  }
  return { item, worth, counterweight };
}
