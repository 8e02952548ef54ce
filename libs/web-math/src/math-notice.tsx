import type { MathState } from './use-math';
import styles from './math-text.module.css';

/** Says, where formulae show their source, why they do and what becomes of it; nothing otherwise. */
export function MathNotice({ math }: { math: MathState }) {
  if (math.kind !== 'failed') return null;
  return (
    <p className={styles.notice} role="status">
      Formulas could not be loaded and are shown as they are typed. They appear as soon as the connection is back.
    </p>
  );
}
