/** A budget that a call draws on, with the place where it is counted. */
export interface Draw {
  /** Redis key of the counts; budgets of one e-mail share it, so that dropping the key clears them together. */
  key: string;
  /** Place inside the key. */
  field: string;
  points: number;
  /** Counts of a key are kept this long after the first of them, milliseconds. */
  windowMs: number;
  /**
   * `calls` counts every call, `bucket` does so and forgets `points` of them evenly in a window, `failures` counts those
   * that fail, `delay` counts failures and never refuses.
   */
  kind: 'calls' | 'bucket' | 'failures' | 'delay';
}

/**
 * What came of a draw. `busy`: calls under way may still use the budget up, so the next one waits for their end instead
 * of being refused for what has not happened.
 */
export type Taking =
  | { state: 'taken'; /** What stands counted, in the order of the draws. */ counted: number[] }
  | { state: 'busy' }
  | { state: 'refused'; /** Milliseconds until the next call is worth a try. */ retryMs: number };

/** Where budgets are counted: in Redis for all gateways, in memory for this one. */
export interface Budgets {
  /** Draws on all budgets or on none. @param id names the call until it is settled */
  take(draws: readonly Draw[], id: string): Promise<Taking>;
  /** @param counts whether the call uses the budgets up */
  settle(draws: readonly Draw[], id: string, counts: boolean): Promise<void>;
}

/** A call that was never settled (its gateway died) stops taking room after this long. */
export const UNDER_WAY_MS = 20_000;
