import { VALIDATION, type UserInfo } from '@aivy/contracts';
import { Button, Select, TextField } from '@aivy/web-ui';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import { loadUser } from '../../../core/session/load-user';
import { useFormFaults } from '../../../core/forms/use-form-faults';
import { useAppDispatch } from '../../../core/store';
import { authApi } from '../../../core/api/auth';
import { GRADES, stateCode, STATES } from '../states';
import styles from './account-settings.module.css';

const { useUpdateProfileMutation } = authApi;

type Grade = 0 | 1 | 9 | 10 | 11 | 12;

/** Name, state, grade and school; the e-mail is what one signs in with and stays. */
export function ProfileForm({ user }: { user: UserInfo }) {
  const dispatch = useAppDispatch();
  const [values, setValues] = useState({
    name: user.name,
    state: stateCode(user.state) as string,
    grade: user.grade ? String(user.grade) : '',
    school: user.school,
  });
  const { form, faults, accept } = useFormFaults<'name'>();
  const [update, { isLoading, isSuccess }] = useUpdateProfileMutation();
  const [changed, setChanged] = useState(false);
  const set = (key: keyof typeof values) => (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    setChanged(true);
    setValues((now) => ({ ...now, [key]: event.target.value }));
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const name = values.name.trim();
    if (isLoading || !accept(name === '' ? { name: VALIDATION.usernameRequired } : {})) return;
    const { error } = await update({
      name,
      state: stateCode(values.state),
      grade: Number(values.grade) as Grade,
      school: values.school.trim(),
    });
    if (error) return;
    setChanged(false);
    await dispatch(loadUser());
  };
  return (
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
        label="Email"
        name="email"
        type="email"
        value={user.email}
        readOnly
        hint="You sign in with this address."
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
        value={values.school}
        onChange={set('school')}
      />
      <div className={styles.save}>
        <Button type="submit" pendingLabel={isLoading ? 'Saving…' : undefined}>
          Save
        </Button>
        <span role="status">{isSuccess && !changed ? 'Saved' : ''}</span>
      </div>
    </form>
  );
}
