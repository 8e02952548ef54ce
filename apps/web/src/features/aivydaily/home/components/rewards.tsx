import type { getRewards, OutputOf } from '@aivy/contracts';
import { cx } from '@aivy/web-ui';
import { Check, Lock, Snowflake } from 'lucide-react';
import { aivydailyApi } from '../../../../core/api/aivydaily';
import { BADGES } from '../../badges';
import { PointsGoal, type PointsGoalProps } from './points-goal';
import styles from './rewards.module.css';

const { useGetRewardsQuery } = aivydailyApi;

type Rewards = OutputOf<typeof getRewards>;

const FULL_DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const DAY_NAMES = FULL_DAY_NAMES.map((name) => name.slice(0, 3));
const SPOKEN = {
  done: 'practiced',
  frozen: 'covered by your freeze',
  missed: 'missed',
  today: 'today, not done yet',
  ahead: 'coming up',
};

function StreakWeek({ streak }: { streak: Rewards['streak'] }) {
  const frozen = streak.week.findIndex(({ state }) => state === 'frozen');
  return (
    <section aria-labelledby="streak">
      <h2 id="streak">Streak</h2>
      <p className={styles.count}>
        <b>{streak.days}</b>
        <span>
          <strong>{streak.days === 1 ? 'day in a row' : 'days in a row'}</strong>
          <small>
            {streak.days === 0
              ? 'One mission or set starts your streak.'
              : frozen >= 0
                ? `Your weekly freeze covered ${FULL_DAY_NAMES[frozen]}.`
                : streak.freeze_left
                  ? 'A freeze covers one missed day a week.'
                  : 'You’ve used this week’s freeze.'}
          </small>
        </span>
      </p>
      <ol className={styles.days} aria-label="This week">
        {streak.week.map(({ date, state }, index) => (
          <li key={date} aria-label={`${DAY_NAMES[index]}, ${SPOKEN[state]}`}>
            <i className={styles[state]} aria-hidden="true">
              {state === 'done' ? <Check size={16} strokeWidth={2.4} /> : null}
              {state === 'frozen' ? <Snowflake size={16} strokeWidth={2.4} /> : null}
            </i>
            <span aria-hidden="true">{DAY_NAMES[index]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Badges({ badges }: { badges: Rewards['badges'] }) {
  const sorted = [...badges].sort((x, y) => Number(y.earned_at !== null) - Number(x.earned_at !== null));
  return (
    <section aria-labelledby="badges">
      <h2 id="badges">Badges</h2>
      <ul className={styles.badges}>
        {sorted.slice(0, 6).map(({ name, earned_at: earned }) => {
          const { label, icon: Icon } = BADGES[name];
          return (
            <li key={name} className={cx(earned === null && styles.locked)}>
              <i aria-hidden="true">{earned === null ? <Lock size={20} /> : <Icon size={26} />}</i>
              {label}
              {earned === null ? <span className="vh">, not yet earned</span> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Streak, points and badges. Where they cannot be loaded the topics do without. */
export function RewardsPanel({ practiceTest }: Pick<PointsGoalProps, 'practiceTest'>) {
  const { data, isError, refetch } = useGetRewardsQuery();
  if (isError && !data)
    return (
      <p className={styles.small}>
        We couldn’t load your streak and points.{' '}
        <button type="button" className={styles.link} onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  if (!data) return <div className={styles.coming} aria-hidden="true" />;
  return (
    <>
      <StreakWeek streak={data.streak} />
      <PointsGoal rewards={data} practiceTest={practiceTest} />
      <Badges badges={data.badges} />
    </>
  );
}
