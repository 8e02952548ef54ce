import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { ERRORS, MESSAGES } from '@aivy/contracts';
import { Button, Dialog, PasswordField, TextField } from '@aivy/web-ui';
import type { ApiError } from '../../core/api/api';
import { isBusy } from '../../core/api/come-back';
import { BusyLine } from '../../core/forms/busy-line';
import { useBusyWait } from '../../core/forms/use-busy-wait';
import { routePath } from '../../config/route-names';
import { useAppDispatch, useAppSelector, useAppStore } from '../../core/store';
import { readToken, writeToken } from '../../core/session/auth-cookie';
import { loadUser } from '../../core/session/load-user';
import { authApi } from '../../core/api/auth';
import { productCleared, sessionRenewed } from '../../core/session/session-slice';
import { clearStudent } from '../../core/session/sign-out';
import { useFormFaults } from '../../core/forms/use-form-faults';
import { signInFaults } from '../../core/forms/validation';
import styles from './session-expired.module.css';

/** Signs in over whatever is on screen, so that nothing is lost; the requests that wait are then tried again. */
export function SessionExpired() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { gate } = useAppStore();
  const { userId, email: known } = useAppSelector((state) => state.session);
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [pending, setPending] = useState(false);
  const busy = useBusyWait();
  const { form, faults, accept, add } = useFormFaults<'email' | 'password'>();

  const giveUp = async () => {
    gate.abandon();
    dispatch(clearStudent());
    await navigate(routePath('SignIn'));
  };

  // Who it is is known; what is missing is the password.
  const focusPassword = (event: Event): void => {
    const field = known === '' ? null : form.ref.current?.querySelector<HTMLElement>('[name="password"]');
    if (!field) return;
    event.preventDefault();
    field.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending || !accept(signInFaults({ email, password }))) return;
    setPending(true);
    const result = await busy.insist(() => dispatch(authApi.endpoints.signIn.initiate({ email, password })));
    setPending(false);
    if (result.error && isBusy(result.error as ApiError)) {
      add({ password: ERRORS['SERVICE-UNAVAILABLE'].text });
      return;
    }
    if (!result.data) {
      add({ password: MESSAGES.reauthFailed });
      return;
    }
    writeToken(result.data.token);
    const user = await dispatch(loadUser());
    if (userId && user && user.id !== userId) {
      // Someone else has signed in: what is on screen belongs to the student before.
      gate.abandon();
      dispatch(productCleared());
      window.location.assign(routePath('LandingPage'));
      return;
    }
    dispatch(sessionRenewed());
    gate.open(readToken());
  };

  return (
    <Dialog
      open
      persistent
      onOpenAutoFocus={focusPassword}
      onClose={() => void giveUp()}
      title="Session Expired"
      description="Please sign in again. What you were doing stays as it is."
    >
      <form {...form} className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          error={faults.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={faults.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" size="large" pendingLabel={pending ? 'Signing in...' : undefined}>
          Sign In
        </Button>
        {busy.seconds !== null && (
          <div role="status">
            <BusyLine seconds={busy.seconds} />
          </div>
        )}
      </form>
    </Dialog>
  );
}
