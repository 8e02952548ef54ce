import { skipToken } from '@reduxjs/toolkit/query';
import { Flame } from 'lucide-react';
import { Chip } from '@aivy/web-ui';
import { useAchievementQuery, usePlanQuery } from '../../features/plan/api';
import styles from './header.module.css';

/** Days in a row with a finished unit; nothing while there is no streak. */
export function StreakChip() {
  const { data: plan } = usePlanQuery();
  const { data } = useAchievementQuery(plan ? { plan_id: plan.id } : skipToken);
  const days = data?.streak.days ?? 0;
  if (days === 0) return null;
  return (
    <Chip tone="sun" icon={<Flame size={16} strokeWidth={1.9} aria-hidden />}>
      <span>
        {days}
        <span className={styles.streakWord}>-day streak</span>
      </span>
    </Chip>
  );
}
