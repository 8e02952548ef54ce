import type { PlanDuration, targetChance } from '@aivy/contracts';
import type { Output } from '../../../../core/api/api';
import { chanceRange, chanceWords } from '../../dashboard/chance';
import { minutesText, pointsText, type Effort } from '../effort';
import styles from './target-form.module.css';

type Chance = Output<typeof targetChance>;

interface WeekFactsProps {
  effort: Effort;
  chance: Chance | undefined;
  /** Of the plan, months. */
  duration: PlanDuration;
}

/** What the target asks for in a week. */
export function WeekFacts({ effort, chance, duration }: WeekFactsProps) {
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
        Every {effort.testEveryDays}th day is a practice test of about {minutesText(effort.testMinutes)} instead.
      </p>
      <p className={styles.chance} aria-live="polite">
        {chance ? (
          <>
            <b>At that pace you reach it with {chanceWords(chance.chance)}.</b>{' '}
            {chanceRange(chance.chance_low, chance.chance_high, duration)}
          </>
        ) : (
          'No plan can promise a score. How likely yours is stands on your dashboard as well, and moves with every unit.'
        )}
      </p>
    </section>
  );
}
