const STEP_MS = 100;
const LONGEST_MS = 2_000;

/**
 * How long a call waits beyond a budget that delays: a tenth of a second more with every failure, two seconds at most,
 * so that the answer still comes before the call's deadline.
 */
export function delayMs(points: number, counted: number): number {
  return Math.min(LONGEST_MS, Math.max(0, counted - points + 1) * STEP_MS);
}
