import { probability, type ItemParameters } from '../src/index.js';

const STEPS = 4001;
const REACH = 5;

/** P of every item on a fine grid, linear between points: a million exponentials less in a simulation. */
export function chanceTable(items: readonly ItemParameters[]): (theta: number, item: number) => number {
  const rows = items.map((item) =>
    Float64Array.from({ length: STEPS }, (_, step) => probability(-REACH + (2 * REACH * step) / (STEPS - 1), item)),
  );
  return (theta, item) => {
    const at = Math.min(STEPS - 1.000001, Math.max(0, ((theta + REACH) / (2 * REACH)) * (STEPS - 1)));
    const low = Math.floor(at);
    const row = rows[item]!;
    return row[low]! + (at - low) * (row[low + 1]! - row[low]!);
  };
}
