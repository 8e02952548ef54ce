import { useId, type ReactNode } from 'react';
import { CircleAlert, CircleDashed } from 'lucide-react';
import styles from './form.module.css';
import type { DraftFault } from './wire';

/** What ties a control to its label and to what is said of it. */
export interface Control {
  id: string;
  'data-field': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  className: string;
}

/** What is missing at a field, and what is wrong there. */
export function FaultNotes({ faults, id }: { faults: readonly DraftFault[]; id?: string }) {
  if (faults.length === 0) return null;
  return (
    <ul className={styles.faults} id={id}>
      {faults.map(({ rule, message }) => (
        <li key={`${rule} ${message}`} data-missing={rule === 'missing'}>
          {rule === 'missing' ? (
            <CircleDashed size={16} strokeWidth={2} aria-hidden />
          ) : (
            <CircleAlert size={16} strokeWidth={2} aria-hidden />
          )}
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}

export interface EditFieldProps {
  /** Name of the field, as faults have it. */
  field: string;
  label: ReactNode;
  hint?: ReactNode;
  faults: readonly DraftFault[];
  className?: string;
  children: (control: Control) => ReactNode;
}

/** A labelled control with the checks' words beside it. */
export function EditField({ field, label, hint, faults, className, children }: EditFieldProps) {
  const id = useId();
  const said = [hint && `${id}-hint`, faults.length > 0 && `${id}-faults`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'data-field': field,
        'aria-describedby': said || undefined,
        'aria-invalid': faults.some(({ rule }) => rule !== 'missing') || undefined,
        className: styles.control!,
      })}
      <FaultNotes faults={faults} id={`${id}-faults`} />
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

export interface TextProps extends Omit<EditFieldProps, 'children'> {
  value: string;
  onText: (text: string) => void;
  /** Ids of a list of proposals. */
  list?: string;
}

/** Several lines that grow with their text. */
export const LongText = ({ value, onText, ...field }: TextProps) => (
  <EditField {...field}>
    {(control) => (
      <textarea {...control} rows={1} spellCheck value={value} onChange={(event) => onText(event.target.value)} />
    )}
  </EditField>
);

export const ShortText = ({ value, onText, list, ...field }: TextProps) => (
  <EditField {...field}>
    {(control) => (
      <input
        {...control}
        type="text"
        autoComplete="off"
        list={list}
        value={value}
        onChange={(event) => onText(event.target.value)}
      />
    )}
  </EditField>
);
