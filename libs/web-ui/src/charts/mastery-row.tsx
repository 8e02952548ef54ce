import { cx } from '../class-names';
import styles from './mastery-row.module.css';

export interface MasteryRowProps {
  name: string;
  /** 0-100. */
  percent: number;
  /** Beginner, Intermediate, Proficient or Mastery. */
  level: string;
  subject: 'english' | 'math';
  /** Rests on little evidence: the bar is drawn lighter and says so. */
  estimated?: boolean;
}

/** One area: name, bar, percent, level word. Use it as an item of a list. */
export function MasteryRow({ name, percent, level, subject, estimated }: MasteryRowProps) {
  const value = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.track} aria-hidden>
        <i className={cx(styles[subject], estimated && styles.estimated)} style={{ width: `${value}%` }} />
      </span>
      <span className={styles.percent}>{value}%</span>
      <span className={styles.level}>
        {level}
        {estimated && <small className={styles.small}>estimated</small>}
      </span>
    </div>
  );
}
