/** A fit by least squares. */
export interface Fit {
  /** Parameter → value. */
  parameters: Readonly<Record<string, number>>;
  /** Share of the variation that the model explains. */
  rSquared: number;
  /** Pearson's r; only a line has one. */
  r: number | null;
}

/** Solves A·x = b by elimination with pivots; null when A is singular. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] | null {
  const rows = matrix.map((row, index) => [...row, right[index]!]);
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const head = rows[column]!;
    if (Math.abs(head[column]!) < 1e-12) return null;
    for (let row = 0; row < size; row += 1) {
      if (row === column) continue;
      const factor = rows[row]![column]! / head[column]!;
      for (let k = column; k <= size; k += 1) rows[row]![k]! -= factor * head[k]!;
    }
  }
  return rows.map((row, index) => row[size]! / row[index]!);
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Pearson's correlation; NaN when one of the lists does not vary. */
export function correlation(xs: readonly number[], ys: readonly number[]): number {
  const [mx, my] = [total(xs) / xs.length, total(ys) / ys.length];
  const covariance = total(xs.map((x, index) => (x - mx) * (ys[index]! - my)));
  return covariance / Math.sqrt(total(xs.map((x) => (x - mx) ** 2)) * total(ys.map((y) => (y - my) ** 2)));
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
  if (ys.length < names.length) return null;
  const columns = names.map((name) => basis[name]!);
  const target = ys.map((y, index) => y - (offset[index] ?? 0));
  // Columns of like size keep the equations sound: x² may be in the thousands where 1 is 1.
  const sizes = columns.map((column) => Math.sqrt(total(column.map((value) => value ** 2))) || 1);
  const scaled = columns.map((column, index) => column.map((value) => value / sizes[index]!));
  const dot = (a: readonly number[], b: readonly number[]): number => total(a.map((value, index) => value * b[index]!));
  const solution = solve(
    scaled.map((a) => scaled.map((b) => dot(a, b))),
    scaled.map((a) => dot(a, target)),
  );
  if (!solution || solution.some((value) => !Number.isFinite(value))) return null;
  const values = solution.map((value, index) => value / sizes[index]!);
  const middle = total(ys) / ys.length;
  const residual = total(
    target.map((y, index) => (y - total(columns.map((column, c) => column[index]! * values[c]!))) ** 2),
  );
  const variation = total(ys.map((y) => (y - middle) ** 2));
  return {
    parameters: Object.fromEntries(names.map((name, index) => [name, values[index]!])),
    rSquared: variation === 0 ? 1 : 1 - residual / variation,
    r: null,
  };
}
