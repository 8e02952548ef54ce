import { OPT_IN_MAILS, type getMailSettings, type OutputOf } from '@aivy/contracts';
import { Button, Checkbox, Select, TextField } from '@aivy/web-ui';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../../../core/api/api';
import { useFormFaults } from '../../../../core/forms/use-form-faults';
import { emailFault } from '../../../../core/forms/validation';
import { planApi } from '../../../../core/api/plan';
import { OPT_IN_TEXTS } from '../opt-ins';
import styles from './mails.module.css';

const { useSetMailSettingsMutation } = planApi;

type Wishes = OutputOf<typeof getMailSettings>;

const hourText = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) }));
const HABIT = 'habit';

/** Goes with the hour the student usually practices. */
const habitHint = ({ usual_hour: usual, reminder_hour: hour }: Wishes): string =>
  typeof usual === 'number'
    ? `That's around ${hourText(usual)} right now.`
    : `We'll learn your usual time from your practice. Until then, we'll remind you at ${hourText(hour)}.`;
/** What the student can do something about is told in the server’s words. */
const REFUSALS = new Set(['PLAN-LETTERREFUSED', 'RATE-LIMITED']);
const FAILED = "We couldn't save your settings. Please try again.";

/** Everything a student can be emailed. Nothing changes until it's saved; a plan of the last release has no `opt_ins`. */
export function MailForm({ stored }: { stored: Wishes }) {
  const [reminder, setReminder] = useState(stored.reminder);
  const [time, setTime] = useState(stored.reminder_by_habit ? HABIT : String(stored.reminder_hour));
  const [optIns, setOptIns] = useState(stored.opt_ins);
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
      reminder_hour: time === HABIT ? stored.reminder_hour : Number(time),
      reminder_by_habit: time === HABIT,
      weekly_letter_to: isWeekly ? to : null,
      ...(optIns && { opt_ins: OPT_IN_MAILS.filter((kind) => optIns.includes(kind)) }),
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
        label="Email me a reminder on days I haven't finished my set"
        checked={reminder}
        onChange={(event) => setReminder(event.target.checked)}
      />
      {reminder ? (
        <Select
          className={styles.nested}
          label="When to remind you"
          name="hour"
          options={[{ value: HABIT, label: 'When I usually practice' }, ...HOURS]}
          value={time}
          hint={time === HABIT ? habitHint(stored) : undefined}
          onChange={(event) => setTime(event.target.value)}
        />
      ) : null}
      {optIns
        ? OPT_IN_MAILS.map((kind) => (
            <Checkbox
              key={kind}
              name={kind}
              label={OPT_IN_TEXTS[kind].label}
              checked={optIns.includes(kind)}
              onChange={({ target }) =>
                setOptIns(target.checked ? [...optIns, kind] : optIns.filter((each) => each !== kind))
              }
            />
          ))
        : null}
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
