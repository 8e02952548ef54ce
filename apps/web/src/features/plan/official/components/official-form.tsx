import { Button, TextField } from '@aivy/web-ui';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../../../core/api/api';
import { useFormFaults } from '../../../../core/forms/use-form-faults';
import { planApi } from '../../../../core/api/plan';
import type { OfficialScore } from '../official-score';
import { draftFaults, EMPTY_DRAFT, FIRST_DATE, todayHere, type DraftField, type ScoreDraft } from '../score-draft';
import styles from './official.module.css';

const { useChangeOfficialScoreMutation, useEnterOfficialScoreMutation } = planApi;

/** What the student can do something about is told in the server’s words. */
const REFUSALS = new Set(['PLAN-OFFICIALEXISTS', 'PLAN-OFFICIALTOOMANY', 'PLAN-OFFICIALNOTEXIST', 'RATE-LIMITED']);
const FAILED = 'Your scores could not be stored. Please try again.';

const draftOf = ({ test_date: date, english_score: english, math_score: math }: OfficialScore): ScoreDraft => ({
  date,
  english: String(english),
  math: String(math),
});

/** Enters the scores of an official test, or corrects those of one. */
export function OfficialForm({
  changed,
  onSaved,
  onCancel,
}: {
  /** What is corrected; null for a new entry. */
  changed: OfficialScore | null;
  onSaved(): void;
  onCancel(): void;
}) {
  const [draft, setDraft] = useState<ScoreDraft>(changed ? draftOf(changed) : EMPTY_DRAFT);
  const [enter, entering] = useEnterOfficialScoreMutation();
  const [change, changing] = useChangeOfficialScoreMutation();
  const { form, faults, failure, accept, fail } = useFormFaults<DraftField>();
  const isBusy = entering.isLoading || changing.isLoading;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || !accept(draftFaults(draft, todayHere()))) return;
    const scores = {
      test_date: draft.date,
      english_score: Number(draft.english),
      math_score: Number(draft.math),
    };
    const { error } = changed ? await change({ score_id: changed.score_id, ...scores }) : await enter(scores);
    if (error) return fail(REFUSALS.has((error as ApiError).code) ? (error as ApiError).message : FAILED);
    setDraft(EMPTY_DRAFT);
    onSaved();
  };
  const field = (name: DraftField) => ({
    name,
    value: draft[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft((now) => ({ ...now, [name]: target.value })),
  });
  const score = { inputMode: 'numeric', autoComplete: 'off', maxLength: 3 } as const;
  return (
    <form
      {...form}
      aria-label={changed ? 'Change official scores' : 'Enter official scores'}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        className={styles.date}
        label="Date of the test"
        type="date"
        min={FIRST_DATE}
        max={todayHere()}
        {...field('date')}
      />
      <TextField className={styles.score} label="Reading & Writing" {...score} {...field('english')} />
      <TextField className={styles.score} label="Math" {...score} {...field('math')} />
      <div className={styles.save}>
        <Button type="submit" pendingLabel={isBusy ? 'Saving...' : undefined}>
          {changed ? 'Save changes' : 'Add scores'}
        </Button>
        {changed && (
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      {failure ? (
        <p role="alert" className={styles.refused}>
          {failure}
        </p>
      ) : null}
    </form>
  );
}
