import { ParameterError, requireFinite, requirePositive } from '../model.js';

/** An item as it is known before its answers are looked at. */
export interface CalibrationItem {
  prior: {
    /** Difficulty as solvers or the author see it, logits. */
    b: number;
    /** How unsure that is, as a standard deviation, logits; above 0. */
    bSd: number;
    /** Discrimination around which it is sought; 1.2 unless given. */
    a?: number;
  };
  /** Chance of a right answer without knowing. Student-produced: mean 0, which stays. Kept as it is where it is not free. */
  guessing: { mean: number; free: boolean };
  /** Items of the same family (variants of one template) err together: what is learned of one tells of the others. */
  family?: string;
}

/** Priors of one item over ln a, b and c. */
export interface Around {
  /** Normal distributions of ln a and of b, logits. */
  logA: { mean: number; sd: number };
  b: { mean: number; sd: number };
  /** The Beta of c by its mean and its worth in answers; worth 0 where guessing is kept. */
  c: { mean: number; worth: number };
}

const USUAL_A = 1.2;
/** Lognormal: two items of three lie within a factor of 1.35 of what is expected of them. */
const LOG_A_SD = 0.3;
/** Answers of people who know nothing that the prior of c is worth: a standard deviation of .05 around .2. */
const GUESSING_WORTH = 63;

/** @throws ParameterError */
export function aroundOf({ prior: { a = USUAL_A, b, bSd }, guessing: { mean, free } }: CalibrationItem): Around {
  requirePositive('prior a', a);
  requireFinite('prior b', b);
  requirePositive('prior bSd', bSd);
  if (!Number.isFinite(mean) || mean < 0 || mean >= 1) throw new ParameterError('guessing', mean, 'in [0, 1)');
  return {
    logA: { mean: Math.log(a), sd: LOG_A_SD },
    b: { mean: b, sd: bSd },
    c: { mean, worth: free && mean > 0 ? GUESSING_WORTH : 0 },
  };
}
