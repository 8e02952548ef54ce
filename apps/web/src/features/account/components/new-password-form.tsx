import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ERRORS, isErrorCode, MESSAGES } from '@aivy/contracts';
import { Button, PasswordField, StrengthMeter } from '@aivy/web-ui';
import { showAlert } from '../../../core/alerts/alerts-slice';
import { useFormFaults } from '../../../core/forms/use-form-faults';
import { newPasswordFaults } from '../../../core/forms/validation';
import { useAppDispatch } from '../../../core/store';
import { routePath } from '../../../config/route-names';
import { authApi } from '../../../core/api/auth';
import styles from './account-page.module.css';

const { useResetPasswordMutation } = authApi;

/** Mode 2 of the reset screen: the link from the mail carries the token. */
export function NewPasswordForm({ token }: { token: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const { form, faults, failure, accept, fail } = useFormFaults<'password' | 'confirm'>();
  const [reset, { isLoading }] = useResetPasswordMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || !accept(newPasswordFaults({ password, confirm }))) return;
    const result = await reset({ token, new_password: password });
    if ('error' in result) {
      console.warn('The password could not be reset', result.error);
      const code = result.error && 'code' in result.error ? result.error.code : undefined;
      // No alert, as specified; but a form that stays silent would leave the student waiting.
      fail(isErrorCode(code) ? ERRORS[code].text : MESSAGES.network);
      return;
    }
    dispatch(showAlert({ tone: 'news', text: MESSAGES.passwordReset }));
    await navigate(routePath('SignIn'));
  };
  return (
    <form {...form} className={styles.form} onSubmit={(event) => void submit(event)}>
      <PasswordField
        label="New Password *"
        name="password"
        autoComplete="new-password"
        value={password}
        error={faults.password}
        onChange={(event) => setPassword(event.target.value)}
        hint={<StrengthMeter password={password} />}
      />
      <PasswordField
        label="Confirm Password"
        name="confirm"
        autoComplete="new-password"
        value={confirm}
        error={faults.confirm}
        onChange={(event) => setConfirm(event.target.value)}
      />
      {failure && (
        <p className={styles.failed} role="alert">
          {failure} <Link to={routePath('ResetPassword')}>Request a new link</Link>
        </p>
      )}
      <Button type="submit" size="large" pendingLabel={isLoading ? 'One moment...' : undefined}>
        Continue
      </Button>
    </form>
  );
}
