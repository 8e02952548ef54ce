/** A value with its 95 % interval. */
export interface Interval {
  value: number;
  low: number;
  high: number;
}

/** 97.5 % of the standard normal. */
const Z = 1.959_963_985;

/** Of an estimate that is normal with this standard error. */
export const normalInterval = (value: number, standardError: number): Interval => ({
  value,
  low: value - Z * standardError,
  high: value + Z * standardError,
});

/**
 * 97.5 % quantile of Student's t by the expansion of Fisher & Cornish (Abramowitz & Stegun 26.7.5): within .001 from
 * nine degrees of freedom on, of which no group that is told of has fewer.
 */
export function studentT(degrees: number): number {
  const [z3, z5, z7] = [Z ** 3, Z ** 5, Z ** 7];
  return (
    Z +
    (z3 + Z) / (4 * degrees) +
    (5 * z5 + 16 * z3 + 3 * Z) / (96 * degrees ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * degrees ** 3)
  );
}

/** A share with the interval of Wilson (1927), which holds for few and near the ends. 0-1; n above 0. */
export function share(count: number, n: number): Interval {
  const p = count / n;
  const bottom = 1 + Z ** 2 / n;
  const middle = (p + Z ** 2 / (2 * n)) / bottom;
  const half = (Z / bottom) * Math.sqrt((p * (1 - p)) / n + Z ** 2 / (4 * n ** 2));
  return { value: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Is the sign known? Not when the interval holds 0. */
export const signOf = ({ low, high }: Interval): 1 | -1 | 0 => (low > 0 ? 1 : high < 0 ? -1 : 0);
