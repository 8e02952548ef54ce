import { useCallback, useEffect, useState } from 'react';
import { useSingleTab } from '../../../../core/device/use-single-tab';
import { useAppDispatch, useAppSelector } from '../../../../core/store';
import { left } from '../../../../player';
import { beginKept } from '../../../../player/saving/begin';
import { ServerClock } from '../../../../player/saving/server-clock';
import { openUnit, type OpenedUnit } from '../open-unit';
import { subjectOfDay } from '@aivy/exam';

export type UnitView =
  | { kind: 'looking' }
  /** Another tab of this browser has the unit. */
  | { kind: 'elsewhere'; takeOver(): void }
  | (OpenedUnit & { clock: ServerClock; /** Counts the looks that were asked for. */ round: number; again(): void });

/** Opens the unit of a day and puts it on the test page's desk, from which it goes with this hook. */
export function useUnit(day: number): UnitView {
  const dispatch = useAppDispatch();
  const userId = useAppSelector((state) => state.session.userId) ?? '';
  const { elsewhere, takeOver } = useSingleTab('aivy.daily');
  const [clock] = useState(() => new ServerClock());
  const [round, setRound] = useState(0);
  const [opened, setOpened] = useState<OpenedUnit | null>(null);
  const again = useCallback(() => {
    setOpened(null);
    setRound((count) => count + 1);
  }, []);

  // Handed over by another tab: the unit has moved on there meanwhile.
  const [was, setWas] = useState(elsewhere);
  if (was !== elsewhere) {
    setWas(elsewhere);
    if (!elsewhere) again();
  }

  useEffect(() => {
    let current = true;
    void dispatch(openUnit(userId, null, day, clock)).then((found) => {
      if (!current) return;
      if (found.kind === 'ready')
        dispatch(beginKept(subjectOfDay(day) === 'math' ? 'math' : 'reading_and_writing', found.start, clock));
      setOpened(found);
    });
    return () => {
      current = false;
      dispatch(left());
    };
  }, [clock, day, dispatch, round, userId]);

  if (elsewhere) return { kind: 'elsewhere', takeOver };
  return opened === null ? { kind: 'looking' } : { ...opened, clock, round, again };
}
