import { Clock3 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useAppSelector, type RootState } from '../../core/store';
import { selectSecondsLeft } from '../selectors';
import { clockText, crossedMark, spokenTime, WARNING_SECONDS, type TestLimit } from '../time';
import { useAnnounce } from './announcer';
import styles from './test-header.module.css';

export interface TimerProps {
  limit: TestLimit;
  hidden: boolean;
  onHide(hidden: boolean): void;
}

/**
 * Time left. At five minutes it comes back if it was hidden and turns red; screen readers hear
 * ten, five and one minute and nothing else (role timer is silent).
 */
export function Timer({ limit, hidden, onHide }: TimerProps) {
  const seconds = useAppSelector((state) => selectSecondsLeft(state, limit));
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
        <b className={styles.clock} role="timer" aria-label={spokenTime(seconds)} data-testid="clock">
          {clockText(seconds)}
        </b>
      )}
      <button
        type="button"
        className={styles.hide}
        aria-label={hidden ? 'Show timer' : 'Hide timer'}
        onClick={() => onHide(!hidden)}
      >
        <span>{hidden ? 'Show' : 'Hide'}</span>
      </button>
    </section>
  );
}

/** For the T key: the time left in words, wherever the timer stands. */
export function useSpokenTime(limit: TestLimit | null): () => string {
  const store = useStore<RootState>();
  return () => (limit ? spokenTime(selectSecondsLeft(store.getState(), limit)) : 'There is no time limit');
}
