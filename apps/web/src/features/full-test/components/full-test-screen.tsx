import { isModuleNumber, subjectOfModule } from '@aivy/exam';
import { prefetchMath } from '@aivy/web-math';
import { Suspense, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { ElsewhereNotice, Submitting } from '../../../player';
import { Notice } from '../../../core/page/notice';
import { PageLoader } from '../../../core/page/page-loader';
import { lazyPiece } from '../../../lib/lazy-piece';
import { useFullTest } from '../hooks/use-full-test';
import { useReturn } from '../hooks/use-return';
import { ModuleOver } from './module-over';
import { OpenedModule } from './opened-module';

// Only the server says so, and then there is a network to fetch them by.
const GivenUpTest = lazyPiece(async () => (await import('./no-such-test')).GivenUpTest);
const NoSuchTest = lazyPiece(async () => (await import('./no-such-test')).NoSuchTest);

interface Place {
  testId: string;
  /** That the address names; 0 for none. */
  module: number;
}

/** The test page in full mode, or what stands in its way. */
export const FullTestScreen = (at: Place) => <Returning key={at.testId} {...at} />;

const Returning = (at: Place) => (useReturn(at.testId) ? <Submitting /> : <OpenTest {...at} />);

function OpenTest({ testId, module }: Place) {
  const view = useFullTest(testId, module);
  // With the first look at the test: a question of Math waits for it. A section without formulas does not pay for it.
  useEffect(() => {
    if (isModuleNumber(module) && subjectOfModule(module) === 'math') prefetchMath();
  }, [module]);
  switch (view.kind) {
    case 'elsewhere':
      return <ElsewhereNotice onContinue={view.takeOver} />;
    case 'over':
      return <ModuleOver onDone={view.goOn} />;
    case 'looking':
      return <PageLoader />;
    case 'lead':
      return <Navigate replace to={view.to} />;
    case 'given-up':
      return (
        <Suspense fallback={<PageLoader />}>
          <GivenUpTest />
        </Suspense>
      );
    case 'missing':
      return (
        <Suspense fallback={<PageLoader />}>
          <NoSuchTest />
        </Suspense>
      );
    case 'failed':
      return (
        <Notice
          title="The test could not be opened"
          text={`${view.message}. Your answers are kept; please try again.`}
          action="Try again"
          onAction={view.again}
        />
      );
    case 'module':
      return <OpenedModule key={`${view.module}:${view.round}`} testId={testId} view={view} />;
  }
}
