import { preloadDisplayFont } from '@aivy/web-ui';
import { FinishScreen } from '../features/full-test/components/finish-screen';
import { usePlanQuery } from '../features/plan/unit-api';

export default function FullTestFinish() {
  preloadDisplayFont();
  // The test's report may have finished a day since the plan was read.
  const { data: plan } = usePlanQuery(undefined, { refetchOnMountOrArgChange: true });
  return <FinishScreen plan={plan} />;
}
