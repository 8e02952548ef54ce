import type { Subject } from '@aivy/contracts';
import { GrowthBars, MonthCalendar, Rings, ScorePath } from '@aivy/web-ui';
import type { LocalDate } from '@aivy/exam';
import { calendarLabel, calendarWeeks, type AchievementData } from '../calendar-model';
import { improvements, progressMax, type ProgressData } from '../improvements-model';
import type { JourneyCircle } from '../journey-model';
import { whyLow } from '../../forecast/forecast-words';
import { scaleSentence, scorePathModel, type ScorePathData } from '../score-path-model';
import { winsModel, type WinsData } from '../wins-model';
import styles from './tiles.module.css';

export function ScorePathChart({ data, large }: { data: ScorePathData; large?: boolean }) {
  return <ScorePath {...scorePathModel(data, large === true)} size={large ? 'large' : 'small'} />;
}

/** Why the forecast isn't above the last result, and that scores come from two scales, when they do. */
export function Apart({ data }: { data: ScorePathData }) {
  const sentences = [
    data.forecast ? whyLow(data.forecast.score, data.forecast.start) : null,
    scaleSentence(data),
  ].filter((each) => each !== null);
  return sentences.map((sentence) => (
    <p key={sentence} className={styles.apart}>
      {sentence}
    </p>
  ));
}

export function ImprovementBars({ data, subject, most }: { data: ProgressData; subject: Subject; most: number }) {
  return <GrowthBars bars={improvements(data, subject).slice(0, most)} max={progressMax(data)} />;
}

export function WinsRings({ data, size = 118 }: { data: WinsData; size?: number }) {
  const { tasks, minutes, label, short } = winsModel(data);
  return (
    <div className={styles.wins}>
      <Rings
        size={size}
        thickness={12}
        label={label}
        text={short}
        rings={[
          { part: tasks.part, color: 'var(--c-primary)' },
          { part: minutes.part, color: 'var(--c-accent)' },
        ]}
      />
      <ul className={styles.legend}>
        <li>
          <i className={styles.tasks} aria-hidden />
          {tasks.text}
        </li>
        <li>
          <i className={styles.minutes} aria-hidden />
          {minutes.text}
        </li>
      </ul>
    </div>
  );
}

export function Calendar({ data, month, large }: { data: AchievementData; month: LocalDate; large?: boolean }) {
  return (
    <MonthCalendar
      weeks={calendarWeeks(data, month)}
      label={calendarLabel(data, month)}
      {...(large ? { large } : {})}
    />
  );
}

export function Circles({ circles }: { circles: readonly JourneyCircle[] }) {
  return (
    <ol className={styles.circles}>
      {circles.map(({ name, part, text }) => (
        <li key={name}>
          <Rings
            size={52}
            thickness={7}
            label={`${name}: ${Math.round(part * 100)} percent`}
            rings={[{ part, color: 'var(--c-primary)' }]}
          />
          <b>{name}</b>
          <small>{text}</small>
        </li>
      ))}
    </ol>
  );
}
