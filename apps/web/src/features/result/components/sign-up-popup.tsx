import { Button, Dialog } from '@aivy/web-ui';
import styles from './sign-up-popup.module.css';

interface SignUpPopupProps {
  open: boolean;
  onSignUp: () => void;
  /** Deletes the test from this device. */
  onDiscard: () => void;
  /** Neither: everything stays as it is. */
  onClose: () => void;
}

/** A visitor's report needs an account; the text is the specification's. */
export function SignUpPopup({ open, onSignUp, onDiscard, onClose }: SignUpPopupProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Sign up to see your report">
      <p className={styles.text}>
        To access your score report, you need to sign in. Your data will be securely saved in your profile. If you
        discard, you will need to retake the diagnostic test.
      </p>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onDiscard}>
          Discard
        </Button>
        <Button variant="primary" onClick={onSignUp}>
          Sign Up
        </Button>
      </div>
    </Dialog>
  );
}
