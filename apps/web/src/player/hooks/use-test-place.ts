import { useAppSelector } from '../../core/store';
import { selectTest } from '../selectors';
import type { RunningTest } from '../types';

/**
 * Where the student is in the running test. Whoever asks this is drawn anew when that changes, and not at each tick of
 * the clock, which changes the test as well.
 */
export const useTestPlace = (): Pick<RunningTest, 'phase' | 'section' | 'position' | 'reviewing'> => ({
  phase: useAppSelector((state) => selectTest(state).phase),
  section: useAppSelector((state) => selectTest(state).section),
  position: useAppSelector((state) => selectTest(state).position),
  reviewing: useAppSelector((state) => selectTest(state).reviewing),
});
