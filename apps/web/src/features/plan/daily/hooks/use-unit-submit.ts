import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch } from '../../../../core/store';
import { submitOnce } from '../../../../player';
import type { Outbox } from '../../../../player/saving/outbox';
import type { ServerClock } from '../../../../player/saving/server-clock';
import type { KeptDay } from '../kept-units';
import { finishUnit, unitKey } from '../send-unit';
import { useLeadToResult } from './use-lead-to-result';

export interface UnitSubmit {
  pending: boolean;
  /** Why it did not work last time. */
  error: string | null;
  /** While a submission is under way it does nothing. */
  submit(): void;
  /** The unit was finished elsewhere. */
  onClosed(): void;
}

/** Finishes the unit on the screen and leads to its result, with the network or without. */
export function useUnitSubmit(unit: KeptDay, clock: ServerClock): UnitSubmit & { bind(outbox: Outbox): void } {
  const dispatch = useAppDispatch();
  const store = useStore();
  const { planId } = unit.unit;
  const lead = useLeadToResult(unit.module);
  const [attempt, setAttempt] = useState<{ pending: boolean; error: string | null }>({ pending: false, error: null });
  const outbox = useRef<Outbox>(null);
  const closed = useRef(false);
  const underWay = useRef(false);
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const submit = useCallback(async (): Promise<void> => {
    if (underWay.current || !outbox.current) return;
    underWay.current = true;
    setAttempt({ pending: true, error: null });
    const sending = outbox.current;
    const outcome = await submitOnce(store, unitKey(unit.user, unit.module), () =>
      dispatch(finishUnit(sending, unit, clock.now(), () => closed.current)),
    );
    underWay.current = false;
    // Whoever has left meanwhile stays where they went.
    if (!here.current) return;
    setAttempt({ pending: false, error: outcome.kind === 'failed' ? outcome.message : null });
    if (outcome.kind !== 'failed') lead(planId, outcome.kind === 'done' && outcome.late);
  }, [clock, dispatch, lead, planId, store, unit]);

  const onClosed = useCallback(() => {
    closed.current = true;
    // Whoever is handing it in is led on by the outcome.
    if (!underWay.current) lead(planId, true);
  }, [lead, planId]);
  const bind = useCallback((bound: Outbox) => {
    outbox.current = bound;
  }, []);
  return { ...attempt, submit: () => void submit(), onClosed, bind };
}
