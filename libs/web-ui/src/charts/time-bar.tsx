import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../class-names';
import styles from './time-bar.module.css';

export interface TimePart {
  key: string;
  minutes: number;
  tone: 'english' | 'math' | 'stretch';
  title: string;
  text: ReactNode;
}

/** A part of a minute or two still has room for its words. */
const LEAST_COLUMN = '112px';

/**
 * Parts of a stretch of time, to scale: side by side, and on a phone above each other.
 * @param minutes of the whole; what the parts leave of it stays empty
 */
export function TimeBar({ parts, minutes: whole }: { parts: readonly TimePart[]; minutes: number }) {
  const rest = whole - parts.reduce((sum, { minutes }) => sum + minutes, 0);
  const columns = [
    ...parts.map(({ minutes }) => `minmax(${LEAST_COLUMN}, ${minutes}fr)`),
    ...(rest > 0.1 ? [`minmax(0, ${rest}fr)`] : []),
  ].join(' ');
  return (
    <ol className={styles.bar} style={{ '--columns': columns } as CSSProperties}>
      {parts.map(({ key, minutes, tone, title, text }) => (
        <li key={key} className={cx(styles[tone])} style={{ '--grow': minutes } as CSSProperties}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
