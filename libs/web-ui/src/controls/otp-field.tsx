import type { InputHTMLAttributes } from 'react';
import { cx } from '../class-names';
import { Field, type FieldProps } from './field';
import styles from './field.module.css';

export type OtpFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & { length: number };

/** One field for a mailed code: it can be pasted whole and filled in by the browser. */
export function OtpField({ label, error, hint, className, length, ...input }: OtpFieldProps) {
  return (
    <Field {...{ label, error, hint, className }}>
      {(control) => (
        <input
          {...input}
          {...control}
          className={cx(control.className, styles.code)}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={length}
        />
      )}
    </Field>
  );
}
