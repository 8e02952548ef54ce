import { ParameterError, requireFinite, requirePositive } from '../model.js';
import { median } from '../quantile.js';

/** One item in two calibrations. */
export interface Recalibrated {
  before: { b: number; se: number };
  after: { b: number; se: number };
}

export interface Drift {
  /** Change of b on the scale of the first calibration, logits. */
  change: number;
  z: number;
  drifted: boolean;
}

const LARGE = 0.3;
const SIGNIFICANT = 3;

/**
 * Drift: |Δb| > .3 and |z| > 3 after taking out the change of the scale. The scale's change is the median difference,
 * so that the items that drift do not move what they are measured against.
 * @throws ParameterError
 */
export function driftOf(items: readonly Recalibrated[]): Drift[] {
  if (items.length === 0) return [];
  for (const { before, after } of items) {
    for (const { b, se } of [before, after]) {
      requireFinite('b', b);
      requirePositive('se', se);
    }
  }
  const shift = median(items.map(({ before, after }) => after.b - before.b));
  if (!Number.isFinite(shift)) throw new ParameterError('shift', shift, 'finite');
  return items.map(({ before, after }) => {
    const change = after.b - before.b - shift;
    const z = change / Math.hypot(before.se, after.se);
    return { change, z, drifted: Math.abs(change) > LARGE && Math.abs(z) > SIGNIFICANT };
  });
}
