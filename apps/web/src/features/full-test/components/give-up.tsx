import { Button, Dialog } from '@aivy/web-ui';
import { useState } from 'react';
import styles from './give-up.module.css';

export interface GiveUpProps {
  pending: boolean;
  /** Why it did not work last time. */
  error: string | null;
  /** Closes the dialog by taking the test away; rejects never. */
  onGiveUp(): void;
}

/** The way out of a test in progress, behind a question: it cannot be taken back. */
export function GiveUp({ pending, error, onGiveUp }: GiveUpProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        End this test early
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        locked={pending}
        persistent
        title="End this test early?"
        description="You won’t get a score or a report, and you can’t come back to it later. You can start a new test anytime."
      >
        {error ? (
          <p className={styles.error} role="alert">
            {error}
          </p>
        ) : null}
        <div className={styles.choices}>
          <Button variant="outline" onClick={() => setAsking(false)}>
            Keep working
          </Button>
          <Button variant="danger" pendingLabel={pending ? 'Ending…' : undefined} onClick={onGiveUp}>
            End test
          </Button>
        </div>
      </Dialog>
    </>
  );
}
