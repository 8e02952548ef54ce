import { useRef } from 'react';
import { Button, Dialog } from '@aivy/web-ui';
import styles from './submit-dialog.module.css';

export interface LeaveDialogProps {
  /** What leaving means for the clock. */
  note: string;
  onStay(): void;
  onLeave(): void;
}

/** Asked when the browser's Back button is pressed in a running test. */
export function LeaveDialog({ note, onStay, onLeave }: LeaveDialogProps) {
  const stay = useRef<HTMLButtonElement>(null);
  // Back may come by accident, with an Enter behind it.
  const focusStay = (event: Event): void => {
    event.preventDefault();
    stay.current?.focus();
  };
  return (
    <Dialog open onOpenAutoFocus={focusStay} onClose={onStay} title="Leave the test?" description={note} persistent>
      <div className={styles.actions}>
        <Button variant="outline" onClick={onLeave}>
          Save and exit
        </Button>
        <Button ref={stay} onClick={onStay}>
          Stay in the test
        </Button>
      </div>
    </Dialog>
  );
}
