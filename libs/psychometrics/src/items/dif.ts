import { ParameterError } from '../model.js';

/** One person's mark on the studied item. */
export interface DifObservation {
  group: 'reference' | 'focal';
  correct: boolean;
  /** What people are matched on, e.g. the number of scored answers right. */
  score: number;
}

export type EtsClass = 'A' | 'B' | 'C';

export interface DifResult {
  /** Common odds ratio of the reference over the focal group; 1 means none. null when no stratum has both groups and both marks. */
  oddsRatio: number | null;
  /** -2.35 ln of it: negative when the item is harder for the focal group. */
  delta: number | null;
  /** Mantel-Haenszel χ² with continuity correction, one degree of freedom. */
  /** Of delta; null where that is, and where it rests on nothing. */
  standardError: number | null;
  chiSquare: number;
  significant: boolean;
  /** Negligible, moderate, large. */
  etsClass: EtsClass;
  strata: number;
}

/** χ² of one degree of freedom at 5 %. */
const CRITICAL = 3.841_458_8;
const Z_ONE_SIDED = 1.644_853_6;
const DELTA = 2.35;

/** People of one score: a reference right, b reference wrong, c focal right, d focal wrong. */
interface Cells {
  a: number;
  b: number;
  c: number;
  d: number;
}

/** Counts the marks of people who come one by one and are not kept. */
export class DifTable {
  readonly #byScore = new Map<number, Cells>();

  /** @throws ParameterError */
  add({ group, correct, score }: DifObservation): void {
    if (!Number.isFinite(score)) throw new ParameterError('score', score, 'finite');
    const cells = this.#byScore.get(score) ?? { a: 0, b: 0, c: 0, d: 0 };
    cells[group === 'reference' ? (correct ? 'a' : 'b') : correct ? 'c' : 'd'] += 1;
    this.#byScore.set(score, cells);
  }

  /** See `mantelHaenszel`. */
  result(least = 5): DifResult {
    return mantelHaenszelOf(stratify(this.#byScore, least));
  }
}

/** Adjoining scores are joined until each stratum has enough people to compare. */
function stratify(byScore: ReadonlyMap<number, Cells>, least: number): Cells[] {
  const strata: Cells[] = [];
  let open: Cells = { a: 0, b: 0, c: 0, d: 0 };
  for (const [, cells] of [...byScore].sort(([x], [y]) => x - y)) {
    open = { a: open.a + cells.a, b: open.b + cells.b, c: open.c + cells.c, d: open.d + cells.d };
    if (open.a + open.b >= least && open.c + open.d >= least) {
      strata.push(open);
      open = { a: 0, b: 0, c: 0, d: 0 };
    }
  }
  const last = strata.at(-1);
  // What is left over belongs to the nearest scores.
  if (last) Object.assign(last, { a: last.a + open.a, b: last.b + open.b, c: last.c + open.c, d: last.d + open.d });
  else if (open.a + open.b + open.c + open.d > 0) strata.push(open);
  return strata;
}

/** Standard error of ln odds ratio: Robins, Breslow & Greenland 1986. */
function standardErrorOf(strata: readonly Cells[], top: number, bottom: number): number {
  let [pr, mixed, qs] = [0, 0, 0];
  for (const { a, b, c, d } of strata) {
    const n = a + b + c + d;
    const [p, q, r, s] = [(a + d) / n, (b + c) / n, (a * d) / n, (b * c) / n];
    pr += p * r;
    mixed += p * s + q * r;
    qs += q * s;
  }
  return Math.sqrt(pr / (2 * top ** 2) + mixed / (2 * top * bottom) + qs / (2 * bottom ** 2));
}

/**
 * Differential item functioning by Mantel-Haenszel (Holland & Thayer 1988) with the classes of ETS (Zieky 1993):
 * A not significant or |Δ| < 1; C |Δ| ≥ 1.5 and significantly above 1; B what is between.
 * @param least people of each group that a stratum needs
 * @throws ParameterError
 */
export function mantelHaenszel(observations: readonly DifObservation[], least = 5): DifResult {
  const table = new DifTable();
  for (const each of observations) table.add(each);
  return table.result(least);
}

function mantelHaenszelOf(all: readonly Cells[]): DifResult {
  const strata = all.filter(({ a, b, c, d }) => a + b > 0 && c + d > 0);
  let [top, bottom, sum, expected, variance] = [0, 0, 0, 0, 0];
  for (const { a, b, c, d } of strata) {
    const n = a + b + c + d;
    top += (a * d) / n;
    bottom += (b * c) / n;
    sum += a;
    expected += ((a + b) * (a + c)) / n;
    if (n > 1) variance += ((a + b) * (c + d) * (a + c) * (b + d)) / (n * n * (n - 1));
  }
  const chiSquare = variance > 0 ? Math.max(0, Math.abs(sum - expected) - 0.5) ** 2 / variance : 0;
  const oddsRatio = top > 0 && bottom > 0 ? top / bottom : null;
  const delta = oddsRatio === null ? null : -DELTA * Math.log(oddsRatio);
  const significant = chiSquare > CRITICAL;
  const error = delta === null ? null : DELTA * standardErrorOf(strata, top, bottom);
  let etsClass: EtsClass = 'A';
  if (delta !== null && error !== null && significant && Math.abs(delta) >= 1) {
    const aboveOne = (Math.abs(delta) - 1) / error > Z_ONE_SIDED;
    etsClass = Math.abs(delta) >= 1.5 && aboveOne ? 'C' : 'B';
  }
  return { oddsRatio, delta, standardError: error, chiSquare, significant, etsClass, strata: strata.length };
}
