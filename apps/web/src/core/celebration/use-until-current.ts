import { useEffect, useRef } from 'react';
import { listenFor } from '../realtime/listen-for';
import { readToken } from '../session/auth-cookie';

/**
 * When the learner record is looked at again after new answers, where no notice says that it's ready: it usually is
 * within half a second.
 */
export const LOOK_AFTER_MS = [300, 700, 1_000, 2_000, 4_000];

/** A query about the learner record. */
interface RecordQuery {
  data?: { is_current?: boolean | undefined } | undefined;
  isFetching: boolean;
  isError: boolean;
  fulfilledTimeStamp?: number | undefined;
  refetch(): unknown;
}

/** Asks again until every answer is in the figures. @returns whether they're still being worked out */
export function useUntilCurrent(isWanted: boolean, query: RecordQuery): boolean {
  const { data, isFetching, fulfilledTimeStamp, isError, refetch } = query;
  const looks = useRef(0);
  const isThere = data !== undefined && data.is_current !== false;
  const wait = isThere ? undefined : LOOK_AFTER_MS[looks.current];
  const isLooking = isWanted && wait !== undefined;
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
  return !isThere && (isLooking || isFetching);
}
