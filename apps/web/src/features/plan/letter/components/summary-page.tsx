import type { PlanDuration, Subject } from '@aivy/contracts';
import { ProjectionChart, scoreScale, type ProjectedPoint } from '@aivy/web-ui';
import { useState } from 'react';
import { summaryText, type Preview } from '../letter-text';
import { LetterPage } from './letter-page';
import { ProjectionTable } from './projection-table';
import { TypedParagraphs } from './spans';
import styles from './letter.module.css';

const pointsOf = (preview: Preview, subject: Subject): ProjectedPoint[] =>
  preview[subject].path.map(({ day, score, score_low: low, score_high: high }) => ({ day, score, low, high }));

export interface SummaryPageProps {
  name: string;
  preview: Preview;
  duration: PlanDuration;
  /** The student has seen it before: nothing is typed. */
  isRead: boolean;
  onNext(): void;
}

/** Page 1: what is likely, in words and in two curves on one scale. */
export function SummaryPage({ name, preview, duration, isRead, onNext }: SummaryPageProps) {
  const [whole, setWhole] = useState(isRead);
  const [english, math] = [pointsOf(preview, 'english'), pointsOf(preview, 'math')];
  const targets = { english: preview.english.target_score, math: preview.math.target_score };
  const scale = scoreScale([english, math], [targets.english, targets.math]);
  return (
    <LetterPage
      page={1}
      title={`Dear ${name},`}
      next={{ label: 'Sounds great to me', go: onNext }}
      onTouch={() => setWhole(true)}
    >
      <TypedParagraphs paragraphs={summaryText(preview, duration)} whole={whole} />
      <div className={styles.charts}>
        <ProjectionChart
          title="Reading & Writing"
          subject="english"
          points={english}
          scale={scale}
          target={targets.english}
        />
        <ProjectionChart title="Math" subject="math" points={math} scale={scale} target={targets.math} />
      </div>
      <p className={styles.legend}>
        <span>
          <i className={styles.dotted} aria-hidden />
          Projected, not promised
        </span>
        <span>
          <i className={styles.shaded} aria-hidden />
          Where two results in three should fall
        </span>
        <span>
          <i className={styles.dashed} aria-hidden />
          Your target
        </span>
      </p>
      <ProjectionTable english={english} math={math} />
    </LetterPage>
  );
}
