import { useId, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import styles from './field.module.css';

export interface FieldProps {
  label: string;
  /** Sentence under the control; also marks it invalid. */
  error?: string | undefined;
  hint?: ReactNode;
  className?: string | undefined;
}

export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  className: string | undefined;
}

/** Label above, control, error and hint below, tied together for assistive technology. */
export function Field({
  label,
  error,
  hint,
  className,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={className}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy,
        className: styles.control,
      })}
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          <CircleAlert size={16} strokeWidth={2} aria-hidden />
          {error}
        </p>
      )}
      {hint && (
        <div className={styles.hint} id={hintId}>
          {hint}
        </div>
      )}
    </div>
  );
}
