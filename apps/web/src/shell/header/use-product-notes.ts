import { PLANNED_STAGE, type ProductKey } from '@aivy/contracts';
import { dayOfPlan } from '../../core/plan/day-of-plan';
import { useAppSelector } from '../../core/store';
import type { Products } from '../../core/session/use-products';
import { aivydailyApi } from '../../core/api/aivydaily';
import { planApi } from '../../core/api/plan';
import { dateRange, shortDate } from '../../lib/local-date-text';

const { useGetRewardsQuery } = aivydailyApi;
const { useGetPlanQuery } = planApi;

/** A line for each product: where the student is in it, or what it offers. */
export function useProductNotes({ owned, path, access, week }: Products): Record<ProductKey, string> {
  const hasPlan = useAppSelector((state) => state.session.userStage >= PLANNED_STAGE);
  const { data: plan } = useGetPlanQuery(undefined, { skip: !hasPlan });
  const { data: rewards } = useGetRewardsQuery(undefined, { skip: !owned.includes('daily') });
  const pathNote = (): string => {
    if (!owned.includes('path')) return 'Full plan with practice tests. First week free.';
    if (week) return `${week.free ? 'Free week' : 'Your week'}, ${dateRange(week.from, week.to)}`;
    if (path === 'ended' && access?.lastDay) return `Free week ended ${shortDate(access.lastDay)}`;
    if (!plan) return 'Your plan with practice tests';
    return dayOfPlan(plan) ?? 'Plan finished';
  };
  const dailyNote = (): string => {
    if (!owned.includes('daily')) return '15-minute missions, free to try';
    if (!rewards) return 'Daily missions';
    const points = `${rewards.points_left} ${rewards.points_left === 1 ? 'point' : 'points'}`;
    return rewards.streak.days > 0 ? `${rewards.streak.days}-day streak, ${points}` : points;
  };
  return { path: pathNote(), daily: dailyNote() };
}
