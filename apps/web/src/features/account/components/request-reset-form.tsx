import { useState, type FormEvent } from 'react';
import { MESSAGES } from '@aivy/contracts';
import { Button, TextField } from '@aivy/web-ui';
import { showAlert } from '../../../core/alerts/alerts-slice';
import { useFormFaults } from '../../../core/forms/use-form-faults';
import { emailFault } from '../../../core/forms/validation';
import { useAppDispatch } from '../../../core/store';
import { authApi } from '../../../core/api/auth';
import styles from './account-page.module.css';

const { useRequestResetPasswordMutation } = authApi;

/** Mode 1 of the reset screen: asks for a link by mail. */
export function RequestResetForm() {
  const dispatch = useAppDispatch();
  const [email, setEmail] = useState('');
  const { form, faults, accept } = useFormFaults<'email'>();
  const [request, { isLoading }] = useRequestResetPasswordMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const fault = emailFault(email);
    if (isLoading || !accept(fault ? { email: fault } : {})) return;
    const result = await request({ email });
    if (!('error' in result)) dispatch(showAlert({ tone: 'news', text: MESSAGES.resetLinkSent }));
  };
  return (
    <form {...form} className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label="Email *"
        name="email"
        type="email"
        autoComplete="email"
        placeholder="Email Address"
        value={email}
        error={faults.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" size="large" pendingLabel={isLoading ? 'Sending...' : undefined}>
        Reset Password
      </Button>
    </form>
  );
}
