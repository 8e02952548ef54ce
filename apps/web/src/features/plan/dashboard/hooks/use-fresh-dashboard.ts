import { useCallback, useEffect, useRef } from 'react';
import { api } from '../../../../core/api/api';
import { listenFor } from '../../../../core/realtime/listen-for';
import { readToken } from '../../../../core/session/auth-cookie';
import { useAppDispatch } from '../../../../core/store';

/** When the dashboard looks again after a unit was finished: its mastery is there within two seconds. */
export const LOOK_AGAIN_MS = [2_000, 5_000, 12_000] as const;
/** How often the date is looked at. */
export const DATE_CHECK_MS = 30_000;

// No date format: making the first one of a page keeps a slow phone for a tenth of a second.
const dateHere = (): string => new Date().toDateString();

/**
 * Keeps an open dashboard true: on the gateway's notice that the learner record has moved, by looking again a few
 * times after a unit (the socket may be dead), at midnight, and when the page is seen or the network is there again.
 * @param justFinished a unit was finished today
 */
export function useFreshDashboard(justFinished: boolean): void {
  const dispatch = useAppDispatch();
  const date = useRef(dateHere());
  const lookAgain = useCallback(
    (tags: ('Plan' | 'Dash')[]) => void dispatch(api.util.invalidateTags(tags)),
    [dispatch],
  );

  const noticed = useRef(false);
  useEffect(() => {
    const token = readToken();
    if (!token) return undefined;
    return listenFor('learner:updated', token, () => {
      noticed.current = true;
      lookAgain(['Dash']);
    });
  }, [lookAgain]);

  useEffect(() => {
    if (!justFinished) return undefined;
    noticed.current = false;
    const timers = LOOK_AGAIN_MS.map((ms) =>
      setTimeout(() => {
        if (!noticed.current) lookAgain(['Dash']);
      }, ms),
    );
    return () => timers.forEach(clearTimeout);
  }, [justFinished, lookAgain]);

  useEffect(() => {
    const refresh = () => {
      date.current = dateHere();
      lookAgain(['Plan', 'Dash']);
    };
    const seen = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    const timer = setInterval(() => {
      if (dateHere() !== date.current) refresh();
    }, DATE_CHECK_MS);
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('online', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('online', refresh);
    };
  }, [lookAgain]);
}
