import { checkParameters, ParameterError, requireFinite, requirePositive, type ItemParameters } from '../model.js';
import { NODE, NODES, nodeWeights, type Population } from './quadrature.js';

/** An anchor as it is known, and as a free calibration found it on its own scale. */
export interface AnchorPair {
  known: ItemParameters;
  found: ItemParameters;
}

/** From the scale of a free calibration to that of the anchors: θ known = slope · θ found + intercept. */
export interface ScaleChange {
  slope: number;
  /** Logits. */
  intercept: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

function check(anchors: readonly AnchorPair[], least: number): void {
  if (anchors.length < least) throw new ParameterError('number of anchors', anchors.length, `at least ${least}`);
  for (const { known, found } of anchors) [known, found].forEach(checkParameters);
}

/**
 * Mean-mean linking (Loyd & Hoover 1980): the anchors' mean discrimination gives the slope, their mean difficulty the
 * intercept.
 * @throws ParameterError without an anchor
 */
export function meanMean(anchors: readonly AnchorPair[]): ScaleChange {
  check(anchors, 1);
  const slope = mean(anchors.map(({ found }) => found.a)) / mean(anchors.map(({ known }) => known.a));
  const intercept = mean(anchors.map(({ known }) => known.b)) - slope * mean(anchors.map(({ found }) => found.b));
  return { slope, intercept };
}

/** Sum of the curves of all anchors at an ability of the known scale, and how that of the found ones moves with the change. */
function curvesAt(anchors: readonly AnchorPair[], theta: number, { slope, intercept }: ScaleChange) {
  const at = { residual: 0, slope: 0, intercept: 0 };
  for (const { known, found } of anchors) {
    const own = (theta - intercept) / slope;
    const star = 1 / (1 + Math.exp(-found.a * (own - found.b)));
    at.residual += known.c + (1 - known.c) / (1 + Math.exp(-known.a * (theta - known.b)));
    at.residual -= found.c + (1 - found.c) * star;
    const steep = ((1 - found.c) * star * (1 - star) * found.a) / slope;
    at.slope -= steep * own;
    at.intercept -= steep;
  }
  return at;
}

const ROUNDS = 50;
const DONE = 1e-9;

/**
 * Stocking-Lord linking (1983): the change under which the sum of the anchors' curves is nearest to that of the known
 * ones, by least squares over the people of the known scale. Gauss-Newton from mean-mean.
 * @param people whose abilities count, on the known scale
 * @throws ParameterError with fewer than two anchors, which leave the slope open
 */
export function linkByStockingLord(
  anchors: readonly AnchorPair[],
  people: Population = { mean: 0, sd: 1 },
): ScaleChange {
  check(anchors, 2);
  const weights = nodeWeights(people);
  let change = meanMean(anchors);
  for (let round = 0; round < ROUNDS; round += 1) {
    let [ss, si, ii, rs, ri] = [0, 0, 0, 0, 0];
    for (let q = 0; q < NODES; q += 1) {
      const { residual, slope, intercept } = curvesAt(anchors, NODE[q]!, change);
      const weight = weights[q]!;
      ss += weight * slope * slope;
      si += weight * slope * intercept;
      ii += weight * intercept * intercept;
      rs += weight * residual * slope;
      ri += weight * residual * intercept;
    }
    const determinant = ss * ii - si * si;
    const step = { slope: (ii * rs - si * ri) / determinant, intercept: (ss * ri - si * rs) / determinant };
    // A slope is never halved or doubled at once: it stays above 0.
    const slope = Math.min(2 * change.slope, Math.max(change.slope / 2, change.slope + step.slope));
    change = { slope, intercept: change.intercept + step.intercept };
    if (Math.abs(step.slope) + Math.abs(step.intercept) < DONE) break;
  }
  return change;
}

/** An item on the scale of the anchors; standard errors of b move along. @throws ParameterError */
export function onScale<T extends ItemParameters & { seB?: number }>({ slope, intercept }: ScaleChange, item: T): T {
  requirePositive('slope', slope);
  requireFinite('intercept', intercept);
  const moved = { ...item, a: item.a / slope, b: slope * item.b + intercept };
  return item.seB === undefined ? moved : { ...moved, seB: slope * item.seB };
}
