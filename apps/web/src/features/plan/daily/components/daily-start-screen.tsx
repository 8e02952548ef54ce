import { SKILLS, subjectOfDay, UNIT_MINUTES } from '@aivy/exam';
import { Button, Chip } from '@aivy/web-ui';
import { CloudOff, Hourglass, ListChecks } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { dailyTestPath, dailySubject } from '../../../../config/daily-paths';
import { PageLoader } from '../../../../core/page/page-loader';
import { useArrivalFocus } from '../../../../lib/arrival-focus';
import { numberWord } from '../../../../lib/number-word';
import { keepPage } from '../../../../player/saving/keep-page';
import { resultOf, subjectName } from '../day-names';
import { useDayStart, type ReadyDay } from '../hooks/use-day-start';
import { useHandIn } from '../hooks/use-hand-in';
import { ClosedDay } from './closed-day';
import styles from './day-page.module.css';
import { TestDay } from './test-day';

/** The screen before a daily unit: what today is about and the way in, or why there is none. */
export function DailyStartScreen({ planId, day }: { planId: string; day: number }) {
  const start = useDayStart(planId, day);
  useHandIn();
  useEffect(keepPage, []);
  switch (start.kind) {
    case 'looking':
      return <PageLoader />;
    case 'ready':
      return <OpenDay day={day} unit={start.day} />;
    case 'waiting':
      return <Navigate replace to={resultOf(planId, day)} />;
    case 'test-day':
      return <TestDay planId={planId} day={day} />;
    default:
      return <ClosedDay state={start} planId={planId} day={day} />;
  }
}

function OpenDay({ day, unit }: { day: number; unit: ReadyDay }) {
  const title = useArrivalFocus();
  const navigate = useNavigate();
  const subject = subjectOfDay(day);
  const skill = SKILLS.find(({ id }) => id === unit.skill);
  const begun = unit.answered > 0;
  return (
    <main id="main" className={styles.page}>
      <div className={styles.body}>
        <div className={styles.head}>
          <Chip tone={subject === 'math' ? 'math' : 'english'}>{subjectName(day)}</Chip>
          <h1 ref={title} tabIndex={-1} className={styles.title}>
            Day {day}
          </h1>
          <p className={styles.lead}>
            {begun
              ? `You’ve answered ${numberWord(unit.answered)} of ${numberWord(unit.questions)}. Pick up where you left off.`
              : 'Just one topic today.'}
          </p>
        </div>
        <section className={styles.skill} data-subject={subject} aria-labelledby="key-skill">
          <h2 id="key-skill">Today’s key skill</h2>
          <b>{skill?.name ?? subjectName(day)}</b>
          <p>It’s one of your focus areas, and today it’s up.</p>
        </section>
        <ul className={styles.facts}>
          <li>
            <ListChecks aria-hidden="true" size={22} strokeWidth={1.9} />
            <span>
              <b>{unit.questions} questions</b> picked for your level.
            </span>
          </li>
          <li>
            <Hourglass aria-hidden="true" size={22} strokeWidth={1.9} />
            <span>
              <b>About {UNIT_MINUTES} minutes</b>, with no clock. You’ll see every explanation after.
            </span>
          </li>
          <li>
            <CloudOff aria-hidden="true" size={22} strokeWidth={1.9} />
            <span>The questions are on this device now, so you can do them offline.</span>
          </li>
        </ul>
      </div>
      <div className={styles.actions}>
        <Button size="large" onClick={() => void navigate(dailyTestPath(day, dailySubject(subject)))}>
          {begun ? 'Continue' : 'Start'}
        </Button>
      </div>
    </main>
  );
}
