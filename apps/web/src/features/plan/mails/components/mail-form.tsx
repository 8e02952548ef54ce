import type { getMailSettings, OutputOf } from '@aivy/contracts';
import { Button, Checkbox, Select, TextField } from '@aivy/web-ui';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../../../core/api/api';
import { useFormFaults } from '../../../../core/forms/use-form-faults';
import { emailFault } from '../../../../core/forms/validation';
import { useSetMailSettingsMutation } from '../../api';
import styles from './mails.module.css';

type Wishes = OutputOf<typeof getMailSettings>;

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }));
/** What the student can do something about is told in the server’s words. */
const REFUSALS = new Set(['PLAN-LETTERREFUSED', 'RATE-LIMITED']);
const FAILED = 'Your settings could not be stored. Please try again.';

/** Reminders and the weekly letter; nothing changes until it is saved. */
export function MailForm({ stored }: { stored: Wishes }) {
  const [reminder, setReminder] = useState(stored.reminder);
  const [hour, setHour] = useState(stored.reminder_hour);
  const [isWeekly, setWeekly] = useState(stored.weekly_letter_to !== null);
  const [address, setAddress] = useState(stored.weekly_letter_to ?? '');
  const [store, { isLoading, isSuccess, reset }] = useSetMailSettingsMutation();
  const { form, faults, failure, accept, fail } = useFormFaults<'address'>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const to = address.trim();
    const fault = isWeekly ? emailFault(to) : undefined;
    if (!accept(fault ? { address: fault } : {})) return;
    const { error } = await store({
      reminder,
      reminder_hour: hour,
      weekly_letter_to: isWeekly ? to : null,
    });
    if (error) fail(REFUSALS.has((error as ApiError).code) ? (error as ApiError).message : FAILED);
  };
  return (
    <form
      {...form}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onChange={(event) => {
        reset();
        form.onChange(event as Parameters<typeof form.onChange>[0]);
      }}
    >
      <Checkbox
        name="reminder"
        label="Remind me on days without a finished unit, at most once a day"
        checked={reminder}
        onChange={(event) => setReminder(event.target.checked)}
      />
      {reminder ? (
        <Select
          className={styles.nested}
          label="From this hour on, where you are"
          name="hour"
          options={HOURS}
          value={String(hour)}
          onChange={(event) => setHour(Number(event.target.value))}
        />
      ) : null}
      <Checkbox
        name="weekly"
        label="Weekly letter to a parent or tutor, on Sunday evenings"
        checked={isWeekly}
        onChange={(event) => setWeekly(event.target.checked)}
      />
      {isWeekly ? (
        <TextField
          className={styles.nested}
          label="Their email address"
          name="address"
          type="email"
          autoComplete="off"
          error={faults.address}
          hint="It tells days, minutes, changes of mastery and your next goal, and nothing else. They need no account and can end it themselves."
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      ) : null}
      {stored.weekly_letter_to !== null && !stored.weekly_letter_confirmed ? (
        <p className={styles.nested}>
          {stored.weekly_letter_to} has not agreed yet. We have asked by mail; the first letter comes after a yes.
        </p>
      ) : null}
      <div className={styles.save}>
        <Button type="submit" pendingLabel={isLoading ? 'Saving...' : undefined}>
          Save
        </Button>
        <p role="status">{isSuccess ? 'Saved' : ''}</p>
      </div>
      {failure ? (
        <p role="alert" className={styles.refused}>
          {failure}
        </p>
      ) : null}
    </form>
  );
}
