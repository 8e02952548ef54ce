import type { getRewards } from '@aivy/contracts';
import { POINTS_BY_TRY } from '@aivy/contracts';
import { Button, cx } from '@aivy/web-ui';
import { Check, Lock, Snowflake } from 'lucide-react';
import type { Output } from '../../../../core/api/api';
import { useRewardsQuery, useUnlockRewardMutation } from '../../api';
import { BADGES } from '../../badges';
import styles from './rewards.module.css';

type Rewards = Output<typeof getRewards>;

const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const SPOKEN = {
  done: 'practised',
  frozen: 'kept by your freeze',
  missed: 'missed',
  today: 'today, open',
  ahead: 'ahead',
};

const UNLOCKS: Record<Rewards['unlocks'][number]['name'], string> = {
  'mock-full-test': 'a full practice test',
  'path-trial': 'a trial of the full plan',
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
            {frozen >= 0
              ? `${DAY_NAMES[frozen]} was kept by your weekly freeze.`
              : streak.freeze_left
                ? 'One missed day a week is kept by a freeze.'
                : "This week's freeze is used."}
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

function PointsGoal({ rewards }: { rewards: Rewards }) {
  const [unlock, state] = useUnlockRewardMutation();
  const { points_left: left, unlocks } = rewards;
  const goal = unlocks.find(({ unlocked_at: at }) => at === null);
  const open = unlocks.filter(({ unlocked_at: at }) => at !== null);
  const missing = goal ? goal.cost - left : 0;
  return (
    <section aria-labelledby="points">
      <h2 id="points">Points</h2>
      <p className={styles.goal}>
        <b>{left}</b>
        {goal ? <span>of {goal.cost}</span> : null}
      </p>
      {goal ? (
        <div className={styles.track} role="img" aria-label={`${left} of ${goal.cost} points`}>
          <i style={{ width: `${Math.min(100, (100 * left) / goal.cost)}%` }} />
        </div>
      ) : null}
      {goal && missing <= 0 ? (
        <Button
          variant="accent"
          onClick={() => void unlock({ name: goal.name })}
          pendingLabel={state.isLoading ? 'Unlocking...' : undefined}
        >
          Unlock {UNLOCKS[goal.name]}
        </Button>
      ) : (
        <p className={styles.small}>
          {goal ? `${missing} more unlock ${UNLOCKS[goal.name]}. ` : 'Everything is unlocked. '}A first-try answer
          brings {POINTS_BY_TRY[0]}, a second {POINTS_BY_TRY[1]}, a third {POINTS_BY_TRY[2]}.
        </p>
      )}
      {open.length > 0 ? (
        <p className={styles.small}>Unlocked: {open.map(({ name }) => UNLOCKS[name]).join(' and ')}.</p>
      ) : null}
      {state.isError ? (
        <p className={styles.small} role="alert">
          That did not work. Please try again.
        </p>
      ) : null}
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
export function RewardsPanel() {
  const { data, isError, refetch } = useRewardsQuery();
  if (isError && !data)
    return (
      <p className={styles.small}>
        Streak and points are not here right now.{' '}
        <button type="button" className={styles.link} onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  if (!data) return <div className={styles.coming} aria-hidden="true" />;
  return (
    <>
      <StreakWeek streak={data.streak} />
      <PointsGoal rewards={data} />
      <Badges badges={data.badges} />
    </>
  );
}
