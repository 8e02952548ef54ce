import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';

/** By store and by what is submitted. Outlives the screens, as the requests do. */
const stores = new WeakMap<object, Map<string, Promise<unknown>>>();

const underWayIn = (store: object): Map<string, Promise<unknown>> => {
  const found = stores.get(store) ?? new Map<string, Promise<unknown>>();
  stores.set(store, found);
  return found;
};

/**
 * Submits a test, or joins the submission of it that is under way.
 * @param test whose and which; all submissions of one test have outcomes of one type
 * @param send never rejects
 */
export function submitOnce<Outcome>(store: object, test: string, send: () => Promise<Outcome>): Promise<Outcome> {
  const underWay = underWayIn(store);
  const joined = underWay.get(test) as Promise<Outcome> | undefined;
  if (joined) return joined;
  const started = send().finally(() => underWay.delete(test));
  underWay.set(test, started);
  return started;
}

/**
 * For a screen that comes to a test: its submission, under way since before, which must end before anybody looks where
 * the test stands.
 * @param onOutcome not called when the screen has gone by then.
 * @returns whether to wait; until the outcome is there, and for good when `onOutcome` says that it leads elsewhere
 */
export function useEarlierSubmission<Outcome>(test: string, onOutcome: (outcome: Outcome) => boolean): boolean {
  const store = useStore();
  const [earlier, setEarlier] = useState(() => underWayIn(store).get(test) as Promise<Outcome> | undefined);
  const latest = useRef(onOutcome);
  useEffect(() => {
    latest.current = onOutcome;
  });
  useEffect(() => {
    let here = true;
    void earlier?.then((outcome) => {
      if (here && !latest.current(outcome)) setEarlier(undefined);
    });
    return () => {
      here = false;
    };
  }, [earlier]);
  return earlier !== undefined;
}
