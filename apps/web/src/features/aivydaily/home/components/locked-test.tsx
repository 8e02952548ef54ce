import { PRODUCTS, UNLOCK_COSTS } from '@aivy/contracts';
import { Button, buttonClass } from '@aivy/web-ui';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { routePath } from '../../../../config/route-names';
import { useProducts } from '../../../../core/session/use-products';
import { aivydailyApi } from '../../../../core/api/aivydaily';
import styles from './rewards.module.css';

const { useGetRewardsQuery, useUnlockRewardMutation } = aivydailyApi;

const COST = UNLOCK_COSTS['mock-full-test'];

/** Two ways to a full test for an account without AivyPath: points, or AivyPath. */
export function LockedTest() {
  const { path } = useProducts();
  const { data: rewards } = useGetRewardsQuery();
  const [unlock, { isLoading, isError }] = useUnlockRewardMutation();
  // Shown after it's unlocked too, once that test is taken.
  const isUsed = useTestUnlock(false) !== null;
  const left = rewards?.points_left ?? 0;
  return (
    <section className={styles.lockedTest} aria-labelledby="locked-test">
      <h2 id="locked-test">
        <Lock size={20} strokeWidth={2} aria-hidden /> Full tests come with {PRODUCTS.path.name}
      </h2>
      {isUsed ? (
        <p>You’ve taken the test you unlocked. Its report is in the list below.</p>
      ) : (
        <p>
          Or unlock one for {COST} points. You have {left}.
        </p>
      )}
      <div className={styles.lockedWays}>
        <Link to={routePath('AccountPage')} className={buttonClass('primary')}>
          {path === 'ended' ? 'Choose a plan' : `Try ${PRODUCTS.path.name} free for a week`}
        </Link>
        {isUsed ? null : left >= COST ? (
          <Button
            variant="outline"
            pendingLabel={isLoading ? 'Unlocking…' : undefined}
            onClick={() => void unlock({ name: 'mock-full-test' })}
          >
            Unlock for {COST} points
          </Button>
        ) : (
          <Link to={routePath('AivyDaily')} className={buttonClass('outline')}>
            Earn points in {PRODUCTS.daily.name}
          </Link>
        )}
      </div>
      {isError ? (
        <p className={styles.small} role="alert">
          That didn’t work, and no points were spent. Try again.
        </p>
      ) : null}
    </section>
  );
}

/** When a full test was unlocked with points; null before that. */
export function useTestUnlock(skip: boolean): number | null {
  const { data: rewards } = useGetRewardsQuery(undefined, { skip });
  return rewards?.unlocks.find(({ name }) => name === 'mock-full-test')?.unlocked_at ?? null;
}
