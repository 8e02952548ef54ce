import { leastSquares } from './least-squares.js';

/** A model with its letters numbered: its value at a row of the data. */
export interface RowModel {
  rows: number;
  at(parameters: Float64Array, row: number): number;
}

/** Starts that are tried in full, of those that look best at a glance. */
const TRIED = 8;
const GLANCES = 800;
const STEPS = 120;
/** A fit whose squares sum up to less than this share of the values' own is exact. */
const EXACT = 1e-24;
/** Two fits as good as each other to this share. */
const ALIKE = 1e-9;

const sumOfSquares = (values: Iterable<number>): number => {
  let sum = 0;
  for (const value of values) sum += value * value;
  // What is no number is no fit.
  return Number.isFinite(sum) ? sum : Number.POSITIVE_INFINITY;
};

const residualsAt = (model: RowModel, ys: readonly number[], parameters: Float64Array): number[] =>
  ys.map((y, row) => y - model.at(parameters, row));

/**
 * Which parameters the model is linear in while the others stay, all of them together: `a` and `c` of a·bˣ + c.
 * Found out by trying, so it does not matter how the model is written.
 */
export function linearParameters(model: RowModel, count: number): number[] {
  const probes = [0, 1].map((turn) =>
    Float64Array.from({ length: count }, (_, i) => 0.6 + 0.37 * ((i * 3 + turn) % 4)),
  );
  const value = (probe: Float64Array, row: number, changes: readonly (readonly [at: number, to: number])[]): number => {
    const parameters = Float64Array.from(probe);
    for (const [at, to] of changes) parameters[at] = to;
    return model.at(parameters, row);
  };
  const vanishes = (of: (probe: Float64Array, row: number) => readonly [difference: number, size: number]): boolean => {
    let seen = 0;
    for (const probe of probes)
      for (let row = 0; row < model.rows; row += 1) {
        const [difference, size] = of(probe, row);
        if (!Number.isFinite(difference)) continue;
        seen += 1;
        if (Math.abs(difference) > 1e-9 * (1 + size)) return false;
      }
    return seen > 0;
  };
  const isLinear = (i: number): boolean =>
    vanishes((probe, row) => {
      const [none, one, more] = [0, 1, 2.5].map((to) => value(probe, row, [[i, to]]));
      return [more! - none! - 2.5 * (one! - none!), Math.abs(more!) + Math.abs(none!)];
    });
  const areApart = (i: number, j: number): boolean =>
    vanishes((probe, row) => {
      const at = (a: number, b: number): number =>
        value(probe, row, [
          [i, a],
          [j, b],
        ]);
      const both = at(1, 1);
      return [both - at(1, 0) - at(0, 1) + at(0, 0), Math.abs(both)];
    });
  const found: number[] = [];
  for (let i = 0; i < count; i += 1) if (isLinear(i) && found.every((j) => areApart(i, j))) found.push(i);
  return found;
}

/** Puts the best values of the linear parameters beside the others (variable projection). @returns false if there are none */
function solveLinear(
  model: RowModel,
  ys: readonly number[],
  parameters: Float64Array,
  linear: readonly number[],
): boolean {
  if (linear.length === 0) return true;
  for (const i of linear) parameters[i] = 0;
  const offset = ys.map((_, row) => model.at(parameters, row));
  const columns = linear.map((i) => {
    parameters[i] = 1;
    const column = offset.map((base, row) => model.at(parameters, row) - base);
    parameters[i] = 0;
    return column;
  });
  const values = leastSquares(
    columns,
    ys.map((y, row) => y - offset[row]!),
  );
  if (!values) return false;
  linear.forEach((i, index) => (parameters[i] = values[index]!));
  return values.every(Number.isFinite);
}

/** How the model changes with each parameter, at every row. */
function slopes(model: RowModel, parameters: Float64Array): number[][] {
  return [...parameters].map((value, i) => {
    const step = 6e-6 * Math.max(Math.abs(value), 1e-3);
    const at = (to: number, row: number): number => {
      parameters[i] = to;
      const result = model.at(parameters, row);
      parameters[i] = value;
      return result;
    };
    return Array.from({ length: model.rows }, (_, row) => {
      const slope = (at(value + step, row) - at(value - step, row)) / (2 * step);
      return Number.isFinite(slope) ? slope : 0;
    });
  });
}

interface Settled {
  parameters: Float64Array;
  squares: number;
}

/** Levenberg–Marquardt: downhill like Gauss–Newton where that leads down, in smaller steps where it does not. */
function settle(model: RowModel, ys: readonly number[], start: Float64Array): Settled {
  let parameters = start;
  let residuals = residualsAt(model, ys, parameters);
  let squares = sumOfSquares(residuals);
  let damping = 1e-3;
  const enough = EXACT * sumOfSquares(ys);
  for (let step = 0; step < STEPS && squares > enough; step += 1) {
    const columns = slopes(model, parameters);
    const sizes = columns.map((column) => Math.sqrt(sumOfSquares(column)) || 1);
    let better: Settled | null = null;
    let change = 0;
    while (!better && damping < 1e12) {
      const root = Math.sqrt(damping);
      const move = leastSquares(
        columns.map((column, i) => [...column, ...sizes.map((size, j) => (i === j ? root * size : 0))]),
        [...residuals, ...sizes.map(() => 0)],
      );
      const next = move && Float64Array.from(parameters, (value, i) => value + move[i]!);
      const after = next ? sumOfSquares(residualsAt(model, ys, next)) : Number.POSITIVE_INFINITY;
      if (next && after < squares) {
        better = { parameters: next, squares: after };
        change = Math.max(...move.map((by, i) => Math.abs(by) / (Math.abs(next[i]!) + 1e-9)));
        damping = Math.max(damping / 8, 1e-12);
      } else damping *= 4;
    }
    if (!better) break;
    const gain = (squares - better.squares) / squares;
    ({ parameters, squares } = better);
    residuals = residualsAt(model, ys, parameters);
    if (gain < 1e-14 && change < 1e-9) break;
  }
  return { parameters, squares };
}

/** Every combination of the candidates while they are few, else an even choice of them, always the same. */
function combinations(candidates: readonly (readonly number[])[]): number[][] {
  const all = candidates.reduce((product, each) => product * each.length, 1);
  const stride = all <= GLANCES ? 1 : all / GLANCES;
  return Array.from({ length: Math.min(all, GLANCES) }, (_, turn) => {
    let rest = Math.floor(turn * stride);
    return candidates.map((each) => {
      const value = each[rest % each.length]!;
      rest = Math.floor(rest / each.length);
      return value;
    });
  });
}

/**
 * The best start for each value of the parameter that has most of them, the best first: eight starts beside each other
 * would end in the same place, and leave out the wave that is the right one.
 */
function apart(starts: readonly Settled[], candidates: ReadonlyMap<number, readonly number[]>): Settled[] {
  const [[by = 0] = []] = [...candidates].sort(([, a], [, b]) => b.length - a.length);
  const best = new Map<number, Settled>();
  for (const start of starts) {
    const value = start.parameters[by]!;
    if (start.squares < (best.get(value)?.squares ?? Number.POSITIVE_INFINITY)) best.set(value, start);
  }
  return [...best.values()].sort((a, b) => a.squares - b.squares);
}

/**
 * Least squares for any model, from several starts.
 * @param candidates values to begin with for each parameter that the model is not linear in, likely ones first
 * @returns null where no start has a value at every row, or the rows do not settle every parameter
 */
export function fitCurve(
  model: RowModel,
  ys: readonly number[],
  linear: readonly number[],
  candidates: ReadonlyMap<number, readonly number[]>,
): readonly number[] | null {
  const count = linear.length + candidates.size;
  const others = [...candidates.keys()];
  const glances = combinations([...candidates.values()]).flatMap((values): Settled[] => {
    const parameters = new Float64Array(count);
    others.forEach((i, index) => (parameters[i] = values[index]!));
    if (!solveLinear(model, ys, parameters, linear)) return [];
    const squares = sumOfSquares(residualsAt(model, ys, parameters));
    return Number.isFinite(squares) ? [{ parameters, squares }] : [];
  });
  const settled = apart(glances, candidates)
    .slice(0, TRIED)
    .map(({ parameters }) => settle(model, ys, parameters));
  const least = Math.min(...settled.map(({ squares }) => squares));
  const alike = least * (1 + ALIKE) + EXACT * 100 * sumOfSquares(ys);
  // Of waves that go through the same points the slowest is meant.
  const size = ({ parameters }: Settled): number =>
    others.reduce((sum, i) => sum + Math.abs(parameters[i]!) + (parameters[i]! < 0 ? 1e-3 : 0), 0);
  const [best] = settled.filter(({ squares }) => squares <= alike).sort((a, b) => size(a) - size(b));
  if (!best || !leastSquares(slopes(model, best.parameters), ys)) return null;
  return [...best.parameters];
}
