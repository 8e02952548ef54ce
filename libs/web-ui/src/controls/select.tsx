import type { SelectHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field';

export interface SelectOption {
  value: string;
  label: string;
}

export type SelectProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & { options: readonly SelectOption[]; placeholder?: string };

/** The platform's own select: best with keyboards, phones and screen readers. */
export function Select({ label, error, hint, className, options, placeholder, ...select }: SelectProps) {
  return (
    <Field {...{ label, error, hint, className }}>
      {(control) => (
        <select {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
