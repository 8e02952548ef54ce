import type { ReactNode } from 'react';
import { FaultNotes } from './edit-field';
import styles from './form.module.css';
import { PARTS } from './parts';
import type { DraftFault, Fields, Part } from './wire';

/** What every part of the form works on. */
export interface FormProps<F extends Fields = Fields> {
  fields: F;
  faults: readonly DraftFault[];
  /** @param field where it was changed, as faults name it */
  onEdit: (fields: Fields, field: string) => void;
}

/** One part of the form under its name. */
export function FormPart({
  part,
  faults = [],
  children,
}: {
  part: Part;
  faults?: readonly DraftFault[];
  children: ReactNode;
}) {
  const id = `part-${part}`;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {PARTS.find((each) => each.part === part)!.name}
      </h2>
      <FaultNotes faults={faults} />
      {children}
    </section>
  );
}
