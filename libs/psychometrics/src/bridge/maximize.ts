export interface Maximum {
  at: number[];
  /** Inverse of minus the second derivatives there: the covariance of what is estimated (Laplace). */
  covariance: number[][];
}

type Fn = (x: readonly number[]) => number;

const STEP = 1e-3;
const MOST_STEPS = 100;
const ENOUGH = 1e-9;

const moved = (x: readonly number[], ...moves: readonly (readonly [index: number, by: number])[]): number[] => {
  const to = [...x];
  for (const [index, by] of moves) to[index]! += by;
  return to;
};

const gradientOf = (f: Fn, x: readonly number[]): number[] =>
  x.map((_, i) => (f(moved(x, [i, STEP])) - f(moved(x, [i, -STEP]))) / (2 * STEP));

/** Minus the second derivatives, by differences. */
function curvatureOf(f: Fn, x: readonly number[]): number[][] {
  const here = f(x);
  const rows = x.map(() => new Array<number>(x.length).fill(0));
  for (let i = 0; i < x.length; i += 1) {
    rows[i]![i] = -(f(moved(x, [i, STEP])) - 2 * here + f(moved(x, [i, -STEP]))) / STEP ** 2;
    for (let j = 0; j < i; j += 1) {
      const corner = (s: number, t: number): number => f(moved(x, [i, s * STEP], [j, t * STEP]));
      const mixed = (corner(1, 1) - corner(1, -1) - corner(-1, 1) + corner(-1, -1)) / (4 * STEP ** 2);
      rows[i]![j] = rows[j]![i] = -mixed;
    }
  }
  return rows;
}

/** Lower triangle L with L Lᵀ = m; null where m is not positive definite. */
function cholesky(m: readonly (readonly number[])[]): number[][] | null {
  const lower = m.map((row) => row.map(() => 0));
  for (let i = 0; i < m.length; i += 1)
    for (let j = 0; j <= i; j += 1) {
      let sum = m[i]![j]!;
      for (let k = 0; k < j; k += 1) sum -= lower[i]![k]! * lower[j]![k]!;
      if (i === j && !(sum > 0)) return null;
      lower[i]![j] = i === j ? Math.sqrt(sum) : sum / lower[j]![j]!;
    }
  return lower;
}

/** The solution of L Lᵀ x = v. */
function solve(lower: readonly (readonly number[])[], v: readonly number[]): number[] {
  const x = [...v];
  for (let i = 0; i < x.length; i += 1) {
    for (let k = 0; k < i; k += 1) x[i]! -= lower[i]![k]! * x[k]!;
    x[i]! /= lower[i]![i]!;
  }
  for (let i = x.length - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < x.length; k += 1) x[i]! -= lower[k]![i]! * x[k]!;
    x[i]! /= lower[i]![i]!;
  }
  return x;
}

/** Cholesky factor of the curvature, with as much added to its diagonal as makes it positive definite. */
function ridgedCholesky(curvature: number[][]): number[][] {
  for (let ridge = 0; ; ridge = Math.max(1e-3, ridge * 10)) {
    const lower = cholesky(curvature.map((row, i) => row.map((each, j) => (i === j ? each + ridge : each))));
    if (lower) return lower;
  }
}

/**
 * Maximum of a smooth function of a few variables that are of the size of 1 each: Newton's steps by differences, halved
 * where they lead down.
 */
export function maximize(f: Fn, start: readonly number[]): Maximum {
  let at = [...start];
  let value = f(at);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const direction = solve(ridgedCholesky(curvatureOf(f, at)), gradientOf(f, at));
    let share = 1;
    let next = at;
    let reached = -Infinity;
    for (; share > 1e-6; share /= 2) {
      next = at.map((each, i) => each + share * direction[i]!);
      reached = f(next);
      if (reached > value) break;
    }
    if (!(reached > value)) break;
    const gain = reached - value;
    [at, value] = [next, reached];
    if (gain < ENOUGH) break;
  }
  const lower = ridgedCholesky(curvatureOf(f, at));
  const covariance = at.map((_, i) =>
    solve(
      lower,
      at.map((__, j) => (i === j ? 1 : 0)),
    ),
  );
  return { at, covariance };
}
