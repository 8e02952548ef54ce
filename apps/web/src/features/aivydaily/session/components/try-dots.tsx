import { cx } from '@aivy/web-ui';
import styles from './try-dots.module.css';

const USED = ['No try used', 'One try used', 'Two tries used', 'Three tries used'] as const;

interface TryDotsProps {
  /** Attempts used. */
  used: number;
  total: number;
  /** No further one is taken. */
  closed: boolean;
  /** The last one was right. */
  correct: boolean;
}

/** The tries at a question: a dot each, filled when used up, ringed where the student is. */
export function TryDots({ used, total, closed, correct }: TryDotsProps) {
  const missed = correct ? used - 1 : used;
  return (
    <span className={styles.tries}>
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <i
            key={index}
            className={cx(
              index < missed && styles.missed,
              correct && index === used - 1 && styles.right,
              !closed && index === used && styles.now,
            )}
          />
        ))}
      </span>
      <span className={styles.words}>
        {closed ? (correct ? `Right on try ${used}` : (USED[used] ?? '')) : `Try ${used + 1} of ${total}`}
      </span>
    </span>
  );
}
