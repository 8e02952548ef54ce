import { Button } from '@aivy/web-ui';
import { useEffect, useRef } from 'react';
import { useCountdown } from '../hooks/use-countdown';
import styles from './break-page.module.css';

export interface BreakPageProps {
  /** Milliseconds since 1970, server time. */
  endsAt: number;
  now(): number;
  /** Heading of the module that follows. */
  next: string;
  onResume(): void;
}

const RULES = [
  'Your answers are saved. You can close your laptop. The break clock keeps running.',
  'Have some water and move around. Come back early if you’re ready.',
  'No notes, books, or phone, just like the real test.',
  'When the break ends, the next module and its clock start automatically.',
];

const mmss = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** A rest that ends by itself or earlier. Only its last minute is announced. */
export function BreakPage({ endsAt, now, next, onResume }: BreakPageProps) {
  const seconds = useCountdown(endsAt, now);
  const resumed = useRef(false);
  const resume = (): void => {
    if (resumed.current) return;
    resumed.current = true;
    onResume();
  };
  const latest = useRef(resume);
  useEffect(() => {
    latest.current = resume;
  });
  useEffect(() => {
    if (seconds === 0) latest.current();
  }, [seconds]);
  return (
    <main id="main" className={styles.rest}>
      <div className={styles.clock}>
        <h1 className={styles.label}>Remaining Break Time</h1>
        <p
          className={styles.time}
          role="timer"
          aria-label={`${Math.floor(seconds / 60)} minutes ${seconds % 60} seconds remaining`}
          data-testid="break-clock"
        >
          {mmss(seconds)}
        </p>
        <p className="vh" role="status">
          {seconds <= 60 && seconds > 0 ? 'One minute of the break is left' : ''}
        </p>
        <Button variant="accent" size="large" onClick={resume}>
          Resume Testing
        </Button>
      </div>
      <section className={styles.rules} aria-labelledby="break-rules">
        <h2 id="break-rules">Practice test break</h2>
        <p>Next: {next}</p>
        <ul>
          {RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
    </main>
  );
}
