import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../../../core/store';
import { submitOnce } from '../../../../player/submissions';
import { handIn, waitingUnits } from '../hand-in';
import type { KeptDay } from '../kept-units';
import { unitKey, type FinishOutcome } from '../send-unit';

/** How soon a unit that could not be handed in is tried again, beside the moments when the network comes back. */
export const RETRY_MS = 15_000;

export interface WaitingUnit {
  unit: KeptDay;
  /** Why it was refused; null while the network is what is missing. */
  message: string | null;
}

export interface HandIn {
  /** Null until this device has been looked at; then the units that still wait on it. */
  waiting: readonly WaitingUnit[] | null;
  /** Tries at once. */
  retry(): void;
}

/**
 * Hands in what was finished on this device without network: now, when the network is back, and every few seconds.
 * When a unit arrives the dashboard's figures are fetched anew. For every page that a student may come to next.
 */
export function useHandIn(): HandIn {
  const dispatch = useAppDispatch();
  const store = useStore();
  const userId = useAppSelector((state) => state.session.userId);
  const [waiting, setWaiting] = useState<readonly WaitingUnit[] | null>(null);
  const [round, setRound] = useState(0);
  const retry = useCallback(() => setRound((count) => count + 1), []);

  useEffect(() => {
    if (userId === null) return undefined;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = async (): Promise<void> => {
      const units = await waitingUnits(userId);
      if (!current) return;
      const show = (left: readonly WaitingUnit[]): void => {
        if (current) setWaiting(left);
      };
      if (units.length === 0) return show([]);
      show(units.map((unit) => ({ unit, message: null })));
      const left: WaitingUnit[] = [];
      // In the order of their days: a day is refused before the one that it follows.
      for (const unit of units) {
        const outcome: FinishOutcome = await submitOnce(store, unitKey(userId, unit.module), () =>
          dispatch(handIn(unit)),
        );
        if (outcome.kind !== 'done') left.push({ unit, message: outcome.kind === 'failed' ? outcome.message : null });
      }
      show(left);
      if (current && left.some(({ message }) => message === null)) timer = setTimeout(retry, RETRY_MS);
    };
    void run();
    window.addEventListener('online', retry);
    return () => {
      current = false;
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [dispatch, retry, round, store, userId]);
  return { waiting, retry };
}
