import type { PlanDuration } from '@aivy/contracts';
import { MAX_INCREASE, PLAN_DURATIONS } from '@aivy/exam';
import styles from './target-form.module.css';

/** How long the plan lasts, as three cards that say what each allows. */
export function DurationChoice({ value, onChange }: { value: PlanDuration; onChange(value: PlanDuration): void }) {
  return (
    <fieldset className={styles.durations}>
      <legend>How long do you have?</legend>
      {PLAN_DURATIONS.map((months) => (
        <label key={months} className={styles.duration}>
          <input type="radio" name="duration" checked={value === months} onChange={() => onChange(months)} />
          <span className={styles.durationBody}>
            <b>{months === 1 ? '1 month' : `${months} months`}</b>
            <span>up to +{MAX_INCREASE[months]} a section</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
