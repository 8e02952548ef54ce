import { skipToken } from '@reduxjs/toolkit/query';
import { preloadDisplayFont } from '@aivy/web-ui';
import { planApi } from '../core/api/plan';
import { streakFact } from '../core/celebration/facts';
import { FinishScreen } from '../features/full-test/components/finish-screen';
import { TestGrowth } from '../features/plan/dashboard/components/test-growth';

const { useAchievementQuery, useGetPlanQuery, useGetSmallestGoalQuery, useScorePathQuery } = planApi;

export default function FullTestFinish() {
  preloadDisplayFont();
  // The test's report may have finished a day since the plan was read.
  const { data: plan } = useGetPlanQuery(undefined, { refetchOnMountOrArgChange: true });
  const ofPlan = plan ? { plan_id: plan.id } : skipToken;
  const { data: path } = useScorePathQuery(plan ? undefined : skipToken, { refetchOnMountOrArgChange: true });
  const days = useAchievementQuery(ofPlan, { refetchOnMountOrArgChange: true }).data?.streak.days ?? 0;
  const goal = useGetSmallestGoalQuery().data?.minutes;
  return (
    <FinishScreen plan={plan} streak={days > 0 ? streakFact(days, goal) : null}>
      {path ? <TestGrowth data={path} /> : null}
    </FinishScreen>
  );
}
