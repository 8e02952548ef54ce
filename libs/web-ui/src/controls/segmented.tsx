import { useId, type ReactNode } from 'react';
import { cx } from '../class-names';
import styles from './segmented.module.css';

export interface SegmentedProps<Value extends string> {
  /** Name of the group for screen readers. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
  /** Shows icons only; labels stay for screen readers. */
  compact?: boolean;
  className?: string;
}

/** One choice of a few, as a radio group. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  compact,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={cx(styles.track, className)}>
      <legend className="vh">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option} title={compact ? option.label : undefined}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.thumb}>
            {option.icon}
            {compact ? <span className="vh">{option.label}</span> : option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
