import { useState, type InputHTMLAttributes } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { cx } from '../class-names';
import { Field, type FieldProps } from './field';
import styles from './field.module.css';

export type PasswordFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'>;

/** A password input with show and hide. Pasting is allowed, as password managers need it. */
export function PasswordField({ label, error, hint, className, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...{ label, error, hint, className }}>
      {(control) => (
        <div className={styles.row}>
          <input
            {...input}
            {...control}
            className={cx(control.className)}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-pressed={shown}
            aria-label={`Show ${label.replace(' *', '').toLowerCase()}`}
            onClick={() => setShown(!shown)}
          >
            <Icon size={20} strokeWidth={1.9} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  );
}
