import { requireFinite, requireNotNegative } from '../model.js';
import { LEARNING, PARTS, rateAt, type LearningModel } from '../scheduling/learning.js';

/**
 * What a student's answers say of their learning rate ρ, a multiple of the median student's: the log-likelihood
 * `score · ρ - information · ρ² / 2`. Both are 0 where they say nothing; what several sections say adds up.
 */
export interface RateEvidence {
  score: number;
  information: number;
}

const NO_RATE_EVIDENCE: RateEvidence = { score: 0, information: 0 };

export const addedUp = (list: readonly RateEvidence[]): RateEvidence => ({
  score: list.reduce((sum, { score }) => sum + score, 0),
  information: list.reduce((sum, { information }) => sum + information, 0),
});

/** A learning rate that a student may have, and how likely it is. */
export interface LikelyRate {
  /** A multiple of the median student's. */
  rate: number;
  weight: number;
}

/**
 * The learning rates of a student, slowest first: what the published gains make likely, times what the answers say. A few
 * weeks say little, so at first a student is taken to learn as students do, and never as one good test would have it.
 * @throws ParameterError
 */
export function likelyRates(
  { score, information }: RateEvidence = NO_RATE_EVIDENCE,
  learning: LearningModel = LEARNING,
): LikelyRate[] {
  requireFinite('score', score);
  requireNotNegative('information', information);
  const rates = PARTS.map((z) => rateAt(z, learning));
  const logs = rates.map((rate) => score * rate - (information * rate ** 2) / 2);
  const top = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - top));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return rates.map((rate, index) => ({ rate, weight: weights[index]! / sum }));
}

/** Mean and variance of the likely rates. */
export function rateMoments(rates: readonly LikelyRate[]): { mean: number; variance: number } {
  const mean = rates.reduce((sum, { rate, weight }) => sum + weight * rate, 0);
  return { mean, variance: rates.reduce((sum, { rate, weight }) => sum + weight * (rate - mean) ** 2, 0) };
}
