import type { Plan, Subject } from '@aivy/contracts';
import { currentDay, isTestDay, JOURNEY_DAYS, journeyOf, skillById, subjectOfDay } from '@aivy/exam';
import { Star } from 'lucide-react';
import { DURATION_WORDS, type Preview } from '../letter-text';
import { LetterPage } from './letter-page';
import styles from './letter.module.css';

/** The fifteen days of the journey that is under way. */
function FortnightStrip({ first }: { first: number }) {
  const days = Array.from({ length: JOURNEY_DAYS }, (_, index) => first + index);
  return (
    <ol
      className={styles.fortnight}
      aria-label={`Days ${first} to ${days.at(-1)}: odd days Reading and Writing, even days Math, day ${days.at(-1)} practice test`}
    >
      {days.map((day) => (
        <li key={day} className={styles[subjectOfDay(day)]}>
          {isTestDay(day) ? <Star aria-label="Practice test" size={18} fill="currentColor" /> : day}
        </li>
      ))}
    </ol>
  );
}

export interface PlanPageProps {
  plan: Plan;
  preview: Preview;
  onNext(): void;
  onBack(): void;
}

/** Page 3: how the plan works, and what its first two weeks are about. */
export function PlanPage({ plan, preview, onNext, onBack }: PlanPageProps) {
  const first =
    (journeyOf(currentDay({ lastFinishedDay: plan.last_finished_day, lastFinishedDate: null })) - 1) * JOURNEY_DAYS + 1;
  const names = (subject: Subject): string =>
    preview.areas[subject].map(({ skill }) => skillById(skill).name).join(', ') || 'a bit of everything';
  return (
    <LetterPage
      page={3}
      title={`Your ${DURATION_WORDS[plan.duration]} plan`}
      next={{ label: 'Start your learning journey :)', go: onNext }}
      onBack={onBack}
    >
      <p className={styles.prose}>
        Small days, kept up, beat long weekends. Each day takes one key area and asks five questions chosen for you.
      </p>
      <ul className={styles.facts}>
        <li>
          <b>1 area</b>
          <span>a day, the one that is worth most to you</span>
        </li>
        <li>
          <b>5</b>
          <span>customised questions, as hard as you can use them</span>
        </li>
        <li>
          <b>20 min</b>
          <span>or about that, then you are done</span>
        </li>
      </ul>
      <h2 className={styles.small}>{first === 1 ? 'Your first two weeks' : 'Your next two weeks'}</h2>
      <FortnightStrip first={first} />
      <dl className={styles.focus}>
        <dt className={styles.english}>R&amp;W</dt>
        <dd>{names('english')}</dd>
        <dt className={styles.math}>Math</dt>
        <dd>{names('math')}</dd>
      </dl>
      <p className={styles.note}>
        These focus areas cover the first 2 weeks. Every two weeks a practice test resets them to what costs you most by
        then.
      </p>
    </LetterPage>
  );
}
