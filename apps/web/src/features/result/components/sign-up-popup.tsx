import { Button, Dialog } from '@aivy/web-ui';
import styles from './sign-up-popup.module.css';

interface SignUpPopupProps {
  open: boolean;
  onSignUp: () => void;
  onDiscard: () => void;
}

/** A visitor's report needs an account; the text is the specification's. */
export function SignUpPopup({ open, onSignUp, onDiscard }: SignUpPopupProps) {
  return (
    <Dialog open={open} onClose={onDiscard} title="Sign up to see your report">
      <p className={styles.text}>
        To access your score report, you need to sign in. Your data will be securely saved in your profile. If you discard, you will need to retake the
        diagnostic test.
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
