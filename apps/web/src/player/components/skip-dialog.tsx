import { useRef } from 'react';
import { Button, Dialog } from '@aivy/web-ui';
import styles from './submit-dialog.module.css';

export interface SkipDialogProps {
  onStay(): void;
  onSkip(): void;
}

/** Asked where Next would leave a question without an answer for good. */
export function SkipDialog({ onStay, onSkip }: SkipDialogProps) {
  const stay = useRef<HTMLButtonElement>(null);
  // Next may come by accident, with an Enter behind it.
  const focusStay = (event: Event): void => {
    event.preventDefault();
    stay.current?.focus();
  };
  return (
    <Dialog
      open
      onOpenAutoFocus={focusStay}
      onClose={onStay}
      title="Go on without an answer?"
      description="You cannot come back to this question. It counts as empty; a guess costs nothing."
      persistent
    >
      <div className={styles.actions}>
        <Button variant="outline" onClick={onSkip}>
          Leave it empty
        </Button>
        <Button ref={stay} onClick={onStay}>
          Stay
        </Button>
      </div>
    </Dialog>
  );
}
