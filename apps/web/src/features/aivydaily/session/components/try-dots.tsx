import { cx } from '@aivy/web-ui';
import { capital, numberWord } from '../../../../lib/number-word';
import styles from './try-dots.module.css';

const usedWords = (used: number): string => `${capital(numberWord(used))} ${used === 1 ? 'attempt' : 'attempts'} used`;

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
        {closed ? (correct ? `Right on attempt ${used}` : usedWords(used)) : `Attempt ${used + 1} of ${total}`}
      </span>
    </span>
  );
}
