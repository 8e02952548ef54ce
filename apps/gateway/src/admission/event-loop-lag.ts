import type { IntervalHistogram } from 'node:perf_hooks';

/** The loop is looked at this often, milliseconds; what is measured is the time from one look to the next. */
export const LAG_STEP_MS = 10;
const NS_PER_MS = 1e6;

/**
 * How much later than they should the turns of the event loop came since this was last asked, milliseconds: so long what
 * is sent to us lies unread.
 * @param turns of `monitorEventLoopDelay` with a resolution of `LAG_STEP_MS`; it begins anew
 */
export function takeLagMs(turns: Pick<IntervalHistogram, 'mean' | 'reset'>): number {
  const { mean } = turns;
  turns.reset();
  return Number.isFinite(mean) ? Math.max(0, mean / NS_PER_MS - LAG_STEP_MS) : 0;
}
