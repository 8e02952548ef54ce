import type { CSSProperties } from 'react';
import styles from './forecast-rail.module.css';

export interface ForecastRailProps {
  value: number;
  low: number;
  high: number;
  target: number;
  /** Ends of the rail. */
  min: number;
  max: number;
  /** Text alternative with the numbers. */
  label: string;
}

/** An expected score with its range beside the target, on a rail. */
export function ForecastRail({ value, low, high, target, min, max, label }: ForecastRailProps) {
  const at = (score: number): string => `${(100 * (Math.min(max, Math.max(min, score)) - min)) / (max - min)}%`;
  return (
    <div
      className={styles.rail}
      role="img"
      aria-label={label}
      style={{ '--value': at(value), '--low': at(low), '--high': at(high), '--target': at(target) } as CSSProperties}
    >
      <span className={styles.target}>Target {target}</span>
      <span className={styles.track}>
        <i className={styles.band} />
        <i className={styles.line} />
        <i className={styles.dot} />
      </span>
      <span className={styles.ends}>
        <span>{min}</span>
        <span>{max}</span>
      </span>
    </div>
  );
}
