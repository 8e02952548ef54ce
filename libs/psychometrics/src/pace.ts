import { ParameterError, requireNotNegative, requirePositive } from './model.js';

/** Spread of log time within a student, and how many pace-conforming answers the prior is worth. */
const LOG_SD = 0.5;
const PRIOR_ANSWERS = 2;

/** Standard normal distribution function. Abramowitz & Stegun 1964, 26.2.17 (error below 7.5e-8). */
export function normalCdf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z >= 0 ? 1 - tail : tail;
}

interface Timed {
  timeSpent: number;
  seconds: number;
}

/**
 * A student's mean logarithm of spent to expected time, shrunk towards what is usual. Unseen questions (0 s) say
 * nothing.
 * @param usual what a student is taken for without an answer: exam pace, 0, unless more is known
 * @throws ParameterError
 */
export function logPace(times: readonly Timed[], usual = 0): number {
  for (const { timeSpent, seconds } of times) {
    requireNotNegative('timeSpent', timeSpent);
    requirePositive('seconds', seconds);
  }
  const ratios = times
    .filter(({ timeSpent }) => timeSpent > 0)
    .map(({ timeSpent, seconds }) => Math.log(timeSpent / seconds));
  return ratios.reduce((a, b) => a + b, PRIOR_ANSWERS * usual) / (ratios.length + PRIOR_ANSWERS);
}

/**
 * Probability that the student answers within exam pace, 0-1: lognormal times (van der Linden 2006), see `logPace`.
 * @throws ParameterError
 */
export const withinPace = (times: readonly Timed[], usual = 0): number => normalCdf(-logPace(times, usual) / LOG_SD);

/** The bounded factor by which speed enters mastery, .85-1. @throws ParameterError */
export function paceFactor(probabilityWithinPace: number): number {
  if (!(probabilityWithinPace >= 0 && probabilityWithinPace <= 1))
    throw new ParameterError('probability', probabilityWithinPace, 'in [0, 1]');
  return 0.85 + 0.15 * probabilityWithinPace;
}
