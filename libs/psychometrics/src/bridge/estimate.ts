import type { LinkingRecord } from '../linking.js';
import { ParameterError, requireFinite, requireNotNegative, requirePositive } from '../model.js';
import { expectedOfficial, logPosterior, type BridgeModel, type BridgePrior } from './likelihood.js';
import { maximize } from './maximize.js';
import type { ScorePair } from './pair.js';

/** Pairs, each of another student, below which nothing is estimated. */
export const LEAST_PAIRS = 30;

/** What pairs of tests say of a section's scale. */
export interface Bridge {
  /** Pairs that it rests on, and those that were left out as slips of the pen. */
  pairs: number;
  setAside: number;
  /** Points at θ = 0 and points per logit, with their standard errors. */
  intercept: number;
  interceptSe: number;
  slope: number;
  slopeSe: number;
  /** What students’ official scores are off the line for good, points. */
  residual: number;
  /** Error of the line, root mean square over the students of the pairs, and what no number of pairs takes away, logits. */
  scaleSd: number;
  /** Standard error of the line at an ability, points. @param theta logits */
  lineSe(theta: number): number;
}

export interface TooFewPairs {
  pairs: number;
  needed: number;
}

export const isBridge = (result: Bridge | TooFewPairs): result is Bridge => 'slope' in result;

/** So far from the line, in standard deviations, is a score that was mistyped or made up: one in two thousand is none. */
const SLIP = 3.5;
const MOST_ROUNDS = 5;
/**
 * However many pairs there are, logits: a test's own error is known to a tenth or so, and a line that takes it for too large
 * is too steep by as much. By simulation with the shipped forms (bench `bridge`) that is five points.
 */
const LEAST_SD = 0.048;
/** The optimum is sought in variables of the size of 1. */
const POINTS = 100;

const modelAt = ([intercept, slope, mean, logSd, logResidual]: readonly number[]): BridgeModel => ({
  intercept: intercept! * POINTS,
  slope: slope! * POINTS,
  mean: mean!,
  sd: Math.exp(logSd!),
  residual: Math.exp(logResidual!),
});

function fit(pairs: readonly ScorePair[], prior: BridgePrior): { model: BridgeModel; covariance: number[][] } {
  const theta = pairs.reduce((sum, each) => sum + each.theta, 0) / pairs.length;
  const start = [prior.intercept / POINTS, prior.slope / POINTS, theta, 0, Math.log(20)];
  const { at, covariance } = maximize((x) => logPosterior(pairs, modelAt(x), prior), start);
  return { model: modelAt(at), covariance };
}

function check(pairs: readonly ScorePair[]): void {
  for (const { theta, se, official, days } of pairs) {
    requireFinite('theta', theta);
    requirePositive('se', se);
    requireNotNegative('days', days);
    if (!(official >= 200 && official <= 800)) throw new ParameterError('official', official, '200 to 800');
  }
}

/**
 * Intercept and slope of a section from pairs of tests, led to the record that holds without them: the fewer pairs, the
 * more. Both tests err, and both errors are in it (`logPosterior`); scores that are far off the line are left out and
 * counted.
 * @param pairs one a student @param before the record that no pair has gone into yet; its `scaleSd` says how unsure it is,
 * in the middle and a logit away
 * @throws ParameterError
 */
export function estimateBridge(
  pairs: readonly ScorePair[],
  before: Pick<LinkingRecord, 'intercept' | 'slope' | 'scaleSd'>,
): Bridge | TooFewPairs {
  check(pairs);
  requirePositive('scaleSd', before.scaleSd);
  const prior = { ...before, pointsSd: before.slope * before.scaleSd };
  let kept = pairs;
  for (let round = 0; kept.length >= LEAST_PAIRS; round += 1) {
    const fitted = fit(kept, prior);
    const near = pairs.filter((pair) => {
      const { mean, variance } = expectedOfficial(pair, fitted.model);
      return Math.abs(pair.official - mean) <= SLIP * Math.sqrt(variance);
    });
    if (round === MOST_ROUNDS || near.length === kept.length)
      return bridgeOf(fitted, { pairs: kept.length, setAside: pairs.length - kept.length });
    kept = near;
  }
  return { pairs: kept.length, needed: LEAST_PAIRS };
}

function bridgeOf({ model, covariance }: ReturnType<typeof fit>, counts: Pick<Bridge, 'pairs' | 'setAside'>): Bridge {
  const { intercept, slope, mean, sd, residual } = model;
  const of = (i: number, j: number): number => covariance[i]![j]! * POINTS ** 2;
  const lineVariance = (first: number, second: number): number => of(0, 0) + 2 * first * of(0, 1) + second * of(1, 1);
  return {
    ...counts,
    intercept,
    interceptSe: Math.sqrt(of(0, 0)),
    slope,
    slopeSe: Math.sqrt(of(1, 1)),
    residual,
    scaleSd: Math.hypot(Math.sqrt(lineVariance(mean, mean ** 2 + sd ** 2)) / slope, LEAST_SD),
    lineSe: (theta) => Math.sqrt(lineVariance(theta, theta ** 2)),
  };
}
