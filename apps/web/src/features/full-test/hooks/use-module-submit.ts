import type { ModuleNumber } from '@aivy/exam';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../../core/store';
import { submitOnce } from '../../../player';
import type { SaveState } from '../../../player/save-state';
import { submissionKey, submitModule } from '../submit';
import type { Outbox } from '../../../player/saving/outbox';
import { useLeadOn } from './use-lead-on';

/** How soon a module whose time is up, and which could not be submitted, is submitted again. */
export const RESUBMIT_MS = 5_000;

export interface ModuleSubmit {
  pending: boolean;
  /** Why it did not work last time. */
  error: string | null;
  /** The student submits; while a submission is under way it does nothing. */
  submit(): void;
  /** The time is up: submits, and again until the server has it. */
  endTime(): void;
}

interface Attempt {
  pending: boolean;
  error: string | null;
  /** The error is about answers that wait on the device. */
  unsent?: boolean;
}

/**
 * Submits a running module and leads on: to the next module, the break or the report.
 * @param onAgain the server leaves time: where the test stands is looked up anew
 */
export function useModuleSubmit(
  { outbox, state, testId, module }: { outbox: Outbox; state: SaveState; testId: string; module: ModuleNumber },
  onAgain: () => void,
): ModuleSubmit {
  const dispatch = useAppDispatch();
  const store = useStore();
  const leadOn = useLeadOn(testId);
  const userId = useAppSelector((state) => state.session.userId) ?? '';
  const [attempt, setAttempt] = useState<Attempt>({ pending: false, error: null });
  const [timeUp, setTimeUp] = useState(false);
  const underWay = useRef(false);
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const run = useCallback(
    async (reason: 'student' | 'deadline'): Promise<void> => {
      if (underWay.current) return;
      underWay.current = true;
      setAttempt({ pending: true, error: null });
      const outcome = await submitOnce(store, submissionKey(userId, testId), () =>
        dispatch(submitModule(outbox, { user: userId, test: testId, module }, reason)),
      );
      underWay.current = false;
      // Whoever has left meanwhile stays where they went.
      if (!here.current) return;
      if (outcome.kind === 'failed')
        return setAttempt({ pending: false, error: outcome.message, unsent: outcome.unsent === true });
      setAttempt({ pending: false, error: null });
      if (outcome.kind === 'done') return leadOn(outcome);
      // The page's clock was ahead; saving has set it, so the test simply goes on.
      setTimeUp(false);
      onAgain();
    },
    [dispatch, leadOn, module, onAgain, outbox, store, testId, userId],
  );

  // The time is up and the answers could not be sent: submitted as soon as the connection is back.
  useEffect(() => {
    if (!timeUp || !attempt.error || attempt.pending) return undefined;
    const again = (): void => void run('deadline');
    const timer = setTimeout(again, RESUBMIT_MS);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [attempt, run, timeUp]);

  // What could not be sent then may be sent by now, and the sentence about it would be wrong.
  const isStale = attempt.unsent === true && state.kind === 'saved' && !timeUp;
  return {
    pending: attempt.pending,
    error: isStale ? null : attempt.error,
    submit: () => void run(timeUp ? 'deadline' : 'student'),
    endTime: () => {
      setTimeUp(true);
      void run('deadline');
    },
  };
}
