import type { PlanDuration } from '@aivy/contracts';
import { MAX_INCREASE, PLAN_DURATIONS } from '@aivy/exam';
import { shortDate } from '../../dashboard/dates-text';
import type { Term } from '../choices';
import styles from './target-form.module.css';

interface DurationChoiceProps {
  value: PlanDuration;
  /** With their last days; empty until they're loaded. */
  terms: readonly Term[];
  onChange(value: PlanDuration): void;
}

/** How long the plan lasts: three cards with the last day and the most that each allows. */
export function DurationChoice({ value, terms, onChange }: DurationChoiceProps) {
  const until = (months: PlanDuration): string => {
    const term = terms.find(({ duration }) => duration === months);
    return term ? `until ${shortDate(term.by)} · ` : '';
  };
  return (
    <fieldset className={styles.durations}>
      <legend>How long do you have?</legend>
      {PLAN_DURATIONS.map((months) => (
        <label key={months} className={styles.duration}>
          <input type="radio" name="duration" checked={value === months} onChange={() => onChange(months)} />
          <span className={styles.durationBody}>
            <b>{months === 1 ? '1 month' : `${months} months`}</b>
            <span>
              {until(months)}up to +{MAX_INCREASE[months]} a section
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
