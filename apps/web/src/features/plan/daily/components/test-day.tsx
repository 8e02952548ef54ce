import { Navigate } from 'react-router-dom';
import { resultPath } from '../../../../config/test-paths';
import { PageLoader } from '../../../../core/page/page-loader';
import { planApi } from '../../../../core/api/plan';
import { ClosedDay } from './closed-day';

const { useGetPlanQuery, useScorePathQuery } = planApi;

/** A practice test's day: the result of the test that finished it, or the way to take one. */
export function TestDay({ planId, day }: { planId: string; day: number }) {
  const plan = useGetPlanQuery();
  const finished = plan.data?.id === planId && day <= plan.data.last_finished_day;
  const scores = useScorePathQuery(undefined, { skip: !finished });
  if (plan.isLoading || scores.isLoading) return <PageLoader />;
  const test = scores.data?.score_path.find((each) => each.kind === 'full-test' && each.day === day);
  return finished && test?.test_id ? (
    <Navigate replace to={resultPath(test.test_id)} />
  ) : (
    <ClosedDay state={{ kind: 'test-day', finished }} planId={planId} day={day} />
  );
}
