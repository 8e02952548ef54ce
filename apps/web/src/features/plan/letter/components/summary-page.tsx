import type { Plan, PlanForecast } from '@aivy/contracts';
import { chanceText } from '@aivy/exam';
import { ProjectionChart, scoreScale, toTens, type ForecastEnd } from '@aivy/web-ui';
import { useState } from 'react';
import { SUBJECT_NAMES, TARGET_SUBJECTS } from '../../target/draft';
import { rangeText } from '../../forecast/forecast-words';
import { HowWeEstimate } from '../../forecast/how-we-estimate';
import { summaryText, testOf, type Preview } from '../letter-text';
import { LetterPage } from './letter-page';
import { ProjectionTable } from './projection-table';
import { TypedParagraphs } from './spans';
import styles from './letter.module.css';

/** Where a section's forecast ends. An older server says it with the path's last point alone. */
function endOf({ path }: Preview['math'], range: PlanForecast['math']): ForecastEnd {
  const last = path.at(-1)!;
  const { score, score_low: low, score_high: high } = range ?? last;
  return { day: last.day, score: toTens(score), low: toTens(low), high: toTens(high) };
}

export interface SummaryPageProps {
  name: string;
  preview: Preview;
  plan: Plan;
  /** The student has seen it before: nothing is typed. */
  isRead: boolean;
  onNext(): void;
}

/** The same figures as on the target form and the dashboard. */
function ForecastBox({ forecast }: { forecast: PlanForecast }) {
  return (
    <div className={styles.says}>
      <b className="num">{forecast.score}</b>
      <span>
        Likely <b className="num">{rangeText(forecast)}</b>. <b>{chanceText(forecast.chance)}</b> for your target. More
        practice makes it more accurate.
      </span>
      <HowWeEstimate start={forecast.start} />
    </div>
  );
}

/** Page 1: the forecast in words and in two curves on one scale. */
export function SummaryPage({ name, preview, plan, isRead, onNext }: SummaryPageProps) {
  const [whole, setWhole] = useState(isRead);
  const { forecast } = preview;
  const test = testOf(plan);
  const ends = { english: endOf(preview.english, forecast?.english), math: endOf(preview.math, forecast?.math) };
  const scale = scoreScale(
    TARGET_SUBJECTS.flatMap((subject) => {
      const { score, target_score: target } = preview[subject];
      return [score, target, ends[subject].low, ends[subject].high];
    }),
  );
  return (
    <LetterPage
      page={1}
      title={`Dear ${name},`}
      next={{ label: 'Sounds great to me', go: onNext }}
      onTouch={() => setWhole(true)}
    >
      <TypedParagraphs paragraphs={summaryText(preview, plan)} whole={whole} />
      <div className={styles.charts}>
        {TARGET_SUBJECTS.map((subject) => (
          <ProjectionChart
            key={subject}
            title={SUBJECT_NAMES[subject]}
            subject={subject}
            now={preview[subject].score}
            test={test}
            end={ends[subject]}
            scale={scale}
            target={preview[subject].target_score}
          />
        ))}
      </div>
      <p className={styles.legend}>
        <span>
          <i className={styles.dotted} aria-hidden />
          {forecast ? `Forecast at ${forecast.minutes_a_day} min a day` : 'Forecast'}
        </span>
        <span>
          <i className={styles.shaded} aria-hidden />
          Likely range
        </span>
        <span>
          <i className={styles.dashed} aria-hidden />
          Your target
        </span>
      </p>
      {forecast && <ForecastBox forecast={forecast} />}
      <ProjectionTable preview={preview} test={test} ends={ends} />
    </LetterPage>
  );
}
