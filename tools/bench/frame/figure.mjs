// One line of the bench: a figure beside its bound.

/** @typedef {{ most: number } | { least: number }} Bound */
/**
 * @typedef {object} Figure
 * @property {string} row which row of `npm run bench` it belongs to
 * @property {string} [key] under which the capacity is computed from it
 * @property {string} name what it is
 * @property {number} value NaN where it could not be measured, which holds no bound
 * @property {string} unit `×` for a ratio
 * @property {Bound} [bound] absent: told for its own sake
 * @property {string} source what it was computed from, with how many rounds
 */

/** @param {Figure} figure @returns {boolean} */
export function holds({ value, bound }) {
  if (!bound) return true;
  return 'most' in bound ? value <= bound.most : value >= bound.least;
}

/** A row that failed: no bound of it holds. @param {string} row @param {unknown} error @returns {Figure} */
export const notMeasured = (row, error) => ({
  row,
  name: `${row} could not be measured`,
  value: Number.NaN,
  unit: '',
  bound: { most: 0 },
  source: String(error).slice(0, 200),
});

/** @param {readonly Figure[]} figures @returns {0 | 1} what the bench exits with */
export const exitCodeOf = (figures) => (figures.length > 0 && figures.every(holds) ? 0 : 1);

/** @param {number} value @returns {string} three figures that count, more before the point */
const rounded = (value) =>
  Number.isFinite(value)
    ? Math.abs(value) >= 100
      ? Math.round(value).toLocaleString('en-US')
      : String(Number(value.toPrecision(3)))
    : '–';

/** @param {Figure} figure */
export function lineOf(figure) {
  const { name, value, unit, bound, source } = figure;
  const sign = !bound ? ' ' : holds(figure) ? '✓' : '✗';
  const limit = !bound ? '' : 'most' in bound ? `≤ ${bound.most}` : `≥ ${bound.least}`;
  return `${sign} ${name.padEnd(58)} ${`${rounded(value)} ${unit}`.padStart(12)}  ${limit.padEnd(9)} ${source}`;
}
