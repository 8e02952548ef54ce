import { useState, type ChangeEvent, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button, Checkbox, Overlay, PasswordField, Select, StrengthMeter, TextField } from '@aivy/web-ui';
import { showAlert } from '../../../core/alerts/alerts-slice';
import type { ApiError } from '../../../core/api/api';
import { alertTextFor } from '../../../core/api/error-text';
import { openSession } from '../../../core/session/open-session';
import { useFormFaults } from '../../../core/forms/use-form-faults';
import { signUpFaults, type SignUpForm as Required } from '../../../core/forms/validation';
import { useAppDispatch, useAppSelector } from '../../../core/store';
import { routePath } from '../../../config/route-names';
import { authApi } from '../../../core/api/auth';
import { useGoOn, type TransferAnswers } from '../hooks/use-go-on';
import { useProductSetup } from '../hooks/use-product-setup';
import { GRADES, stateCode, STATES } from '../states';
import { CodeField } from './code-field';
import { AskedProduct } from './asked-product';
import styles from './account-page.module.css';

const { useSignUpMutation } = authApi;

const EMPTY = {
  name: '',
  email: '',
  code: '',
  password: '',
  confirm: '',
  agreed: false,
  state: '',
  grade: '',
  school: '',
};
/** The field that a refusal of the server is about. */
const FIELD_OF: Readonly<Record<string, 'email' | 'code'>> = {
  'AUTH-EMAILFORMAT': 'email',
  'AUTH-USEREXIST': 'email',
  'AUTH-VCODENOTEXIST': 'code',
  'AUTH-VCODEEXPIRE': 'code',
  'AUTH-VCODEUSE': 'code',
  'AUTH-VCODENOTMATCHE': 'code',
};
type Grade = 0 | 1 | 9 | 10 | 11 | 12;

export function SignUpForm({ transferAnswers }: { transferAnswers: TransferAnswers }) {
  const dispatch = useAppDispatch();
  const [values, setValues] = useState(EMPTY);
  const [settingUp, setSettingUp] = useState(false);
  const asked = useAppSelector((state) => state.session.transfer !== null);
  const { form, faults, accept, add } = useFormFaults<keyof Required>();
  const [signUp, { isLoading }] = useSignUpMutation();
  const setup = useProductSetup('sign-up', useGoOn('sign-up', transferAnswers));
  const set = (key: keyof typeof EMPTY) => (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    setValues((now) => ({ ...now, [key]: event.target.value }));

  // A refusal that is about one field is told there, any other at the edge of the page.
  const tell = (error: unknown): void => {
    const refusal = error as ApiError;
    const text = alertTextFor(refusal);
    const field = FIELD_OF[refusal.code];
    if (field) add({ [field]: text });
    else dispatch(showAlert({ tone: 'error', text }));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || settingUp || !accept(signUpFaults(values))) return;
    const result = await signUp({
      name: values.name.trim(),
      email: values.email,
      verification_code: values.code,
      password: values.password,
      state: stateCode(values.state),
      grade: Number(values.grade) as Grade,
      school: values.school.trim(),
    });
    if (!result.data) {
      tell(result.error);
      return;
    }
    setSettingUp(true);
    await setup.begin(await dispatch(openSession(result.data.token)));
    setSettingUp(false);
  };

  return (
    <>
      <form {...form} className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label="Username *"
          name="name"
          autoComplete="name"
          maxLength={80}
          value={values.name}
          error={faults.name}
          onChange={set('name')}
        />
        <TextField
          label="Email *"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="Email Address"
          value={values.email}
          error={faults.email}
          onChange={set('email')}
        />
        <CodeField
          email={values.email}
          value={values.code}
          error={faults.code}
          onChange={(code) => setValues((now) => ({ ...now, code }))}
          onEmailFault={(email) => add({ email })}
          onRefused={tell}
        />
        <PasswordField
          label="Password *"
          name="password"
          autoComplete="new-password"
          value={values.password}
          error={faults.password}
          onChange={set('password')}
          hint={<StrengthMeter password={values.password} />}
        />
        <PasswordField
          label="Confirm password *"
          name="confirm"
          autoComplete="new-password"
          value={values.confirm}
          error={faults.confirm}
          onChange={set('confirm')}
        />
        <div className={styles.pair}>
          <Select
            label="State"
            name="state"
            autoComplete="address-level1"
            placeholder="Select one"
            options={STATES}
            value={values.state}
            onChange={set('state')}
          />
          <Select
            label="Grade"
            name="grade"
            placeholder="Select one"
            options={GRADES}
            value={values.grade}
            onChange={set('grade')}
          />
        </div>
        <TextField
          label="Institution"
          name="school"
          autoComplete="organization"
          maxLength={120}
          placeholder="Your school (optional)"
          value={values.school}
          onChange={set('school')}
        />
        <Checkbox
          className={styles.agree}
          name="agreed"
          checked={values.agreed}
          error={faults.agreed}
          onChange={(event) => setValues((now) => ({ ...now, agreed: event.target.checked }))}
          label={
            <>
              I have read and accept the{' '}
              <Link to={routePath('UserAgreement')} target="_blank">
                User Agreement
              </Link>{' '}
              and the{' '}
              <Link to={routePath('PrivacyPolicy')} target="_blank">
                Privacy Policy
              </Link>
              .
            </>
          }
        />
        <Button type="submit" size="large" pendingLabel={isLoading ? 'Continue...' : undefined}>
          Continue
        </Button>
      </form>
      <div className={styles.links}>
        <span>
          Already have an account? <Link to={routePath('SignIn')}>Sign In</Link>
        </span>
      </div>
      {settingUp && !asked && setup.mode === null && (
        <Overlay fixed size="large" label="Setting up your account...">
          <span>Setting up your account...</span>
        </Overlay>
      )}
      <AskedProduct mode={setup.mode} onConfirm={setup.confirm} onCancel={setup.cancel} />
    </>
  );
}
