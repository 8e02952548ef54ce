import { ENTRY_LENGTH, entryRefusal, NEGATIVE_ENTRY_LENGTH, nextEntry, type EntryRefusal } from '@aivy/exam';
import { useId, useState } from 'react';
import { EntryPreview } from './entry-preview';
import styles from './blank-answer.module.css';

export interface BlankAnswerProps {
  entry: string;
  onType(entry: string): void;
}

const GRAMMAR = 'That does not fit: use digits, one decimal point or one slash, and a minus sign only in front.';

const REASONS: Record<EntryRefusal, string> = {
  space: 'There is no room for a space inside a number. Enter three and a half as 7/2 or 3.5.',
  comma: 'A comma does not fit: leave it out of thousands, and write a decimal with a point.',
  character: GRAMMAR,
  order: GRAMMAR,
  length: `No more room: up to ${ENTRY_LENGTH} characters, ${NEGATIVE_ENTRY_LENGTH} with a minus sign.`,
};

/** As much of a refused text as a line can show. */
const SHOWN_CHARACTERS = 16;
const shortened = (text: string): string =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;

/**
 * Field of a student-produced response. What does not fit the entry grammar leaves it as it was, and a line says why.
 * After a refused key the line stays while the student types on, because what follows stands where that key is missing.
 */
export function BlankAnswer({ entry, onType }: BlankAnswerProps) {
  const id = useId();
  const [refused, setRefused] = useState({ text: '', isKey: false });
  const onChange = (typed: string): void => {
    const refusal = entryRefusal(entry, typed);
    const next = nextEntry(entry, typed);
    if (refusal)
      setRefused({
        text: `“${shortened(typed)}” was not taken. ${REASONS[refusal]}`,
        isKey: typed.length === entry.length + 1,
      });
    else if (!refused.isKey || !next.startsWith(entry)) setRefused({ text: '', isKey: false });
    onType(next);
  };
  return (
    <div className={styles.blank}>
      <label className={styles.label} htmlFor={id}>
        Your answer
      </label>
      <input
        id={id}
        className={styles.input}
        value={entry}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-hint ${id}-refused`}
        inputMode="text"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      <p className={styles.hint} id={`${id}-hint`}>
        Up to {ENTRY_LENGTH} characters, {NEGATIVE_ENTRY_LENGTH} with a minus sign. Decimals and fractions such as 3/4
        are fine.
      </p>
      <p className={styles.refused} id={`${id}-refused`} role="status">
        {refused.text}
      </p>
      <div className={styles.preview}>
        <h3 className={styles.previewTitle}>Answer preview</h3>
        <output className={styles.output} htmlFor={id}>
          <EntryPreview entry={entry} />
        </output>
      </div>
    </div>
  );
}
