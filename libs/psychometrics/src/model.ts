/** Parameters of the 3PL model in the logistic metric (D = 1): discrimination, difficulty (logits), guessing. */
export interface ItemParameters {
  a: number;
  b: number;
  c: number;
}

/** Parameters that no item can have; named, because a silent NaN would end up in a score. */
export class ParameterError extends Error {
  constructor(name: string, value: number) {
    super(`${name} must be ${name === 'c' ? 'in [0, 1)' : name === 'a' ? 'finite and above 0' : 'finite'}, not ${value}`);
    this.name = 'ParameterError';
  }
}

/** @throws ParameterError when a parameter is not finite or out of its range */
export function checkParameters({ a, b, c }: ItemParameters): void {
  if (!Number.isFinite(a) || a <= 0) throw new ParameterError('a', a);
  if (!Number.isFinite(b)) throw new ParameterError('b', b);
  if (!Number.isFinite(c) || c < 0 || c >= 1) throw new ParameterError('c', c);
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/**
 * Probability of a right answer, 3PL: c + (1-c) / (1 + exp(-a(θ-b))). Birnbaum 1968, in Lord & Novick, ch. 17.
 * @param theta ability, logits
 * @returns a number in [c, 1]
 */
export const probability = (theta: number, { a, b, c }: ItemParameters): number => c + (1 - c) * logistic(a * (theta - b));

/** Fisher information of an item at θ, per logit²: a² · Q/P · ((P-c)/(1-c))². Lord 1980, eq. 5-7. */
export function information(theta: number, item: ItemParameters): number {
  const p = probability(theta, item);
  if (p >= 1) return 0;
  return item.a ** 2 * ((1 - p) / p) * ((p - item.c) / (1 - item.c)) ** 2;
}
