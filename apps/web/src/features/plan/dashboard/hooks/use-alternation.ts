import { useEffect, useState } from 'react';
import type { Subject } from '@aivy/contracts';

/** How long the growth monitor shows a subject on a test day. */
export const ALTERNATION_MS = 7_000;

const prefersStill = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface ShownSubject {
  subject: Subject;
  /** Chooses a subject, and stays with it. */
  choose(subject: Subject): void;
  /** Null where nothing alternates. */
  alternation: { isRunning: boolean; toggle(): void } | null;
}

/**
 * The subject that the growth monitor shows: the day's until one is chosen, and on a test day both in turn.
 * @param first the day's
 */
export function useShownSubject(first: Subject, isTestDay: boolean): ShownSubject {
  const [chosen, setSubject] = useState<Subject | null>(null);
  const subject = chosen ?? first;
  const [isRunning, setRunning] = useState(true);
  const alternates = isTestDay && !prefersStill();
  useEffect(() => {
    if (!alternates || !isRunning) return undefined;
    const timer = setInterval(
      () => setSubject((shown) => ((shown ?? first) === 'math' ? 'english' : 'math')),
      ALTERNATION_MS,
    );
    return () => clearInterval(timer);
  }, [alternates, first, isRunning]);
  return {
    subject,
    choose: (wanted) => {
      setRunning(false);
      setSubject(wanted);
    },
    alternation: alternates ? { isRunning, toggle: () => setRunning((was) => !was) } : null,
  };
}
