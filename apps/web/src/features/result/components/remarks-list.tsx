import { useTypedLength } from '../../../lib/typed-length';
import type { Remark } from '../remarks';
import styles from './remarks-list.module.css';

/**
 * Numbered remarks, typed one after the other. The whole text is in the page from the start for screen readers and
 * so that nothing jumps; only what is typed so far is visible.
 */
export function RemarksList({ remarks }: { remarks: readonly Remark[] }) {
  const typed = useTypedLength(remarks.reduce((sum, remark) => sum + remark.text.length, 0));
  return (
    <ol className={styles.remarks}>
      {remarks.map((remark, index) => {
        const before = remarks.slice(0, index).reduce((sum, earlier) => sum + earlier.text.length, 0);
        const shown = Math.min(remark.text.length, Math.max(0, typed - before));
        return (
          <li key={remark.topic} className={styles.remark}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h2 className={styles.topic}>{remark.topic}</h2>
              <p className={styles.typed} aria-hidden="true">
                {remark.text.slice(0, shown)}
                <span className={styles.untyped}>{remark.text.slice(shown)}</span>
              </p>
              <p className={styles.spoken}>{remark.text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
