import { parseEntry } from '@aivy/exam';
import styles from './blank-answer.module.css';

/** The entry as mathematics: a fraction stacked, everything else as typed. */
export function EntryPreview({ entry }: { entry: string }) {
  const parsed = parseEntry(entry);
  if (entry === '') return <span className={styles.nothing}>Nothing entered yet</span>;
  if (parsed.kind === 'fraction') {
    const minus = parsed.sign === -1;
    return (
      <>
        <span className="vh">
          {minus ? 'minus ' : ''}
          {parsed.numerator} over {parsed.denominator}
        </span>
        <span className={styles.math} aria-hidden="true">
          {minus ? <span>−</span> : null}
          <span className={styles.fraction}>
            <span>{parsed.numerator}</span>
            <span>{parsed.denominator}</span>
          </span>
        </span>
      </>
    );
  }
  if (parsed.kind === 'invalid') return <span className={styles.nothing}>A fraction cannot have 0 below the line</span>;
  return (
    <span className={styles.math}>
      {entry.replace('-', '−')}
      {parsed.kind === 'incomplete' ? '…' : ''}
    </span>
  );
}
