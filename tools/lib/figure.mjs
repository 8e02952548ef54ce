// A measured value with its limit, as benches and drills print it.

/** @typedef {{ most: number } | { least: number }} Bound */
/**
 * @typedef {object} Figure
 * @property {string} name
 * @property {number} value NaN where it couldn't be measured, which meets no limit
 * @property {string} [unit] `×` for a ratio
 * @property {Bound} [bound] absent: printed for information
 * @property {string} [source] what it was computed from, with how many rounds
 */

/** @param {Figure} figure @returns {boolean} whether it's within its limit */
export function holds({ value, bound }) {
  if (!bound) return true;
  return 'most' in bound ? value <= bound.most : value >= bound.least;
}

/** @param {number} value @returns {string} three significant digits, and every digit above the point */
const rounded = (value) =>
  Number.isFinite(value)
    ? Math.abs(value) >= 100
      ? Math.round(value).toLocaleString('en-US')
      : String(Number(value.toPrecision(3)))
    : '–';

/** @param {Figure} figure */
function lineOf(figure) {
  const { name, value, unit = '', bound, source = '' } = figure;
  const sign = !bound ? ' ' : holds(figure) ? '✓' : '✗';
  const limit = !bound ? '' : 'most' in bound ? `≤ ${bound.most}` : `≥ ${bound.least}`;
  return `${sign} ${name.padEnd(58)} ${`${rounded(value)} ${unit}`.padStart(12)}  ${limit.padEnd(9)} ${source}`.trimEnd();
}

/** Prints figures. @param {readonly Figure[]} figures @returns {boolean} whether there are some and all are within their limits */
export function judge(figures) {
  for (const figure of figures) console.log(lineOf(figure));
  return figures.length > 0 && figures.every(holds);
}
