import { isModuleNumber, type ModuleNumber } from '@aivy/exam';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { breakPath, modulePath, resultPath } from '../../../config/test-paths';
import { useSingleTab } from '../../../core/device/use-single-tab';
import type { TestState } from '../open-test';
import { useTestState, type TestLook } from './use-test-state';

/** What a navigation of the test itself says about how it came here. */
export interface Arrival {
  /** A module was just submitted. */
  over?: boolean;
  /** The break was ended. */
  rested?: boolean;
}

type OpenTest = Extract<TestState, { kind: 'open' }>;

/** What the screen of a full test shows. */
export type FullTestView =
  /** Another tab of this browser has the test. */
  | { kind: 'elsewhere'; takeOver(): void }
  /** A module was submitted; the next one follows when this page has been read. */
  | { kind: 'over'; goOn(): void }
  | { kind: 'looking' }
  /** The test stands at another screen. */
  | { kind: 'lead'; to: string }
  | { kind: 'given-up' }
  | { kind: 'missing' }
  | { kind: 'failed'; message: string; again(): void }
  | ({ kind: 'module'; module: ModuleNumber; test: OpenTest } & Pick<TestLook, 'clock' | 'round' | 'again'>);

const isResting = ({ progress }: OpenTest, arrival: Arrival | null): boolean =>
  progress !== null &&
  progress.deadline === null &&
  progress.break_ends !== null &&
  progress.break_ends > progress.server_time &&
  arrival?.rested !== true;

/**
 * Finds out where a full test stands, and leads there.
 * @param module that the address names; 0 for none, since the test knows where it stands
 */
export function useFullTest(testId: string, module: number): FullTestView {
  const { state: arrival } = useLocation() as { state: Arrival | null };
  const navigate = useNavigate();
  const { elsewhere, takeOver } = useSingleTab('aivy.full-test');
  const place = modulePath(testId, module);
  const { test, clock, round, again } = useTestState(testId, place);

  const [over, setOver] = useState(arrival?.over === true);
  const [shown, setShown] = useState(place);
  if (shown !== place) {
    setShown(place);
    setOver(arrival?.over === true);
  }
  const goOn = useCallback(() => {
    setOver(false);
    // A reload from here on goes straight to the question.
    void navigate('.', { replace: true, state: null });
  }, [navigate]);

  // Handed over by another tab: the test has moved on there meanwhile.
  const [was, setWas] = useState(elsewhere);
  if (was !== elsewhere) {
    setWas(elsewhere);
    if (!elsewhere) again();
  }

  if (elsewhere) return { kind: 'elsewhere', takeOver };
  if (over) return { kind: 'over', goOn };
  if (test === null) return { kind: 'looking' };
  switch (test.kind) {
    case 'finished':
      return { kind: 'lead', to: resultPath(testId) };
    case 'failed':
      return { ...test, again };
    case 'open':
      if (test.module !== module || !isModuleNumber(module))
        return { kind: 'lead', to: modulePath(testId, test.module) };
      if (isResting(test, arrival)) return { kind: 'lead', to: breakPath(testId) };
      return { kind: 'module', module, test, clock, round, again };
    default:
      return test;
  }
}
