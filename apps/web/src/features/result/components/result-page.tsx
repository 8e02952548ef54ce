import { useNavigate } from 'react-router-dom';
import { useAnalysedQuestions } from '../hooks/use-analysed-questions';
import { useTestReport } from '../hooks/use-test-report';
import type { DiagnosticResult } from '../model';
import { RESULT_PATH, RESULT_STEPS } from '../steps';
import { ProblemAnalysis } from './problem-analysis';
import { ResultFailed, ResultLoading, ResultMissing } from './result-states';
import { Wizard, type OpenQuestion } from './wizard';

function DiagnosticAnalysis({ result, open: { subject, ...sheet } }: { result: DiagnosticResult; open: OpenQuestion }) {
  return <ProblemAnalysis result={result[subject]} analysis={useAnalysedQuestions(result[subject], result.formId)} {...sheet} />;
}

function DiagnosticWizard({ result }: { result: DiagnosticResult }) {
  const navigate = useNavigate();
  return (
    <Wizard
      result={result} steps={RESULT_STEPS} base={RESULT_PATH}
      // After the last screen the review starts over at the overview.
      onFinish={() => void navigate(RESULT_PATH, { state: { arrived: true } })}
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
