import type { Subject } from '@aivy/contracts';
import { skillById, skillLabel } from '@aivy/exam';
import { MasteryRow, Segmented } from '@aivy/web-ui';
import { useEffect, useRef, type CSSProperties } from 'react';
import { strengthsText, type Preview } from '../letter-text';
import { FocusOrder } from './focus-order';
import { LetterPage } from './letter-page';
import { Spans } from './spans';
import styles from './letter.module.css';

/** Each bar starts this long after the one before it. */
const ROW_DELAY_MS = 160;
const SUBJECTS = [
  { value: 'english', label: 'R&W' },
  { value: 'math', label: 'Math' },
] as const;

export interface StrengthsPageProps {
  preview: Preview;
  subject: Subject;
  journey: number;
  onSubject(subject: Subject): void;
  onNext(): void;
  onBack(): void;
}

/** Page 2: the student's strengths, then the focus areas of the journey. It shows one subject at a time. */
export function StrengthsPage({ preview, subject, journey, onSubject, onNext, onBack }: StrengthsPageProps) {
  const strongest = preview.strongest?.[subject] ?? [];
  const part = useRef<HTMLDivElement>(null);
  const first = useRef(subject);
  useEffect(() => {
    // Next changes the subject and keeps the page: read on from here, unless the switch was used.
    const isInUse = part.current?.contains(document.activeElement);
    if (subject !== first.current && !isInUse) part.current?.querySelector('h2')?.focus({ preventScroll: true });
    first.current = subject;
  }, [subject]);
  return (
    <LetterPage page={2} title="What you can already build on" next={{ label: 'Next', go: onNext }} onBack={onBack}>
      <p className={styles.prose}>
        <Spans spans={strengthsText(preview)} />
      </p>
      <div ref={part} className={styles.part}>
        <h2 tabIndex={-1}>
          Your strongest topics
          <span className="vh">{subject === 'math' ? ' in Math' : ' in Reading and Writing'}</span>
        </h2>
        <Segmented label="Subject" value={subject} options={SUBJECTS} onChange={onSubject} />
      </div>
      {strongest.length > 0 ? (
        <ol key={subject} className={styles.rows}>
          {strongest.map(({ skill, mastery, estimated }, index) => (
            <li key={skill} style={{ '--delay': `${index * ROW_DELAY_MS}ms` } as CSSProperties}>
              <MasteryRow
                name={skillById(skill).name}
                percent={mastery}
                level={skillLabel(mastery, false)}
                subject={subject}
                estimated={estimated}
              />
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.note}>Your strongest topics will show up here after your first sets.</p>
      )}
      <FocusOrder preview={preview} subject={subject} journey={journey} />
    </LetterPage>
  );
}
