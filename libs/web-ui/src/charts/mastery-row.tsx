import { cx } from '../class-names';
import styles from './mastery-row.module.css';

export interface MasteryRowProps {
  name: string;
  /** 0-100. */
  percent: number;
  /** Beginner, Intermediate, Proficient or Mastery. */
  level: string;
  subject: 'english' | 'math';
  /** Rests on little evidence: the bar is pale and dashed. */
  estimated?: boolean;
  /** How sure it is that the area is weak, in words, below its level; without it an estimated area says that it is one. */
  standing?: string | undefined;
}

/** One area: name, bar, percent, level word. Use it as an item of a list. */
export function MasteryRow({ name, percent, level, subject, estimated, standing }: MasteryRowProps) {
  const note = standing ?? (estimated ? 'estimated' : undefined);
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
        {note !== undefined && <small className={styles.small}>{note}</small>}
      </span>
    </div>
  );
}
