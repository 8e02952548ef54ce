import { PATH_WEEK_DAYS, pathWeek } from '@aivy/exam';
import { Aivy } from '@aivy/web-ui';
import { weekday } from '../../../../lib/local-date-text';
import { capital, numberWord } from '../../../../lib/number-word';
import { LetterPage } from './letter-page';
import styles from './letter.module.css';

const DAYS = capital(numberWord(PATH_WEEK_DAYS));

/** Page 4: the free first week. @param today `YYYY-MM-DD` */
export function FreeWeekPage({ today, onNext, onBack }: { today: string; onNext(): void; onBack(): void }) {
  return (
    <LetterPage
      page={4}
      title="The first week is on me"
      next={{ label: 'Try your first week free', go: onNext }}
      onBack={onBack}
    >
      <p className={styles.prose}>
        {DAYS} days with everything included: daily sets, explanations, and me. No card, nothing to pay. If it isn’t for
        you, just stop.
      </p>
      <ol className={styles.week} aria-label={`${DAYS} free days`}>
        {pathWeek(today).map((date, index) => (
          <li key={date}>
            <i>{index + 1}</i>
            {weekday(date, 'short')}
          </li>
        ))}
      </ol>
      <p className={styles.signature}>
        <Aivy pose="cheer" size={64} label="" />
        <b>Aivy</b>
      </p>
    </LetterPage>
  );
}
