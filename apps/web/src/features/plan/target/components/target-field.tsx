import type { PlanDuration, Subject } from '@aivy/contracts';
import { targetBounds } from '@aivy/exam';
import { CircleAlert, Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { SUBJECT_NAMES, stepped, within } from '../draft';
import { TargetRail } from './target-rail';
import styles from './target-form.module.css';

export interface TargetFieldProps {
  subject: Subject;
  /** Today's score. */
  current: number;
  duration: PlanDuration;
  text: string;
  /** NaN while the text is no number. */
  target: number;
  fault: string | null;
  onChange(text: string): void;
}

/** One section's target: typed, stepped or slid, with what is wrong with it under the field. */
export function TargetField({ subject, current, duration, text, target, fault, onChange }: TargetFieldProps) {
  const id = useId();
  const name = SUBJECT_NAMES[subject];
  const bounds = targetBounds(current, duration);
  const step = (direction: 1 | -1) => () => onChange(String(stepped(target, direction, bounds)));
  return (
    <div className={styles[subject]}>
      <label htmlFor={id} className={styles.subject}>
        {name}
      </label>
      <div className={styles.number}>
        <button type="button" aria-label={`${name}: ten less`} aria-disabled={target <= bounds.min} onClick={step(-1)}>
          <Minus aria-hidden size={20} />
        </button>
        <input
          id={id}
          name={subject}
          className="num"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={text}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${fault ? `${id}-fault ` : ''}${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="button" aria-label={`${name}: ten more`} aria-disabled={target >= bounds.max} onClick={step(1)}>
          <Plus aria-hidden size={20} />
        </button>
      </div>
      <TargetRail
        label={`${name} target`}
        current={current}
        max={bounds.max}
        target={within(target, bounds)}
        onChange={(value) => onChange(String(within(value, bounds)))}
      />
      <p className={styles.hint} id={`${id}-hint`}>
        <span>{current} today</span>
        <span>
          up to {bounds.max} in {duration === 1 ? '1 month' : `${duration} months`}
        </span>
      </p>
      {fault ? (
        <p className={styles.fault} id={`${id}-fault`} role="alert">
          <CircleAlert size={16} strokeWidth={2} aria-hidden />
          {fault}
        </p>
      ) : null}
    </div>
  );
}
