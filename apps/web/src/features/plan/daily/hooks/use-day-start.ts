import { isAnswered } from '@aivy/exam';
import { useCallback, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../../core/store';
import { ServerClock } from '../../../../player/saving/server-clock';
import { planApi } from '../../../../core/api/plan';
import { textOf, type DayRefusal } from '../faults';
import { keptUnit } from '../kept-units';
import { openUnit } from '../open-unit';
import { sweepUnits } from '../sweep-units';
import { startState, type StartState } from '../start-state';

/** A unit on this device, ready to be begun or gone on with. */
export interface ReadyDay {
  /** 1-30. */
  skill: number;
  questions: number;
  answered: number;
}

export type DayStart =
  | { kind: 'looking' }
  | { kind: 'failed'; message: string; again(): void }
  | { kind: 'ready'; day: ReadyDay }
  /** Finished on this device, not handed in yet. */
  | { kind: 'waiting' }
  | Exclude<StartState, { kind: 'open' }>;

type Found = DayStart extends infer Each ? (Each extends { again(): void } ? Omit<Each, 'again'> : Each) : never;

/** Why the server refuses a day that the plan seemed to allow: the plan has moved on, in another tab or at midnight. */
const REFUSED: Record<DayRefusal, (day: number) => Found> = {
  'PLAN-NOTEXIST': () => ({ kind: 'missing' }),
  'PLAN-TESTDAY': () => ({ kind: 'test-day', finished: false }),
  'PLAN-DONETODAY': (day) => ({ kind: 'done-today', finished: day - 1 }),
  'PLAN-DAYLOCKED': (day) => ({ kind: 'locked', current: day - 1 }),
};

/**
 * What a day is about and whether it may be begun. Its questions are fetched already here and kept, so that whoever has
 * seen this page can do the unit without network.
 */
export function useDayStart(planId: string, day: number): DayStart {
  const dispatch = useAppDispatch();
  const userId = useAppSelector((state) => state.session.userId) ?? '';
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<Found | null>(null);
  const again = useCallback(() => {
    setFound(null);
    setRound((count) => count + 1);
  }, []);

  useEffect(() => {
    let current = true;
    const look = async (): Promise<Found> => {
      const plan = await dispatch(
        planApi.endpoints.getPlan.initiate(undefined, { forceRefetch: round > 0, subscribe: false }),
      );
      const state = plan.error || plan.data === undefined ? null : startState(plan.data, planId, day);
      if (state && state.kind !== 'open') return state;
      const kept = await keptUnit(userId, day);
      if (!state && kept?.unit.planId !== planId) return { kind: 'failed', message: await textOf(plan.error) };
      const unit = await dispatch(openUnit(userId, planId, day, new ServerClock()));
      switch (unit.kind) {
        case 'ready': {
          const { module, answers } = unit.start;
          await sweepUnits(module);
          return {
            kind: 'ready',
            day: {
              skill: module.unit.skill,
              questions: module.questions.length,
              answered: answers.filter(({ answer }) => isAnswered(answer)).length,
            },
          };
        }
        case 'refused':
          return REFUSED[unit.code](day);
        default:
          return unit.kind === 'failed' ? unit : { kind: unit.kind };
      }
    };
    void look().then((state) => {
      if (current) setFound(state);
    });
    return () => {
      current = false;
    };
  }, [day, dispatch, planId, round, userId]);

  if (found === null) return { kind: 'looking' };
  return found.kind === 'failed' ? { ...found, again } : found;
}
