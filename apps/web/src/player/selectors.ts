import { rootReducer, type RootState } from '../core/store';
import { testSlice } from './slice';
import { remainingSeconds, type TestLimit } from './time';
import type { RunningTest, SectionRecord } from './types';

/** Adds the slice to the store when the test page's code arrives. */
const { selectors } = testSlice.injectInto(rootReducer);

// The store's own type does not know of slices that arrive later.
const withTest = (state: RootState): RootState & { test?: RunningTest } => state;

export const selectTest = (state: RootState): RunningTest => selectors.selectTest(withTest(state));
/** The section being worked on. */
export const selectSection = (state: RootState): SectionRecord => selectors.selectSection(withTest(state));
export const selectPosition = (state: RootState): number => selectors.selectPosition(withTest(state));
/** Whole seconds left of a section or module; without a limit no end of them. */
export const selectSecondsLeft = (state: RootState, limit: TestLimit | null): number =>
  limit === null
    ? Number.POSITIVE_INFINITY
    : limit.kind === 'spent'
      ? remainingSeconds(limit.limitMs, selectSpentMs(state))
      : remainingSeconds(selectors.selectLeftMs(withTest(state)) ?? limit.leftMs(), 0);
/** Milliseconds spent in the section being worked on. */
const selectSpentMs = (state: RootState): number => selectors.selectSpentMs(withTest(state));
