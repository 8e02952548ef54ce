import { useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ERRORS, MESSAGES } from '@aivy/contracts';
import { Button, Overlay, PasswordField, TextField } from '@aivy/web-ui';
import type { ApiError } from '../../../core/api/api';
import { isBusy } from '../../../core/api/come-back';
import { BusyLine } from '../../../core/forms/busy-line';
import { useBusyWait } from '../../../core/forms/use-busy-wait';
import { openSession } from '../../../core/session/open-session';
import { authApi } from '../../../core/api/auth';
import { useFormFaults } from '../../../core/forms/use-form-faults';
import { signInFaults } from '../../../core/forms/validation';
import { useAppDispatch } from '../../../core/store';
import { routePath } from '../../../config/route-names';
import { useGoOn, type TransferAnswers } from '../hooks/use-go-on';
import { useProductSetup } from '../hooks/use-product-setup';
import { AskedProduct } from './asked-product';
import styles from './account-page.module.css';

const { useSignInMutation } = authApi;

export function SignInForm({ transferAnswers }: { transferAnswers: TransferAnswers }) {
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [pending, setPending] = useState(false);
  const { form, faults, failure, accept, fail } = useFormFaults<'email' | 'password'>();
  const [signIn] = useSignInMutation();
  const busy = useBusyWait();
  const setup = useProductSetup('sign-in', useGoOn('sign-in', transferAnswers, params.get('redirect')));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending || !accept(signInFaults({ email, password }))) return;
    setPending(true);
    try {
      const result = await busy.insist(() => signIn({ email, password }));
      if (result.error && isBusy(result.error as ApiError)) {
        fail(ERRORS['SERVICE-UNAVAILABLE'].text);
        return;
      }
      const user = result.data ? await dispatch(openSession(result.data.token)) : null;
      if (!user) {
        fail(MESSAGES.signInFailed);
        return;
      }
      await setup.begin(user);
    } finally {
      setPending(false);
    }
  };

  return (
    <>
      {/* The build draws this form: should a browser ever send it by itself, no password may stand in an address. */}
      <form {...form} method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          placeholder="Email Address"
          value={email}
          error={faults.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          placeholder="Password"
          value={password}
          error={faults.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {failure && (
          <p className={styles.failed} role="alert">
            {failure}
          </p>
        )}
        <Button type="submit" size="large" pendingLabel={pending ? 'Signing in...' : undefined}>
          Sign In
        </Button>
        {pending && (
          <Overlay label="Signing in">
            {busy.seconds === null ? undefined : <BusyLine seconds={busy.seconds} />}
          </Overlay>
        )}
      </form>
      <div className={styles.links}>
        <span>
          New User? <Link to={routePath('SignUp')}>Sign up</Link>
        </span>
        <span>
          Forgot Password? <Link to={routePath('ResetPassword')}>Reset Password?</Link>
        </span>
      </div>
      <AskedProduct mode={setup.mode} onConfirm={setup.confirm} onCancel={setup.cancel} />
    </>
  );
}
