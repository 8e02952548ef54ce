import { isAnswered } from '@aivy/exam';
import { Button, Dialog } from '@aivy/web-ui';
import { useAppSelector } from '../../core/store';
import { selectSection } from '../selectors';
import styles from './submit-dialog.module.css';

/** What submitting means in a mode of the test. */
export interface SubmitTexts {
  title: string;
  body: string;
  /** Under 'Time is up'; '' without a limit. */
  timeUp: string;
  /** What ends the part before its time, as the directions say it: 'you go on to Math'. */
  until: string;
}

export interface SubmitDialogProps {
  open: boolean;
  texts: SubmitTexts;
  timeUp: boolean;
  pending: boolean;
  /** What went wrong at the last try; the answers are kept. */
  error: string | null;
  onConfirm(): void;
  onClose(): void;
  /** Null where there is no way back to a question. */
  onReview: (() => void) | null;
}

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Only while the dialog is open. */
function Counts() {
  const record = useAppSelector(selectSection);
  const unanswered = record.answers.filter((answer) => !isAnswered(answer)).length;
  const marked = record.marked.filter(Boolean).length;
  return (
    <ul className={styles.counts}>
      <li data-open={unanswered > 0}>
        {unanswered === 0 ? 'Every question is answered' : `${plural(unanswered, 'question')} unanswered`}
      </li>
      {marked > 0 ? <li>{plural(marked, 'question')} marked for review</li> : null}
    </ul>
  );
}

/** Asks before something is submitted; when the time is up it only tells and goes on. */
export function SubmitDialog({ open, texts, timeUp, pending, error, onConfirm, onClose, onReview }: SubmitDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={timeUp ? 'Time is up' : texts.title}
      description={timeUp ? texts.timeUp : texts.body}
      persistent
      locked={timeUp || pending}
    >
      {timeUp ? null : <Counts />}
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
      <div className={styles.actions}>
        {timeUp ? null : (
          <>
            {onReview ? (
              <Button variant="ghost" onClick={onReview}>
                Check Your Work
              </Button>
            ) : null}
            <Button variant="outline" onClick={onClose}>
              No
            </Button>
          </>
        )}
        <Button pendingLabel={pending ? 'Submitting...' : undefined} onClick={onConfirm}>
          {timeUp ? 'Confirm' : 'Yes'}
        </Button>
      </div>
    </Dialog>
  );
}
