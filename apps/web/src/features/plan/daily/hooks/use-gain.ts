import { useEffect, useRef } from 'react';
import { listenFor } from '../../../../core/realtime/listen-for';
import { readToken } from '../../../../core/session/auth-cookie';
import { useDailyProgressQuery } from '../../api';

/**
 * When the learner record is looked at again after a unit was finished, where no notice says that it is ready: it
 * usually is within half a second.
 */
export const LOOK_AFTER_MS = [300, 700, 1_000, 2_000, 4_000];

export interface Gain {
  /** The record is still being worked out. */
  isPending: boolean;
  /** Points of mastery gained in a skill on that day; 0 where it has not moved. */
  points: number;
}

/** What a day brought, once the learner record has its answers. @param skill null while it is not known */
export function useGain(planId: string | null, day: number, skill: number | null): Gain {
  const { data, isFetching, fulfilledTimeStamp, isError, refetch } = useDailyProgressQuery(
    { plan_id: planId ?? '', day },
    { skip: planId === null, refetchOnMountOrArgChange: true },
  );
  const looks = useRef(0);
  const isThere = data !== undefined && data.is_current !== false;
  const wait = isThere ? undefined : LOOK_AFTER_MS[looks.current];
  const isLooking = planId !== null && wait !== undefined;
  useEffect(() => {
    if (!isLooking || isFetching) return undefined;
    const timer = setTimeout(() => {
      looks.current += 1;
      void refetch();
    }, wait);
    return () => clearTimeout(timer);
  }, [fulfilledTimeStamp, isError, isFetching, isLooking, refetch, wait]);
  useEffect(() => {
    const token = readToken();
    return isLooking && token ? listenFor('learner:updated', token, () => void refetch()) : undefined;
  }, [isLooking, refetch]);
  const points = (skill === null ? undefined : data?.today_progress[String(skill)]) ?? 0;
  return { isPending: !isThere && (isLooking || isFetching), points: Math.round(points) };
}
