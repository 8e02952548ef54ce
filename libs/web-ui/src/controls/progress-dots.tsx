import { cx } from '../class-names';
import styles from './progress-dots.module.css';

/** Where a wizard stands: n dots and, for screen readers, the sentence. */
export function ProgressDots({ current, total, label = 'Step' }: { current: number; total: number; label?: string }) {
  return (
    <div
      className={styles.dots}
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={current}
      aria-valuetext={`${label} ${current} of ${total}`}
    >
      {Array.from({ length: total }, (_, index) => (
        <i key={index} className={cx(index + 1 < current && styles.done, index + 1 === current && styles.current)} />
      ))}
    </div>
  );
}
