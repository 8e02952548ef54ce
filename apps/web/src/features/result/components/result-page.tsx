import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '../../../core/store';
import { routePath } from '../../../config/route-names';
import { useAnalysedQuestions } from '../hooks/use-analysed-questions';
import { useTestReport } from '../hooks/use-test-report';
import type { DiagnosticResult } from '../model';
import { RESULT_STEPS } from '../steps';
import { ProblemAnalysis } from './problem-analysis';
import { ResultFailed, ResultLoading, ResultMissing } from './result-states';
import { Wizard, type OpenQuestion } from './wizard';

function DiagnosticAnalysis({ result, open: { subject, ...sheet } }: { result: DiagnosticResult; open: OpenQuestion }) {
  return (
    <ProblemAnalysis
      result={result[subject]}
      analysis={useAnalysedQuestions(result[subject], result.formId)}
      {...sheet}
    />
  );
}

function DiagnosticWizard({ result }: { result: DiagnosticResult }) {
  const navigate = useNavigate();
  const product = useAppSelector((state) => state.session.product);
  return (
    <Wizard
      result={result}
      steps={RESULT_STEPS}
      base={routePath('DiagnosticResultContent')}
      // The plan's target comes here once there is one; until then a full test is what follows, or the daily product.
      onFinish={() => void navigate(routePath(product === 'daily' ? 'AivyDailyTrial' : 'FullTestPreview'))}
      analysis={(open) => <DiagnosticAnalysis result={result} open={open} />}
    />
  );
}

/** The diagnostic's result wizard, with the states around it. */
export function ResultPage() {
  const report = useTestReport();
  switch (report.state) {
    case 'loading':
      return <ResultLoading computing={report.computing} />;
    case 'none':
      return <ResultMissing unfinished={report.unfinished} />;
    case 'failed':
      return <ResultFailed onRetry={report.retry} />;
    case 'ready':
      return <DiagnosticWizard result={report.result} />;
  }
}
