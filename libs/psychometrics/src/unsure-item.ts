import { requireNotNegative, type ItemParameters } from './model.js';

/**
 * An item whose difficulty is known with an error, as it is met on average over that error: flatter, because an answer
 * to it may have been to an easier or a harder one. The logistic curve averaged over a normal b is nearly a logistic
 * curve again, with a / √(1 + π (a · bSd)² / 8). MacKay 1992, eq. 24.
 * @param item without `bSd` an item is taken as known
 * @throws ParameterError
 */
export function metOnAverage({ a, b, c, bSd = 0 }: ItemParameters & { bSd?: number }): ItemParameters {
  requireNotNegative('bSd', bSd);
  return { a: a / Math.sqrt(1 + (Math.PI * (a * bSd) ** 2) / 8), b, c };
}
