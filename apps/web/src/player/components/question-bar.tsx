import { Bookmark } from 'lucide-react';
import type { RefObject } from 'react';
import { STEP_NOTE } from '../steps';
import styles from './question.module.css';

export interface QuestionBarProps {
  number: number;
  total: number;
  marked: boolean;
  /** Null where there is no way back to a question. */
  onMark: (() => void) | null;
  /** Null where there are no choices to strike out. */
  eliminating: boolean | null;
  onEliminate(): void;
  headingRef: RefObject<HTMLHeadingElement | null> | null;
}

export function QuestionBar({ number, total, marked, onMark, eliminating, onEliminate, headingRef }: QuestionBarProps) {
  return (
    <div className={styles.bar}>
      <h2 className={styles.number} ref={headingRef} tabIndex={-1}>
        <span className="vh">Question </span>
        {number}
        <span className="vh"> of {total}</span>
      </h2>
      {onMark ? (
        <button type="button" className={styles.flag} aria-pressed={marked} onClick={onMark}>
          <Bookmark aria-hidden="true" size={20} strokeWidth={1.9} />
          {marked ? 'Marked for review' : 'Mark for review'}
        </button>
      ) : (
        <p className={styles.stepNote}>{STEP_NOTE}</p>
      )}
      {eliminating === null ? null : (
        <button
          type="button"
          className={styles.eliminator}
          aria-pressed={eliminating}
          aria-label="ABC: eliminate answers"
          title="Eliminate answers (X)"
          onClick={onEliminate}
        >
          <s aria-hidden="true">ABC</s>
        </button>
      )}
    </div>
  );
}
