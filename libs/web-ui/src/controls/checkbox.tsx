import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { cx } from '../class-names';
import field from './field.module.css';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id'> {
  label: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <div className={styles.row}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={cx(styles.box)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      </div>
      {error && (
        <p className={field.error} id={`${id}-error`} role="alert">
          <CircleAlert size={16} strokeWidth={2} aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
