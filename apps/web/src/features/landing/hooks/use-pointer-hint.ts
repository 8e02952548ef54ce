import { useEffect, useState } from 'react';

const KEY = 'aivy.pointer-hint';
const FIRST_AFTER_MS = 1_000;
const EVERY_MS = 2_000;
const PULSES = 3;
const CLICK_MS = 200;

/** `resting` the hand is there, `clicking` the 200 ms press effect. */
export type PointerHint = 'hidden' | 'resting' | 'clicking';

/** Once per browser: true when this visit is the one that shows the hint. Blocked storage shows none. */
function claimHint(): boolean {
  try {
    if (localStorage.getItem(KEY)) return false;
    localStorage.setItem(KEY, 'shown');
    return true;
  } catch {
    return false;
  }
}

/** Points at the play button: 1 s after load, three presses, one every 2 s, each 200 ms. */
export function usePointerHint(): PointerHint {
  const [hint, setHint] = useState<PointerHint>('hidden');
  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const at = (ms: number, next: PointerHint) => timers.push(setTimeout(() => setHint(next), ms));
    // Claimed when it starts, not on mount: a visitor who leaves within the second sees it next time.
    timers.push(
      setTimeout(() => {
        if (!claimHint()) return;
        setHint('clicking');
        for (let pulse = 0; pulse < PULSES; pulse += 1) {
          if (pulse > 0) at(pulse * EVERY_MS, 'clicking');
          at(pulse * EVERY_MS + CLICK_MS, 'resting');
        }
        at(PULSES * EVERY_MS, 'hidden');
      }, FIRST_AFTER_MS),
    );
    return () => timers.forEach(clearTimeout);
  }, []);
  return hint;
}
