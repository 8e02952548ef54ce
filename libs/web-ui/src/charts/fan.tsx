import type { CSSProperties } from 'react';
import styles from './fan.module.css';

export interface FanProps {
  score: number;
  low: number;
  high: number;
  target: number;
  /** Ends of the axis, the same for all rows. */
  min: number;
  max: number;
}

/** A likely range with its score on an axis that other rows share, and the target as a dashed line. */
export function Fan({ score, low, high, target, min, max }: FanProps) {
  const at = (value: number): string => `${(100 * (Math.min(max, Math.max(min, value)) - min)) / (max - min)}%`;
  const style = { '--score': at(score), '--low': at(low), '--high': at(high), '--target': at(target) };
  return (
    <span
      className={styles.fan}
      role="img"
      aria-label={`Likely ${low}–${high}, target ${target}`}
      style={style as CSSProperties}
    >
      <i className={styles.range} />
      <i className={styles.target} />
      <i className={styles.dot} />
    </span>
  );
}
