import type { Subject } from '@aivy/contracts';
import { masteryLevel, skillById } from '@aivy/exam';
import { MasteryRow } from '@aivy/web-ui';
import { useEffect, useRef, type CSSProperties } from 'react';
import { standingNote } from '../../../../lib/standing-note';
import { strengthsText, type Preview } from '../letter-text';
import { LetterPage } from './letter-page';
import { Spans } from './spans';
import styles from './letter.module.css';

/** One bar begins so long after the one before it. */
const ROW_DELAY_MS = 160;
const NAMES: Readonly<Record<Subject, string>> = { english: 'Reading & Writing', math: 'Math' };

export interface StrengthsPageProps {
  preview: Preview;
  subject: Subject;
  onNext(): void;
  onBack(): void;
}

/** Page 2: what the student is strong in, then the areas that the plan begins with, subject by subject. */
export function StrengthsPage({ preview, subject, onNext, onBack }: StrengthsPageProps) {
  const areas = preview.areas[subject];
  const part = useRef<HTMLHeadingElement>(null);
  const first = useRef(subject);
  useEffect(() => {
    // The page stays and its second half changes: that is what should be read.
    if (subject !== first.current) part.current?.focus({ preventScroll: true });
    first.current = subject;
  }, [subject]);
  return (
    <LetterPage page={2} title="What you can already build on" next={{ label: 'Next', go: onNext }} onBack={onBack}>
      <p className={styles.prose}>
        <Spans spans={strengthsText(preview.strengths)} />
      </p>
      <div className={styles.part}>
        <h2 ref={part} tabIndex={-1} className={styles[subject]}>
          {NAMES[subject]}: where we begin
        </h2>
        <span>{subject === 'english' ? 'Math comes next' : 'Both subjects seen'}</span>
      </div>
      {areas.length === 0 ? (
        <p className={styles.note}>No area stands out here. Your units will go through all of them.</p>
      ) : (
        <ol key={subject} className={styles.rows} aria-label={`${NAMES[subject]}: top areas of your plan`}>
          {areas.map(({ skill, mastery, ...known }, index) => (
            <li key={skill} style={{ '--delay': `${index * ROW_DELAY_MS}ms` } as CSSProperties}>
              <MasteryRow
                name={skillById(skill).name}
                percent={mastery}
                level={masteryLevel(Math.round(mastery))}
                subject={subject}
                {...standingNote(known)}
              />
            </li>
          ))}
        </ol>
      )}
    </LetterPage>
  );
}
