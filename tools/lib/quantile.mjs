/**
 * @param {readonly number[]} sorted ascending
 * @param {number} share 0.5 is the median
 * @returns {number} a value of the list; NaN of an empty one
 */
export const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
