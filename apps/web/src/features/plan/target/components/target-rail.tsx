import type { CSSProperties } from 'react';
import styles from './target-form.module.css';

const LEAST = 200;
const MOST = 800;
const STEP = 10;

/** Share of the rail, 0-1. */
const at = (score: number): number => (score - LEAST) / (MOST - LEAST);

export interface TargetRailProps {
  label: string;
  current: number;
  /** The most that can be reached in the time. */
  max: number;
  target: number;
  onChange(target: number): void;
}

/** The scale from 200 to 800 with today's tick and the reachable stretch; a slider that arrow keys move as well. */
export function TargetRail({ label, current, max, target, onChange }: TargetRailProps) {
  return (
    <div className={styles.rail} style={{ '--now': at(current), '--max': at(max) } as CSSProperties}>
      <span className={styles.behind} aria-hidden />
      <span className={styles.reach} aria-hidden />
      <span className={styles.tick} aria-hidden />
      <input
        type="range"
        aria-label={label}
        min={LEAST}
        max={MOST}
        step={STEP}
        value={target}
        aria-valuetext={`${target}, ${target - current} more than today, at most ${max}`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
