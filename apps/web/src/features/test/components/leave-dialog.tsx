import { Button, Dialog } from '@aivy/web-ui';
import styles from './submit-dialog.module.css';

export interface LeaveDialogProps {
  /** What leaving means for the clock. */
  note: string;
  onStay(): void;
  onLeave(): void;
}

/** Asked when the browser's Back button is pressed in a running test. */
export const LeaveDialog = ({ note, onStay, onLeave }: LeaveDialogProps) => (
  <Dialog open onClose={onStay} title="Leave the test?" description={note} persistent>
    <div className={styles.actions}>
      <Button variant="outline" onClick={onLeave}>Save and exit</Button>
      <Button onClick={onStay}>Stay in the test</Button>
    </div>
  </Dialog>
);
