import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field';

export type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>;

/** A labelled text input. */
export function TextField({ label, error, hint, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, error, hint, className }}>{(control) => <input type="text" {...input} {...control} />}</Field>
  );
}
