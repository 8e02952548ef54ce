import { prefetchMath } from '@aivy/web-math';
import { useCallback, useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { breakPath, modulePath, resultPath } from '../../../config/test-paths';
import { useAlertsAtHand } from '../../../core/alerts/use-alerts-at-hand';
import { Notice } from '../../../core/page/notice';
import { PageLoader } from '../../../core/page/page-loader';
import type { Arrival } from '../hooks/use-full-test';
import { useTestState } from '../hooks/use-test-state';
import { moduleTitle } from '../titles';
import { BreakPage } from './break-page';
import { GivenUpTest, NoSuchTest } from './no-such-test';

/** The break before a module, as long as the server says that there is one. */
export function BreakScreen({ testId }: { testId: string }) {
  const navigate = useNavigate();
  const { test, clock, again } = useTestState(testId, breakPath(testId));
  // There is time now; Math comes next.
  useEffect(prefetchMath, []);
  useAlertsAtHand();
  const now = useCallback(() => clock.now(), [clock]);
  switch (test?.kind) {
    case undefined:
      return <PageLoader />;
    case 'missing':
      return <NoSuchTest />;
    case 'given-up':
      return <GivenUpTest />;
    case 'finished':
      return <Navigate replace to={resultPath(testId)} />;
    case 'failed':
      return (
        <Notice
          title="The test could not be opened"
          text="We could not find out how much of the break is left."
          action="Try again"
          onAction={again}
        />
      );
    case 'open': {
      const { module, progress } = test;
      const endsAt = progress?.deadline === null ? progress.break_ends : null;
      if (endsAt === null) return <Navigate replace to={modulePath(testId, module)} />;
      const rested: Arrival = { rested: true };
      const resume = (): void => void navigate(modulePath(testId, module), { replace: true, state: rested });
      return <BreakPage endsAt={endsAt} now={now} next={moduleTitle(module)} onResume={resume} />;
    }
  }
}
