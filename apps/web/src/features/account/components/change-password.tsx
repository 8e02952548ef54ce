import { Button, Dialog, PasswordField, StrengthMeter } from '@aivy/web-ui';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../../core/api/api';
import { alertTextFor } from '../../../core/api/error-text';
import { useFormFaults } from '../../../core/forms/use-form-faults';
import { newPasswordFaults, passwordFault } from '../../../core/forms/validation';
import { authApi } from '../../../core/api/auth';
import styles from './account-settings.module.css';

const { useChangePasswordMutation } = authApi;

const EMPTY = { present: '', password: '', confirm: '' };
type Values = typeof EMPTY;

/** Another password for whoever knows the present one. */
export function ChangePassword({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  const close = (changed: boolean): void => {
    setOpen(false);
    setDone(changed);
  };
  return (
    <div className={styles.save}>
      <Button
        variant="outline"
        onClick={() => {
          setDone(false);
          setOpen(true);
        }}
      >
        Change password
      </Button>
      <span role="status">{done ? 'Changed. Every other device is signed out.' : ''}</span>
      <Dialog open={open} onClose={() => close(false)} title="Change your password" persistent>
        <ChangePasswordForm email={email} onDone={close} />
      </Dialog>
    </div>
  );
}

/** @param onDone whether the password is another one now */
function ChangePasswordForm({ email, onDone }: { email: string; onDone(changed: boolean): void }) {
  const [values, setValues] = useState<Values>(EMPTY);
  const { form, faults, failure, accept, add, fail } = useFormFaults<keyof Values>();
  const [change, { isLoading }] = useChangePasswordMutation();
  const field = (name: keyof Values) => ({
    name,
    value: values[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) => setValues((now) => ({ ...now, [name]: event.target.value })),
  });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const present = passwordFault(values.present);
    if (isLoading || !accept({ ...(present && { present }), ...newPasswordFaults(values) })) return;
    const { error } = await change({ password: values.present, new_password: values.password });
    if (!error) onDone(true);
    else if ('code' in error && error.code === 'AUTH-WRONGPASSWORD') add({ present: alertTextFor(error as ApiError) });
    else fail(alertTextFor(error as ApiError));
  };
  return (
    <form {...form} className={`${styles.form} ${styles.confirm}`} onSubmit={(event) => void submit(event)}>
      {/* Tells a password manager whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label="Current password" autoComplete="current-password" {...field('present')} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={<StrengthMeter password={values.password} />}
        {...field('password')}
      />
      <PasswordField label="Confirm new password" autoComplete="new-password" {...field('confirm')} />
      {failure && (
        <p className={styles.refused} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.choices}>
        <Button variant="outline" onClick={() => onDone(false)}>
          Keep it
        </Button>
        <Button type="submit" pendingLabel={isLoading ? 'Changing…' : undefined}>
          Change password
        </Button>
      </div>
    </form>
  );
}
