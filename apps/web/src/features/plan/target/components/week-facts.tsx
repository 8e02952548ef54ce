import { minutesText, type Effort } from '../effort';
import styles from './target-form.module.css';

const pointsText = (points: number): string => (points === 0 ? 'Hold' : `+${points}`);

/** What the target asks for in a week. */
export function WeekFacts({ effort }: { effort: Effort | null }) {
  return (
    <section className={styles.week} aria-labelledby="target-week">
      <h2 id="target-week">What this means per week</h2>
      <dl>
        <div>
          <dt>questions, five a day</dt>
          <dd>{effort?.questions ?? '–'}</dd>
        </div>
        <div>
          <dt>of practice, about 20 min a day</dt>
          <dd>{effort ? minutesText(effort.minutes) : '–'}</dd>
        </div>
        <div>
          <dt>{effort?.points === 0 ? 'your scores where they are' : 'points on average, both sections'}</dt>
          <dd>{effort ? pointsText(effort.points) : '–'}</dd>
        </div>
      </dl>
      {effort ? (
        <p>
          Every {effort.testEveryDays}th day is a practice test of about {minutesText(effort.testMinutes)} instead. No
          plan can promise a score: how likely yours is stands on your dashboard, and moves with every unit.
        </p>
      ) : (
        <p>Once both targets fit, this says what they ask of you.</p>
      )}
    </section>
  );
}
