/** Parameters of the 3PL model in the logistic metric (D = 1): discrimination, difficulty (logits), guessing. */
export interface ItemParameters {
  a: number;
  b: number;
  c: number;
}

/** A number that the model cannot take; named, because a silent NaN would end up in a score. */
export class ParameterError extends RangeError {
  constructor(
    readonly parameter: string,
    value: number,
    needs: string,
  ) {
    super(`${parameter} must be ${needs}, not ${value}`);
    this.name = 'ParameterError';
  }
}

/** @throws ParameterError */
export function requireFinite(parameter: string, value: number): void {
  if (!Number.isFinite(value)) throw new ParameterError(parameter, value, 'finite');
}

/** @throws ParameterError */
export function requirePositive(parameter: string, value: number): void {
  if (!Number.isFinite(value) || value <= 0) throw new ParameterError(parameter, value, 'finite and above 0');
}

/** @throws ParameterError */
export function requireNotNegative(parameter: string, value: number): void {
  if (!Number.isFinite(value) || value < 0) throw new ParameterError(parameter, value, 'finite and not below 0');
}

/** @throws ParameterError when a parameter is not finite or out of its range */
export function checkParameters({ a, b, c }: ItemParameters): void {
  requirePositive('a', a);
  requireFinite('b', b);
  if (!Number.isFinite(c) || c < 0 || c >= 1) throw new ParameterError('c', c, 'in [0, 1)');
}

/** The 3PL without a look at its arguments, for loops over parameters that were checked. */
export const chance = (theta: number, { a, b, c }: ItemParameters): number =>
  c + (1 - c) / (1 + Math.exp(-a * (theta - b)));

/**
 * Probability of a right answer, 3PL: c + (1-c) / (1 + exp(-a(θ-b))). Birnbaum 1968, in Lord & Novick, ch. 17.
 * @param theta ability, logits
 * @returns a number in [c, 1]
 * @throws ParameterError
 */
export function probability(theta: number, item: ItemParameters): number {
  requireFinite('theta', theta);
  checkParameters(item);
  return chance(theta, item);
}

/**
 * Fisher information of an item at θ, per logit²: a² · Q/P · ((P-c)/(1-c))². Lord 1980, eq. 5-7.
 * @throws ParameterError
 */
export function information(theta: number, item: ItemParameters): number {
  const p = probability(theta, item);
  // In the far tail P is 0 in floating point; the limit of the information there is 0.
  if (p <= 0) return 0;
  return item.a ** 2 * ((1 - p) / p) * ((p - item.c) / (1 - item.c)) ** 2;
}
