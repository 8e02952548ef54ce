import { skipToken } from '@reduxjs/toolkit/query';
import { Flame } from 'lucide-react';
import { PLANNED_STAGE } from '@aivy/contracts';
import { Chip } from '@aivy/web-ui';
import { useAppSelector } from '../../core/store';
import { aivydailyApi } from '../../core/api/aivydaily';
import { planApi } from '../../core/api/plan';
import styles from './header.module.css';

const { useGetRewardsQuery } = aivydailyApi;
const { useAchievementQuery, useGetPlanQuery } = planApi;

/** Days in a row with practice; the best ones so far while there's no streak. */
export function StreakChip() {
  const hasPlan = useAppSelector((state) => state.session.userStage >= PLANNED_STAGE);
  const { data: plan } = useGetPlanQuery(undefined, { skip: !hasPlan });
  const ofPlan = useAchievementQuery(plan ? { plan_id: plan.id } : skipToken);
  // One streak for both products; without a plan only AivyDaily knows it.
  const ofDaily = useGetRewardsQuery(undefined, { skip: hasPlan });
  const { days, longest } = (hasPlan ? ofPlan : ofDaily).data?.streak ?? { days: 0, longest: 0 };
  if (days === 0 && longest < 2) return null;
  return (
    <Chip tone="sun" icon={<Flame size={16} strokeWidth={1.9} aria-hidden />}>
      {days === 0 ? (
        <span>Best: {longest} days</span>
      ) : (
        <span>
          {days}
          <span className={styles.streakWord}>-day streak</span>
        </span>
      )}
    </Chip>
  );
}
