import type { CSSProperties } from 'react';
import type { Subject } from '@aivy/contracts';
import { Explained } from './explained';
import styles from './celebration.module.css';

/** Something that was measured before and after. */
export interface Grown {
  name: string;
  subject: Subject;
  /** "+3" or "650 → 670"; null where it didn't grow. */
  change: string | null;
  /** Parts of the whole bar, 0-1. */
  from: number;
  to: number;
  /** What the bar says, for screen readers: "58 before, 61 now". */
  label: string;
}

const percent = (part: number): string => `${Math.round(1000 * Math.min(1, Math.max(0, part))) / 10}%`;

/** What grew, as bars: the dark end is new. */
export function Growth({
  title,
  why,
  bars,
  note,
}: {
  title: string;
  /** What the figures mean, in one tap. */
  why: string;
  bars: readonly Grown[];
  note: string;
}) {
  return (
    <section className={styles.growth} aria-live="polite">
      <Explained label={title} why={why}>
        <h2>{title}</h2>
      </Explained>
      {bars.map(({ name, subject, change, from, to, label }) => (
        <div key={name} className={styles.bar} style={{ '--s': `var(--c-${subject})` } as CSSProperties}>
          <span>{name}</span>
          <b>{change}</b>
          <span className={styles.track} role="img" aria-label={label}>
            <i className={styles.before} style={{ width: percent(from) }} />
            <i className={styles.new} style={{ left: percent(from), width: percent(Math.max(0, to - from)) }} />
          </span>
        </div>
      ))}
      <p>{note}</p>
    </section>
  );
}
