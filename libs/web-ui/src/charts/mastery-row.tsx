import { cx } from '../class-names';
import styles from './mastery-row.module.css';

export interface MasteryRowProps {
  name: string;
  /** 0-100. */
  percent: number;
  /** The skill's one label. */
  level: string;
  subject: 'english' | 'math';
  /** Rests on little evidence: the bar is pale and dashed. */
  estimated?: boolean;
}

/** One skill: name, bar, percent, label. Use it as a list item. */
export function MasteryRow({ name, percent, level, subject, estimated }: MasteryRowProps) {
  const value = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.track} aria-hidden>
        <i className={cx(styles[subject], estimated && styles.estimated)} style={{ width: `${value}%` }} />
      </span>
      <span className={styles.percent}>{value}%</span>
      <span className={styles.level}>{level}</span>
    </div>
  );
}
