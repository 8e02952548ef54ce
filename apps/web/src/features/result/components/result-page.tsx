import type { ReactNode } from 'react';
import { PLANNED_STAGE } from '@aivy/contracts';
import { useNavigate, useParams } from 'react-router-dom';
import { useProducts } from '../../../core/session/use-products';
import { useAppSelector } from '../../../core/store';
import { routePath } from '../../../config/route-names';
import { usePooledResult } from '../hooks/use-pooled-result';
import { useTestReport } from '../hooks/use-test-report';
import type { DiagnosticResult } from '../model';
import { diagnosticSteps } from '../steps';
import { DiagnosticAnalysis } from './diagnostic-analysis';
import { ResultFailed, ResultLoading, ResultMissing } from './result-states';
import type { Retake } from './retake-button';
import { UnscoredDiagnostic } from './unscored-diagnostic';
import { Wizard } from './wizard';

export interface ResultPageProps {
  /** The last screen: where the target score is set. */
  target: ReactNode;
  retake: Retake;
}

function DiagnosticWizard({ result: tested, target }: { result: DiagnosticResult } & Pick<ResultPageProps, 'target'>) {
  const result = usePooledResult(tested);
  const navigate = useNavigate();
  const { owned } = useProducts();
  const { product, userStage } = useAppSelector((state) => state.session);
  const { step } = useParams();
  if (!result) return <ResultLoading computing={false} />;
  return (
    <Wizard
      result={result}
      steps={diagnosticSteps(product === 'daily', owned.includes('path') || userStage >= PLANNED_STAGE, step)}
      base={routePath('DiagnosticResultContent')}
      target={target}
      // Only the daily product's wizard ends with a button of its own.
      onFinish={() => void navigate(routePath('AivyDaily'))}
      analysis={(open) => <DiagnosticAnalysis result={result} open={open} />}
    />
  );
}

/** The diagnostic's result wizard, with the states around it. */
export function ResultPage({ target, retake }: ResultPageProps) {
  const report = useTestReport();
  switch (report.state) {
    case 'loading':
      return <ResultLoading computing={report.computing} />;
    case 'none':
      return <ResultMissing unfinished={report.unfinished} />;
    case 'failed':
      return <ResultFailed onRetry={report.retry} />;
    case 'ready':
      return report.result.total === null ? (
        <UnscoredDiagnostic result={report.result} retake={retake} />
      ) : (
        <DiagnosticWizard result={report.result} target={target} />
      );
  }
}
