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
        Give this test up
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        locked={pending}
        persistent
        title="Give this test up?"
        description="It stays in your list as given up, and its answers are not scored: there is no report. You cannot go on with it later, but you can start a new test."
      >
        {error ? (
          <p className={styles.error} role="alert">
            {error}
          </p>
        ) : null}
        <div className={styles.choices}>
          <Button variant="outline" onClick={() => setAsking(false)}>
            Keep the test
          </Button>
          <Button variant="danger" pendingLabel={pending ? 'Giving up…' : undefined} onClick={onGiveUp}>
            Give it up
          </Button>
        </div>
      </Dialog>
    </>
  );
}
