import type { Plan, Subject } from '@aivy/contracts';
import { daysOfJourney, isTestDay, JOURNEY_DAYS, skillById, subjectOfDay, UNIT_MINUTES } from '@aivy/exam';
import { Star } from 'lucide-react';
import { DURATION_WORDS, journeyOfPlan, type Preview } from '../letter-text';
import { LetterPage } from './letter-page';
import styles from './letter.module.css';

/** The fifteen days of the current journey. */
function FortnightStrip({ first }: { first: number }) {
  const days = Array.from({ length: JOURNEY_DAYS }, (_, index) => first + index);
  return (
    <ol
      className={styles.fortnight}
      aria-label={`Days ${first} to ${days.at(-1)}: Reading and Writing on odd days, Math on even days, practice test on day ${days.at(-1)}`}
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

/** Page 3: how the plan works, and what its next two weeks are about. */
export function PlanPage({ plan, preview, onNext, onBack }: PlanPageProps) {
  const { from: first } = daysOfJourney(journeyOfPlan(plan));
  const minutes = preview.forecast?.minutes_a_day ?? UNIT_MINUTES;
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
        A little every day beats a long weekend. Each day has one key area and five questions picked for you.
      </p>
      <ul className={styles.facts}>
        <li>
          <b>1 area</b>
          <span>a day, from your focus areas in order</span>
        </li>
        <li>
          <b>5</b>
          <span>questions picked for your level</span>
        </li>
        <li>
          <b>{UNIT_MINUTES} min</b>
          <span>
            {minutes > UNIT_MINUTES ? `for the set, then review up to ${minutes} min` : 'or so, and you’re done'}
          </span>
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
        These focus areas cover {first === 1 ? 'the first 2 weeks' : 'these 2 weeks'}. Then a practice test picks your
        next ones.
      </p>
    </LetterPage>
  );
}
