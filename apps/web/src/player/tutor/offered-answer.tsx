import { Check } from 'lucide-react';
import styles from './tutor-panel.module.css';

interface OfferedAnswerProps {
  answer: string;
  disabled: boolean;
  onSubmit(): void;
  onLater(): void;
}

/** Submits what the student named in the chat. Nothing else in the chat uses a try. */
export function OfferedAnswer({ answer, disabled, onSubmit, onLater }: OfferedAnswerProps) {
  return (
    <div className={styles.quick} role="group" aria-label="Submit this answer">
      <button type="button" className={styles.submit} aria-disabled={disabled} onClick={() => !disabled && onSubmit()}>
        <Check size={17} strokeWidth={2.5} aria-hidden="true" />
        Submit {/^[a-d]$/.test(answer) ? answer.toUpperCase() : answer}
      </button>
      <button type="button" onClick={onLater}>
        Keep working
      </button>
    </div>
  );
}
