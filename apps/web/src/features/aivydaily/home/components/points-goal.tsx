import { POINTS_BY_TRY, PRODUCTS, UNIT_POINTS, type getRewards, type UnlockName, type OutputOf } from '@aivy/contracts';
import { Button } from '@aivy/web-ui';
import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { routePath } from '../../../../config/route-names';
import { useProducts } from '../../../../core/session/use-products';
import { aivydailyApi } from '../../../../core/api/aivydaily';
import { UNLOCK_WORDS, useUnlocks } from '../../use-next-unlock';
import { Extras } from './extras';
import { PlanTrial } from './plan-trial';
import styles from './rewards.module.css';

const { useUnlockRewardMutation } = aivydailyApi;

type Rewards = OutputOf<typeof getRewards>;

const NAMES: Record<UnlockName, string> = {
  'mock-full-test': 'Full practice test',
  'path-trial': `A week of ${PRODUCTS.path.name}`,
};
const COUNT = new Intl.NumberFormat('en');

/** Where the button to unlock was, the focus goes on to what was unlocked. */
const focusOn = (element: HTMLElement | null): void => element?.focus();

export interface PointsGoalProps {
  rewards: Rewards;
  /** The way into the practice test, once it is unlocked. @param since milliseconds since 1970 */
  practiceTest(since: number): ReactNode;
}

/** What the points are for: the next goal, then each reward with its cost, or the way into it once it is unlocked. */
export function PointsGoal({ rewards, practiceTest }: PointsGoalProps) {
  const [unlock, state] = useUnlockRewardMutation();
  const [asked, setAsked] = useState<UnlockName | null>(null);
  const { points_left: left } = rewards;
  const unlocks = useUnlocks(rewards);
  const { path } = useProducts();
  const { extras } = rewards;
  const isAllOpen = unlocks.every(({ unlocked_at: at }) => at !== null);
  const hasExtras =
    extras !== undefined && (extras.freezes > 0 || extras.looks.some(({ bought_at: at }) => at !== null));
  // What can be had already is no goal any more: its button stands below.
  const goal = unlocks.find(({ unlocked_at: at, cost }) => at === null && cost > left);
  const wayInto = (name: UnlockName, since: number): ReactNode =>
    ({ 'mock-full-test': practiceTest(since), 'path-trial': <PlanTrial /> })[name];
  return (
    <section aria-labelledby="points">
      <h2 id="points">Points</h2>
      <p className={styles.goal}>
        <b>{COUNT.format(left)}</b>
        {goal ? <span>of {COUNT.format(goal.cost)}</span> : null}
      </p>
      {goal ? (
        <div className={styles.track} role="img" aria-label={`${left} of ${goal.cost} points`}>
          <i style={{ width: `${Math.min(100, (100 * left) / goal.cost)}%` }} />
        </div>
      ) : null}
      <p className={styles.small}>
        {goal
          ? `${COUNT.format(goal.cost - left)} more points unlock ${UNLOCK_WORDS[goal.name]}.`
          : isAllOpen
            ? 'Everything to learn from is open. Spend your points on something fun.'
            : null}
      </p>
      <details className={styles.small}>
        <summary>How points work</summary>
        <p>
          Missions: {POINTS_BY_TRY[0]} points for a right first try, {POINTS_BY_TRY[1]} for a second, {POINTS_BY_TRY[2]}{' '}
          for a third.
        </p>
        <p>
          {PRODUCTS.path.name} sets: {UNIT_POINTS.right} points for each right answer and {UNIT_POINTS.finished} for
          finishing.
        </p>
      </details>
      {unlocks.length === 0 ? null : (
        <ul className={styles.unlocks}>
          {unlocks.map(({ name, cost, unlocked_at: at }) => (
            <li key={name}>
              <p>
                <b>{NAMES[name]}</b>
                {at === null ? (
                  <span>{COUNT.format(cost)} points</span>
                ) : (
                  <span className={styles.open}>
                    <Check size={16} strokeWidth={2.4} aria-hidden="true" /> Unlocked
                  </span>
                )}
              </p>
              {at !== null ? (
                <div ref={asked === name ? focusOn : undefined} tabIndex={-1}>
                  {wayInto(name, at)}
                </div>
              ) : left < cost ? null : (
                <Button
                  variant="accent"
                  onClick={() => {
                    setAsked(name);
                    void unlock({ name });
                  }}
                  pendingLabel={state.isLoading && asked === name ? 'Unlocking…' : undefined}
                >
                  Unlock {UNLOCK_WORDS[name]}
                </Button>
              )}
              {name === 'path-trial' && path === 'none' && at === null ? (
                <p className={styles.small}>
                  Your first week is free. <Link to={routePath('AccountPage')}>Add {PRODUCTS.path.name}</Link>
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {extras && (isAllOpen || hasExtras) ? <Extras extras={extras} left={left} /> : null}
      {state.isError ? (
        <p className={styles.small} role="alert">
          That didn’t work, and no points were spent. Try again.
        </p>
      ) : null}
    </section>
  );
}
