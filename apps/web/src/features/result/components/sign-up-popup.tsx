import { Button, Dialog } from '@aivy/web-ui';
import { useState } from 'react';
import styles from './sign-up-popup.module.css';

interface SignUpPopupProps {
  open: boolean;
  onSignUp: () => void;
  /** Deletes the test from this device. */
  onDiscard: () => void;
  /** Leaves everything as it is. */
  onClose: () => void;
}

/** A visitor's report needs an account; the first text is the specification's. Discarding asks once more. */
export function SignUpPopup({ open, onSignUp, onDiscard, onClose }: SignUpPopupProps) {
  const [isDiscarding, setIsDiscarding] = useState(false);
  const close = (): void => {
    setIsDiscarding(false);
    onClose();
  };
  return isDiscarding ? (
    <Dialog open={open} onClose={close} title="Discard your test?">
      {/* The same dialog with another question: said aloud, because the focus stays. */}
      <p className={styles.text} role="alert">
        We'll delete your answers and your score report. This can't be undone.
      </p>
      <div className={styles.actions}>
        <Button variant="outline" onClick={close}>
          Keep test
        </Button>
        <Button variant="danger" onClick={onDiscard}>
          Discard test
        </Button>
      </div>
    </Dialog>
  ) : (
    <Dialog open={open} onClose={close} title="Sign up to see your report">
      <p className={styles.text}>
        To access your score report, you need to sign in. Your data will be securely saved in your profile. If you
        discard, you will need to retake the diagnostic test.
      </p>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={() => setIsDiscarding(true)}>
          Discard
        </Button>
        <Button variant="primary" onClick={onSignUp}>
          Sign Up
        </Button>
      </div>
    </Dialog>
  );
}
