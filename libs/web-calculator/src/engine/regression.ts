import { leastSquares } from './least-squares.js';
import { mean, squaresAboutMean, sumOfSquares, total } from './sums.js';

/** A fit by least squares. */
export interface Fit {
  /** Parameter → value. */
  parameters: Readonly<Record<string, number>>;
  /** Share of the variation that the model explains. */
  rSquared: number;
  /** Pearson's r; only a line has one. */
  r: number | null;
}

/** Shares of the values' own squares: what rounding alone leaves about a mean, and of an exact fit. */
const ROUNDING = { mean: 1e-26, fit: 1e-18 };

/** Sum of squares about the mean; 0 where the values are the same but for rounding. */
function variation(values: readonly number[]): number {
  const about = squaresAboutMean(values);
  return about > ROUNDING.mean * sumOfSquares(values) ? about : 0;
}

/** Pearson's correlation; NaN when one of the lists does not vary. */
export function correlation(xs: readonly number[], ys: readonly number[]): number {
  const [mx, my] = [mean(xs), mean(ys)];
  const covariance = total(xs.map((x, index) => (x - mx) * (ys[index]! - my)));
  return covariance / Math.sqrt(variation(xs) * variation(ys));
}

/** 1 less the share of the variation that is left over; of values that do not vary, 1 where nothing is left, else NaN. */
export function shareExplained(ys: readonly number[], residuals: readonly number[]): number {
  const [left, all] = [sumOfSquares(residuals), variation(ys)];
  if (all > 0) return 1 - left / all;
  return left <= ROUNDING.fit * sumOfSquares(ys) ? 1 : Number.NaN;
}

/**
 * Least squares for a model that is linear in its parameters: y ≈ Σ parameter × basis.
 * @param basis values of each parameter's factor at every point, @param offset what the model holds beside them
 * @returns null when there are too few points, or they do not settle every parameter
 */
export function fitLinearModel(
  basis: Readonly<Record<string, readonly number[]>>,
  ys: readonly number[],
  offset: readonly number[] = [],
): Fit | null {
  const names = Object.keys(basis);
  const columns = names.map((name) => basis[name]!);
  const target = ys.map((y, index) => y - (offset[index] ?? 0));
  const values = leastSquares(columns, target);
  if (!values?.every(Number.isFinite)) return null;
  const residuals = target.map((y, row) => y - total(columns.map((column, index) => column[row]! * values[index]!)));
  return {
    parameters: Object.fromEntries(names.map((name, index) => [name, values[index]!])),
    rSquared: shareExplained(ys, residuals),
    r: null,
  };
}
