import { FULL_TEST_REPORT_MESSAGES } from '@aivy/contracts';
import { buttonClass } from '@aivy/web-ui';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { routePath } from '../../../config/route-names';
import { reportPath, resultPath, workbenchPath } from '../../../config/test-paths';
import { usePooledResult } from '../hooks/use-pooled-result';
import { useFullTestReport } from '../hooks/use-full-test-report';
import type { FullTestResult } from '../model';
import { fullTestSteps } from '../steps';
import { FullTestMissing } from './full-test-missing';
import { PacingView } from './pacing-view';
import { LazyProblemAnalysis } from './lazy-problem-analysis';
import { ResultFailed, ResultLoading } from './result-states';
import { RetakeTestSection } from './retake-test-section';
import { Wizard } from './wizard';

const noRetry = (): void => undefined;

function FullTestWizard({ testId, result: tested }: { testId: string; result: FullTestResult }) {
  const result = usePooledResult(tested);
  const navigate = useNavigate();
  if (!result) return <ResultLoading computing={false} />;
  const { total, retake = null } = result;
  return (
    <Wizard
      result={result}
      steps={fullTestSteps(result)}
      base={resultPath(testId)}
      pacing={<PacingView result={result} />}
      extra={
        <>
          {retake === null ? null : <RetakeTestSection testId={testId} subject={retake} />}
          {total === null && retake === null ? (
            <Link className={buttonClass('outline')} to={routePath('FullTestPreview')}>
              Take another full test
            </Link>
          ) : null}
          <Link className={buttonClass('outline')} to={workbenchPath(testId)}>
            Work on your mistakes
          </Link>
          <Link className={buttonClass('outline')} to={reportPath(testId)}>
            Print or save the report
          </Link>
        </>
      }
      onFinish={() => void navigate(routePath('FullTestFinish'), { state: { testId } })}
      analysis={({ subject, ...sheet }) => (
        <LazyProblemAnalysis
          result={result[subject]}
          analysis={{
            items: result.analysed[subject],
            failed: false,
            failedText: FULL_TEST_REPORT_MESSAGES.answersFailed,
            retry: noRetry,
          }}
          {...sheet}
        />
      )}
    />
  );
}

/** The result wizard of a full test, with the states around it. */
export function FullTestResultPage() {
  const { testId = '' } = useParams();
  const report = useFullTestReport(testId);
  switch (report.state) {
    case 'loading':
      return <ResultLoading computing={report.computing} />;
    case 'none':
      return <FullTestMissing unfinished={report.unfinished} />;
    case 'failed':
      return <ResultFailed onRetry={report.retry} message={report.message} module={report.module} />;
    case 'ready':
      return <FullTestWizard testId={testId} result={report.result} />;
  }
}
