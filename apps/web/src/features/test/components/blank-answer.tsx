import { acceptsKeystroke, ENTRY_LENGTH, NEGATIVE_ENTRY_LENGTH, nextEntry } from '@aivy/exam';
import { useId } from 'react';
import { useAnnounce } from './announcer';
import { EntryPreview } from './entry-preview';
import styles from './blank-answer.module.css';

export interface BlankAnswerProps {
  entry: string;
  onType(entry: string): void;
}

/** Why the field did not take the last key. */
const refusal = (typed: string): string =>
  typed.replace(/\s/g, '').length > (typed.trim().startsWith('-') ? NEGATIVE_ENTRY_LENGTH : ENTRY_LENGTH)
    ? `No more room: up to ${ENTRY_LENGTH} characters, ${NEGATIVE_ENTRY_LENGTH} with a minus sign`
    : 'That does not fit: use digits, one decimal point or one slash, and a minus sign only in front';

/** Field of a student-produced response; what does not fit the entry grammar leaves it as it was and is said. */
export function BlankAnswer({ entry, onType }: BlankAnswerProps) {
  const id = useId();
  const announce = useAnnounce();
  const onChange = (typed: string): void => {
    if (!acceptsKeystroke(typed)) announce(refusal(typed));
    onType(nextEntry(entry, typed));
  };
  return (
    <div className={styles.blank}>
      <label className={styles.label} htmlFor={id}>Your answer</label>
      <input
        id={id} className={styles.input} value={entry} onChange={(event) => onChange(event.target.value)} aria-describedby={`${id}-hint`}
        inputMode="text" autoComplete="off" autoCorrect="off" autoCapitalize="off" spellCheck={false} enterKeyHint="done"
      />
      <p className={styles.hint} id={`${id}-hint`}>Up to {ENTRY_LENGTH} characters, {NEGATIVE_ENTRY_LENGTH} with a minus sign. Decimals and fractions such as 3/4 are fine.</p>
      <div className={styles.preview}>
        <h3 className={styles.previewTitle}>Answer preview</h3>
        <output className={styles.output} htmlFor={id}><EntryPreview entry={entry} /></output>
      </div>
    </div>
  );
}
