/** Value below which a share of sorted values lies, linear between ranks (Hyndman & Fan 1996, type 7); null of none. */
export function quantile(sorted: readonly number[], share: number): number | null {
  if (sorted.length === 0) return null;
  const at = share * (sorted.length - 1);
  const low = Math.floor(at);
  return sorted[low]! + (at - low) * ((sorted[low + 1] ?? sorted[low]!) - sorted[low]!);
}

/** Of an even number of values the mean of the two in the middle; NaN of none. */
export const median = (values: readonly number[]): number =>
  quantile(
    [...values].sort((x, y) => x - y),
    0.5,
  ) ?? Number.NaN;
