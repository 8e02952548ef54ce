import { Clock3 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../../app/store';
import { selectSpentMs } from '../selectors';
import { clockText, crossedMark, remainingSeconds, spokenTime, WARNING_SECONDS } from '../time';
import { useAnnounce } from './announcer';
import styles from './test-header.module.css';

export interface TimerProps {
  limitMs: number;
  hidden: boolean;
  onHide(hidden: boolean): void;
}

/**
 * Time left, from the time spent. At five minutes it comes back if it was hidden and turns red; screen readers hear
 * ten, five and one minute and nothing else (role timer is silent).
 */
export function Timer({ limitMs, hidden, onHide }: TimerProps) {
  const seconds = useAppSelector((state) => remainingSeconds(limitMs, selectSpentMs(state)));
  const announce = useAnnounce();
  const before = useRef(seconds);
  const low = seconds <= WARNING_SECONDS;
  useEffect(() => {
    const mark = crossedMark(before.current, seconds);
    before.current = seconds;
    if (mark === null) return;
    announce(`${mark} ${mark === 1 ? 'minute' : 'minutes'} remaining`);
    if (mark === 5) onHide(false);
  }, [announce, onHide, seconds]);
  return (
    <section className={styles.timer} aria-label="Test timer" data-low={low}>
      {hidden ? (
        <Clock3 aria-label="Timer hidden" role="img" size={26} strokeWidth={1.9} />
      ) : (
        <b className={styles.clock} role="timer" aria-label={spokenTime(seconds)} data-testid="clock">{clockText(seconds)}</b>
      )}
      <button type="button" className={styles.hide} aria-label={hidden ? 'Show timer' : 'Hide timer'} onClick={() => onHide(!hidden)}>
        <span>{hidden ? 'Show' : 'Hide'}</span>
      </button>
    </section>
  );
}

/** For the T key: the time left in words, wherever the timer stands. */
export const useSpokenTime = (limitMs: number): (() => string) => {
  const latest = useRef(0);
  const spent = useAppSelector(selectSpentMs);
  useEffect(() => {
    latest.current = spent;
  }, [spent]);
  const [speak] = useState(() => () => spokenTime(remainingSeconds(limitMs, latest.current)));
  return speak;
};
