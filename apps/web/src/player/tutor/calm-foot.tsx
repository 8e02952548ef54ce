import type { ReactNode } from 'react';
import styles from './calm-foot.module.css';

/** Instead of the line to write in, after a safe message: no practice, but no closed door either. */
export function CalmFoot({ leave, covered, onWrite }: { leave: ReactNode; covered: boolean; onWrite(): void }) {
  return (
    <div className={styles.calm} data-calm="true" inert={covered}>
      <button type="button" onClick={onWrite}>
        Message Aivy
      </button>
      {leave}
    </div>
  );
}
