import { prefetchMath } from '@aivy/web-math';
import { preloadDisplayFont } from '@aivy/web-ui';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { Notice } from '../core/page/notice';
import { PageLoader } from '../core/page/page-loader';
import { useAppDispatch, useAppSelector } from '../core/store';
import {
  BreakPage,
  findTest,
  GivenUpTest,
  modulePath,
  moduleTitle,
  NoSuchTest,
  resultPath,
  ServerClock,
  type TestState,
} from '../features/full-test';

/** The break before a module, as long as the server says that there is one. */
export function FullTestBreak() {
  preloadDisplayFont();
  const { testId = '' } = useParams();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const userId = useAppSelector((state) => state.session.userId) ?? '';
  const [clock] = useState(() => new ServerClock());
  const [test, setTest] = useState<TestState | null>(null);
  const look = useCallback(() => {
    setTest(null);
    void dispatch(findTest(userId, testId, clock)).then(setTest);
  }, [clock, dispatch, testId, userId]);
  useEffect(look, [look]);
  // There is time now; Math comes next.
  useEffect(prefetchMath, []);
  const now = useCallback(() => clock.now(), [clock]);
  if (!test) return <PageLoader />;
  if (test.kind === 'missing') return <NoSuchTest />;
  if (test.kind === 'given-up') return <GivenUpTest />;
  if (test.kind === 'finished') return <Navigate replace to={resultPath(testId)} />;
  if (test.kind !== 'open')
    return (
      <Notice
        title="The test could not be opened"
        text="We could not find out how much of the break is left."
        action="Try again"
        onAction={look}
      />
    );
  const resume = (): void => void navigate(modulePath(testId, test.module), { replace: true, state: { rested: true } });
  const endsAt = test.progress?.deadline === null ? test.progress.break_ends : null;
  if (endsAt === null) return <Navigate replace to={modulePath(testId, test.module)} />;
  return <BreakPage endsAt={endsAt} now={now} next={moduleTitle(test.module)} onResume={resume} />;
}
