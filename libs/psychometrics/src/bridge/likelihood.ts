import { normalCdf } from '../pace.js';
import type { ScorePair } from './pair.js';

/** What is estimated: the line, the students who have official scores, and what no test explains. */
export interface BridgeModel {
  /** Official points at θ = 0, and points per logit. */
  intercept: number;
  slope: number;
  /** Abilities of those who have pairs, logits. */
  mean: number;
  sd: number;
  /** What a student's official score is off the line for good, points: another form, another day, other skills. */
  residual: number;
}

/** What is believed before any pair: the record that holds without them. */
export interface BridgePrior {
  intercept: number;
  slope: number;
  /** Standard deviation of either, points. */
  pointsSd: number;
}

/**
 * Standard error of measurement of an official section score, points. Assumed: College Board’s score reports say thirty to
 * forty points to either side of a section score, and no official score says its own.
 */
const OFFICIAL_SEM = 35;
/** Rounded to tens: a uniform error of that width. */
const ROUNDING_VARIANCE = 100 / 12;
/** By what an ability drifts in a day between the tests, logits: .06 in the whole window, a little more than is learned. */
const DRIFT_A_DAY = 0.001;
/** A score of 200 or 800 says that the student is there or beyond. */
const [LOWEST, HIGHEST] = [200, 800];
const HALF_STEP = 5;
/** Half-normal, points: two forms of one test that are well equated do not differ by more for most. */
const RESIDUAL_SD = 30;
/** Abilities of students with official scores: N(0, 1) is where students are; who sits it may be stronger. */
const MEAN_SD = 1;
const LOG_SD_SD = 0.5;

const LOG_TINY = -700;
const logOf = (p: number): number => (p > 0 ? Math.log(p) : LOG_TINY);
const logNormal = (x: number, variance: number): number => -0.5 * (Math.log(variance) + x ** 2 / variance);

/** What a pair's official score is expected to be, and its variance, given the pair's test. */
export function expectedOfficial(
  { theta, se, days }: ScorePair,
  model: BridgeModel,
): { mean: number; variance: number } {
  const { intercept, slope, mean, sd, residual } = model;
  const kept = sd ** 2 / (sd ** 2 + se ** 2);
  const ability = mean + kept * (theta - mean);
  const unknown = slope ** 2 * (kept * se ** 2 + (DRIFT_A_DAY * days) ** 2);
  return {
    mean: intercept + slope * ability,
    variance: unknown + OFFICIAL_SEM ** 2 + residual ** 2 + ROUNDING_VARIANCE,
  };
}

function logOfPair(pair: ScorePair, model: BridgeModel): number {
  const own = logNormal(pair.theta - model.mean, model.sd ** 2 + pair.se ** 2);
  const { mean, variance } = expectedOfficial(pair, model);
  const sd = Math.sqrt(variance);
  if (pair.official <= LOWEST) return own + logOf(normalCdf((LOWEST + HALF_STEP - mean) / sd));
  if (pair.official >= HIGHEST) return own + logOf(normalCdf((mean - (HIGHEST - HALF_STEP)) / sd));
  return own + logNormal(pair.official - mean, variance);
}

/**
 * Logarithm of the posterior of a structural model with errors in both variables (Fuller 1987, 2.5): the true ability of
 * each pair is integrated out, so a test’s error does not flatten the slope as it does in a regression.
 */
export function logPosterior(pairs: readonly ScorePair[], model: BridgeModel, prior: BridgePrior): number {
  const { intercept, slope, mean, sd, residual } = model;
  const priors =
    logNormal(intercept - prior.intercept, prior.pointsSd ** 2) +
    logNormal(slope - prior.slope, prior.pointsSd ** 2) +
    logNormal(mean, MEAN_SD ** 2) +
    logNormal(Math.log(sd), LOG_SD_SD ** 2) +
    // Half-normal of the residual, told in its logarithm.
    (logNormal(residual, RESIDUAL_SD ** 2) + Math.log(residual));
  return pairs.reduce((sum, pair) => sum + logOfPair(pair, model), priors);
}
