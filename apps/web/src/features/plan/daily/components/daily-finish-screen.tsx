import { SKILLS } from '@aivy/exam';
import { Aivy, Button } from '@aivy/web-ui';
import { Flame, Snowflake, TrendingUp } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { routePath } from '../../../../config/route-names';
import { useAppSelector } from '../../../../core/store';
import { useArrivalFocus } from '../../../../lib/arrival-focus';
import { useAchievementQuery, useDailyAnswersQuery, usePlanQuery } from '../../api';
import { useDailyQuestionsQuery } from '../../unit-api';
import { resultOf } from '../day-names';
import { finishedLine, longestLine, streakLine } from '../finish-lines';
import { useGain } from '../hooks/use-gain';
import { useHandIn } from '../hooks/use-hand-in';
import styles from './daily-finish.module.css';

/** From here on a cheer is due: at least three of five. */
const CHEER_FROM = 0.6;

/** After a finished day: what it changed, and back to the dashboard. Figures that do not come are left out. */
export function DailyFinishScreen({ day }: { day: number }) {
  const title = useArrivalFocus();
  const navigate = useNavigate();
  const name = useAppSelector((state) => state.session.username.split(' ')[0] ?? '');
  useHandIn();
  const plan = usePlanQuery();
  const planId = plan.data?.id ?? null;
  const isFinished = plan.data !== undefined && plan.data !== null && day <= plan.data.last_finished_day;
  const known = { skip: planId === null || !isFinished };
  const input = { plan_id: planId ?? '', day };
  const answers = useDailyAnswersQuery(input, known).data;
  const skill = useDailyQuestionsQuery(input, known).data?.skill ?? null;
  const streak = useAchievementQuery({ plan_id: planId ?? '' }, known).data?.streak;
  const gain = useGain(isFinished ? planId : null, day, skill);
  const rate = answers && answers.length > 0 ? answers.filter(({ correct }) => correct).length / answers.length : null;
  const skillName = SKILLS.find(({ id }) => id === skill)?.name;
  return (
    <main id="main" className={styles.page}>
      <Aivy pose={rate !== null && rate >= CHEER_FROM ? 'cheer' : 'idle'} size={140} label="" />
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        Congratulations, {name}!
      </h1>
      <p className={styles.lead}>{finishedLine(day, rate)}</p>
      <ul className={styles.changes} aria-live="polite">
        {skillName === undefined ? null : (
          <li>
            <TrendingUp aria-hidden="true" size={24} strokeWidth={1.9} />
            <div>
              <b>
                {gain.isPending
                  ? 'Working out what changed…'
                  : gain.points > 0
                    ? `+${gain.points} ${gain.points === 1 ? 'point' : 'points'} of mastery`
                    : 'Mastery holds'}
              </b>
              <span>
                {gain.points > 0 || gain.isPending
                  ? skillName
                  : `${skillName}: five answers more make the estimate surer, also where it does not rise.`}
              </span>
            </div>
          </li>
        )}
        {streak ? (
          <li>
            <Flame aria-hidden="true" size={24} strokeWidth={1.9} />
            <div>
              <b>{streakLine(streak.days)}</b>
              <span>{longestLine(streak)}</span>
            </div>
          </li>
        ) : null}
        {streak?.freeze_left ? (
          <li>
            <Snowflake aria-hidden="true" size={24} strokeWidth={1.9} />
            <div>
              <b>One freeze left this week</b>
              <span>A day off does not break the streak.</span>
            </div>
          </li>
        ) : null}
      </ul>
      <div className={styles.actions}>
        <Button size="large" onClick={() => void navigate(routePath('Dashboard'))}>
          Go to your dashboard
        </Button>
        {planId !== null && isFinished && answers ? (
          <Button variant="outline" size="large" onClick={() => void navigate(resultOf(planId, day))}>
            Back to the result
          </Button>
        ) : null}
      </div>
    </main>
  );
}
