import { useEffect, useRef } from 'react';
import { readToken } from '../../core/session/auth-cookie';
import { listenFor } from '../../core/realtime/listen-for';

/** Longest pause between two looks at a report that is still being computed. */
const MAX_POLL_MS = 15_000;

/**
 * Pause before the next look: 1 s, 2 s, 4 s … up to `MAX_POLL_MS`.
 * @param looks looks that already came back "processing", from 1
 */
export const pollDelayMs = (looks: number): number => Math.min(1_000 * 2 ** Math.max(0, looks - 1), MAX_POLL_MS);

/**
 * Looks again while a report is computed: after 1, 2, 4 … s, and at once on the gateway's notice.
 * @param computing the last look said so
 * @param looked changes with every look
 */
export function usePolling({
  computing,
  isFetching,
  looked,
  refetch,
}: {
  computing: boolean;
  isFetching: boolean;
  looked: number | undefined;
  refetch: () => unknown;
}): void {
  const looks = useRef(0);
  useEffect(() => {
    if (!computing || isFetching) return;
    looks.current += 1;
    const timer = setTimeout(() => void refetch(), pollDelayMs(looks.current));
    return () => clearTimeout(timer);
  }, [computing, isFetching, refetch, looked]);
  useEffect(() => {
    const token = computing ? readToken() : null;
    return token ? listenFor('report:ready', token, () => void refetch()) : undefined;
  }, [computing, refetch]);
}
