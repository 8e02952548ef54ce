import { minutesText, type Effort } from '../effort';
import styles from './target-form.module.css';

function pointsText(points: number | null): string {
  if (points === null) return '–';
  return points === 0 ? 'Hold' : `+${points}`;
}

/** What the target asks for in a week. */
export function WeekFacts({ effort }: { effort: Effort }) {
  return (
    <section className={styles.week} aria-labelledby="target-week">
      <h2 id="target-week">What this means per week</h2>
      <dl>
        <div>
          <dt>questions, five a day</dt>
          <dd>{effort.questions}</dd>
        </div>
        <div>
          <dt>of practice, about 20 min a day</dt>
          <dd>{minutesText(effort.minutes)}</dd>
        </div>
        <div>
          <dt>{effort.points === 0 ? 'your scores where they are' : 'points on average, both sections'}</dt>
          <dd>{pointsText(effort.points)}</dd>
        </div>
      </dl>
      <p>
        Every {effort.testEveryDays}th day is a practice test of about {minutesText(effort.testMinutes)} instead. No
        plan can promise a score: how likely yours is stands on your dashboard, and moves with every unit.
      </p>
    </section>
  );
}
