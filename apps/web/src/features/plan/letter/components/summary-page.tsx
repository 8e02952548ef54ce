import type { Plan, PlanForecast, Subject } from '@aivy/contracts';
import { chanceText } from '@aivy/exam';
import { ProjectionChart, scoreScale, type ProjectedPoint } from '@aivy/web-ui';
import { useState } from 'react';
import { rangeText } from '../../forecast/forecast-words';
import { HowWeEstimate } from '../../forecast/how-we-estimate';
import { summaryText, type Preview } from '../letter-text';
import { LetterPage } from './letter-page';
import { ProjectionTable } from './projection-table';
import { TypedParagraphs } from './spans';
import styles from './letter.module.css';

const pointsOf = (preview: Preview, subject: Subject): ProjectedPoint[] =>
  preview[subject].path.map(({ day, score, score_low: low, score_high: high }) => ({ day, score, low, high }));

const endOf = (range: PlanForecast['math']) =>
  range && { score: range.score, low: range.score_low, high: range.score_high };

/** The table says what the chart says. */
const endingAt = (points: ProjectedPoint[], end: ReturnType<typeof endOf>): ProjectedPoint[] =>
  points.map((point, index) => (index === points.length - 1 ? { ...point, ...end } : point));

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
      <HowWeEstimate />
    </div>
  );
}

/** Page 1: the forecast in words and in two curves on one scale. */
export function SummaryPage({ name, preview, plan, isRead, onNext }: SummaryPageProps) {
  const [whole, setWhole] = useState(isRead);
  const { forecast } = preview;
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
      <TypedParagraphs paragraphs={summaryText(preview, plan)} whole={whole} />
      <div className={styles.charts}>
        <ProjectionChart
          title="Reading & Writing"
          subject="english"
          now={preview.english.score}
          end={endOf(forecast?.english)}
          points={english}
          scale={scale}
          target={targets.english}
        />
        <ProjectionChart
          title="Math"
          subject="math"
          now={preview.math.score}
          end={endOf(forecast?.math)}
          points={math}
          scale={scale}
          target={targets.math}
        />
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
      <ProjectionTable
        english={endingAt(english, endOf(forecast?.english))}
        math={endingAt(math, endOf(forecast?.math))}
      />
    </LetterPage>
  );
}
