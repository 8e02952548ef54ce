import { useEffect, useRef } from 'react';
import { useDailyProgressQuery } from '../../api';

/** When the learner record is looked at again after a unit was finished; it takes about two seconds. */
const LOOK_AFTER_MS = [1_000, 2_000, 4_000];

export interface Gain {
  /** The record is still being worked out. */
  isPending: boolean;
  /** Points of mastery gained in a skill today; 0 where it has not moved. */
  points: number;
}

/** What today brought in a skill, once the learner record has moved. @param skill null while it is not known */
export function useGain(planId: string | null, day: number, skill: number | null): Gain {
  const { data, isFetching, fulfilledTimeStamp, isError, refetch } = useDailyProgressQuery(
    { plan_id: planId ?? '', day },
    { skip: planId === null, refetchOnMountOrArgChange: true },
  );
  const looks = useRef(0);
  const points = (skill === null ? undefined : data?.today_progress[String(skill)]) ?? 0;
  const wait = LOOK_AFTER_MS[looks.current];
  const isLooking = planId !== null && skill !== null && points === 0 && wait !== undefined;
  useEffect(() => {
    if (!isLooking || isFetching) return undefined;
    const timer = setTimeout(() => {
      looks.current += 1;
      void refetch();
    }, wait);
    return () => clearTimeout(timer);
  }, [fulfilledTimeStamp, isError, isFetching, isLooking, refetch, wait]);
  return { isPending: points === 0 && (isLooking || isFetching), points: Math.round(points) };
}
