import { POINTS_BY_TRY, UNLOCK_PRODUCTS, type getRewards, type UnlockName } from '@aivy/contracts';
import { Button } from '@aivy/web-ui';
import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Output } from '../../../../core/api/api';
import { sessionApi } from '../../../../core/session/session-api';
import { useUnlockRewardMutation } from '../../api';
import { PlanTrial } from './plan-trial';
import styles from './rewards.module.css';

type Rewards = Output<typeof getRewards>;

const NAMES: Record<UnlockName, string> = {
  'mock-full-test': 'Full practice test',
  'path-trial': 'Trial of the full plan',
};
const IN_A_SENTENCE: Record<UnlockName, string> = {
  'mock-full-test': 'a full practice test',
  'path-trial': 'a trial of the full plan',
};
const COUNT = new Intl.NumberFormat('en');

/** Where the button to unlock was, the focus goes on to what was unlocked. */
const focusOn = (element: HTMLElement | null): void => element?.focus();

/** What there is to unlock: a trial of a product is nothing for who owns it already. */
function useUnlocks({ unlocks }: Rewards): Rewards['unlocks'] {
  // The guard has asked for it.
  const owned = sessionApi.endpoints.getUserInfo.useQueryState().data?.products ?? [];
  return unlocks.filter(({ name, unlocked_at: at }) => {
    const product = UNLOCK_PRODUCTS[name];
    return at !== null || product === null || !owned.includes(product);
  });
}

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
        {goal ? `${COUNT.format(goal.cost - left)} more unlock ${IN_A_SENTENCE[goal.name]}. ` : null}A first-try answer
        brings {POINTS_BY_TRY[0]}, a second {POINTS_BY_TRY[1]}, a third {POINTS_BY_TRY[2]}.
      </p>
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
            ) : left >= cost ? (
              <Button
                variant="accent"
                onClick={() => {
                  setAsked(name);
                  void unlock({ name });
                }}
                pendingLabel={state.isLoading && asked === name ? 'Unlocking...' : undefined}
              >
                Unlock {IN_A_SENTENCE[name]}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {state.isError ? (
        <p className={styles.small} role="alert">
          That did not work. Please try again.
        </p>
      ) : null}
    </section>
  );
}
