const DIGITS = 10;

/** A number as a calculator shows it: up to ten significant digits, no 0.30000000000000004, powers of ten far out. */
export function formatNumber(value: number): string {
  if (Number.isNaN(value)) return 'undefined';
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞';
  const rounded = Number(value.toPrecision(DIGITS));
  const size = Math.abs(rounded);
  if (size !== 0 && (size >= 1e10 || size < 1e-5)) {
    const [mantissa = '', power = ''] = rounded.toExponential().split('e');
    return `${mantissa.replace('-', '−')} × 10^${power.replace('+', '').replace('-', '−')}`;
  }
  return String(rounded).replace('-', '−');
}

/** Coordinates need fewer digits than results. */
export const formatCoordinate = (value: number): string =>
  formatNumber(Math.abs(value) < 1e-9 ? 0 : Number(value.toPrecision(5)));

const MAX_DENOMINATOR = 1000;

/** `3/4` for .75; null where no fraction of a small denominator is meant. By continued fractions. */
export function asFraction(value: number): string | null {
  if (!Number.isFinite(value) || Number.isInteger(value)) return null;
  let [before, numerator, beforeBelow, denominator] = [1, Math.floor(value), 0, 1];
  let rest = value - Math.floor(value);
  while (Math.abs(numerator / denominator - value) > 1e-10 * Math.max(1, Math.abs(value))) {
    if (rest < 1e-12) return null;
    const inverse = 1 / rest;
    const whole = Math.floor(inverse);
    rest = inverse - whole;
    [before, numerator] = [numerator, whole * numerator + before];
    [beforeBelow, denominator] = [denominator, whole * denominator + beforeBelow];
    if (denominator > MAX_DENOMINATOR) return null;
  }
  if (denominator === 1) return null;
  return `${numerator}/${denominator}`.replace('-', '−');
}
