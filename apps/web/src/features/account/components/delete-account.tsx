import { MESSAGES, VALIDATION } from '@aivy/contracts';
import { Button, Dialog, PasswordField } from '@aivy/web-ui';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../../core/api/api';
import { showAlert } from '../../../core/alerts/alerts-slice';
import { alertTextFor } from '../../../core/api/error-text';
import { useLeave } from '../../../core/session/sign-out';
import { useAppDispatch } from '../../../core/store';
import { authApi } from '../../../core/api/auth';
import styles from './account-settings.module.css';

const { useDeleteAccountMutation } = authApi;

export interface DeleteAccountProps {
  email: string;
  onDeleted(): Promise<void>;
}

/** Asks for the password first: a browser left open must not cost anybody their account. */
export function DeleteAccount({ email, onDeleted }: DeleteAccountProps) {
  const dispatch = useAppDispatch();
  const leave = useLeave();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [remove, { isLoading }] = useDeleteAccountMutation();
  const close = (): void => {
    setOpen(false);
    setPassword('');
    setFault(undefined);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isLoading) return;
    setFault(password === '' ? VALIDATION.passwordRequired : undefined);
    if (password === '') return;
    const { error } = await remove({ password });
    if (error) {
      setFault(alertTextFor(error as ApiError));
      return;
    }
    // The account is gone whether or not this device can clean up after it.
    await onDeleted().catch(() => undefined);
    await leave();
    dispatch(showAlert({ tone: 'news', text: MESSAGES.accountDeleted }));
  };
  return (
    <>
      <div>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={close}
        title="Delete your account?"
        description="Type your password to delete your account and everything in it. This can’t be undone."
        locked={isLoading}
        persistent
      >
        <form className={`${styles.form} ${styles.confirm}`} onSubmit={(event) => void submit(event)} noValidate>
          {/* Tells a password manager whose password is asked for. */}
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            value={password}
            error={fault}
            onChange={(event) => setPassword(event.target.value)}
          />
          <div className={styles.choices}>
            <Button variant="outline" onClick={close}>
              Keep my account
            </Button>
            <Button type="submit" variant="danger" pendingLabel={isLoading ? 'Deleting…' : undefined}>
              Delete my account
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
