import type { StudentQuestion } from '@aivy/contracts';
import { isRushing } from '@aivy/exam';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useAppSelector, type RootState } from '../../core/store';
import { selectSecondsLeft, selectSection, selectTest } from '../selectors';
import type { TestLimit } from '../time';
import styles from './pace-notice.module.css';

const rushes = (state: RootState, questions: readonly StudentQuestion[], limit: TestLimit | null): boolean => {
  const { reviewing, position } = selectTest(state);
  return isRushing({
    ...selectSection(state),
    rapidSeconds: questions.map((question) => question.rapid_seconds),
    open: reviewing ? null : position,
    secondsLeft: selectSecondsLeft(state, limit),
  });
};

/** Tells a student once a section, while there's time, that answers come too fast for a score. */
export function PaceNotice({ questions, limit }: { questions: readonly StudentQuestion[]; limit: TestLimit | null }) {
  const isRushed = useAppSelector((state) => rushes(state, questions, limit));
  // Back at a section, its notice was seen before.
  const [seen, setSeen] = useState(isRushed);
  const [open, setOpen] = useState(false);
  if (isRushed && !seen) {
    setSeen(true);
    setOpen(true);
  }
  return (
    <div role="status" className={styles.region}>
      {open ? (
        <div className={styles.notice}>
          <p>
            <b>Take your time.</b> You answered a few questions very quickly. We can't score a section with too many
            quick answers.
          </p>
          <button type="button" className={styles.close} aria-label="Close notice" onClick={() => setOpen(false)}>
            <X aria-hidden="true" size={18} strokeWidth={2} />
          </button>
        </div>
      ) : null}
    </div>
  );
}
