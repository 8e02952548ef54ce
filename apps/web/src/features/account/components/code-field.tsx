import { useEffect, useRef } from 'react';
import { MESSAGES, RESEND_COOLDOWN_SECONDS, VERIFICATION_CODE_LENGTH } from '@aivy/contracts';
import { Button, OtpField } from '@aivy/web-ui';
import { closeAlert, showAlert } from '../../../core/alerts/alerts-slice';
import { emailFault } from '../../../core/forms/validation';
import { useAppDispatch } from '../../../core/store';
import { authApi } from '../../../core/api/auth';
import { useCooldown } from '../hooks/use-cooldown';
import styles from './account-page.module.css';

const { useRequestVerificationMutation } = authApi;

export interface CodeFieldProps {
  email: string;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
  /** No mail can go to this address. */
  onEmailFault: (text: string) => void;
  /** The server sends no mail; gets its error. */
  onRefused: (error: unknown) => void;
}

/** The mailed code with its Send Code button: after a mail it waits 60 s, counting down. */
export function CodeField({ email, value, error, onChange, onEmailFault, onRefused }: CodeFieldProps) {
  const dispatch = useAppDispatch();
  const [request, { isLoading }] = useRequestVerificationMutation();
  const [left, startCooldown] = useCooldown(RESEND_COOLDOWN_SECONDS);
  const told = useRef<string>(null);
  // On the next screen the code has been used, and the word of it says nothing any more.
  useEffect(
    () => () => {
      if (told.current !== null) dispatch(closeAlert(told.current));
    },
    [dispatch],
  );
  const send = async () => {
    const fault = emailFault(email);
    if (fault) {
      onEmailFault(fault);
      return;
    }
    const result = await request({ email });
    if ('error' in result) {
      onRefused(result.error);
      return;
    }
    startCooldown();
    told.current = dispatch(showAlert({ tone: 'news', text: MESSAGES.codeSent })).payload.id;
  };
  return (
    <div className={styles.code}>
      <OtpField
        label="Verification code *"
        name="code"
        length={VERIFICATION_CODE_LENGTH}
        placeholder="6 digits"
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value.trim())}
      />
      <Button
        variant="outline"
        className={styles.send}
        disabled={left > 0}
        pendingLabel={isLoading ? 'Sending...' : undefined}
        onClick={() => void send()}
      >
        {left > 0 ? `Send again in ${left} s` : 'Send Code'}
      </Button>
    </div>
  );
}
