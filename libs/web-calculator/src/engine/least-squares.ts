import { sumOfSquares } from './sums.js';

/** Below this share of its length a column is said to be made of the others. */
const RANK = 1e-11;

const lengthOf = (values: readonly number[]): number => Math.sqrt(sumOfSquares(values));

/**
 * The factors that bring Σ factor × column closest to the target, by Householder's reflections: unlike the normal
 * equations they do not square the condition, so a parabola over the years 2000 to 2020 comes out right.
 * @returns null when the columns do not settle every factor, or hold what is no number
 */
export function leastSquares(columns: readonly (readonly number[])[], target: readonly number[]): number[] | null {
  const [height, width] = [target.length, columns.length];
  if (height < width) return null;
  // Columns of like size: x² may be in the thousands where 1 is 1.
  const sizes = columns.map((column) => lengthOf(column));
  if (!sizes.every((size) => size > 0 && Number.isFinite(size))) return null;
  const a = columns.map((column, index) => column.map((value) => value / sizes[index]!));
  const b = [...target];
  const diagonal: number[] = [];
  for (let k = 0; k < width; k += 1) {
    const head = a[k]!;
    const below = lengthOf(head.slice(k));
    if (!(below > RANK)) return null;
    const alpha = head[k]! > 0 ? -below : below;
    diagonal.push(alpha);
    head[k]! -= alpha;
    const half = below * (below + Math.abs(head[k]! + alpha));
    for (const column of [...a.slice(k + 1), b]) {
      let along = 0;
      for (let row = k; row < height; row += 1) along += head[row]! * column[row]!;
      along /= half;
      for (let row = k; row < height; row += 1) column[row]! -= along * head[row]!;
    }
  }
  const factors: number[] = [];
  for (let k = width - 1; k >= 0; k -= 1) {
    let rest = b[k]!;
    for (let j = k + 1; j < width; j += 1) rest -= a[j]![k]! * factors[j]!;
    factors[k] = rest / diagonal[k]!;
  }
  return factors.map((factor, index) => factor / sizes[index]!);
}
