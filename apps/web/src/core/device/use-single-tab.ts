import { useEffect, useState } from 'react';

/** A reload frees its lock a moment before it asks for it again. */
const PATIENCE_MS = 600;

export interface SingleTab {
  /** Another tab of this browser is writing the same test. */
  elsewhere: boolean;
  takeOver(): void;
}

/**
 * Lets one tab write a test; two would overwrite each other's answers. Without Web Locks every tab may.
 * @param name of the lock, one per kind of test
 */
export function useSingleTab(name: string): SingleTab {
  const [elsewhere, setElsewhere] = useState(false);
  const [steal, setSteal] = useState(false);
  useEffect(() => {
    if (!('locks' in navigator)) return undefined;
    let release: () => void = () => undefined;
    let left = false;
    const hold = (): Promise<void> =>
      new Promise((resolve) => {
        clearTimeout(impatient);
        if (left) return resolve();
        release = resolve;
        setElsewhere(false);
      });
    const impatient = setTimeout(() => setElsewhere(true), PATIENCE_MS);
    // Rejects when another tab takes over, which leaves this one aside.
    navigator.locks.request(name, steal ? { steal: true } : {}, hold).catch(() => {
      if (left) return;
      setSteal(false);
      setElsewhere(true);
    });
    return () => {
      left = true;
      clearTimeout(impatient);
      release();
    };
  }, [name, steal]);
  return { elsewhere, takeOver: () => setSteal(true) };
}
