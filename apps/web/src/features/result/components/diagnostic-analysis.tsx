import { useAnalysedQuestions } from '../hooks/use-analysed-questions';
import type { DiagnosticResult } from '../model';
import { LazyProblemAnalysis } from './lazy-problem-analysis';
import type { OpenQuestion } from './wizard';

/** The sheet of a question of the diagnostic. */
export function DiagnosticAnalysis({
  result,
  open: { subject, ...sheet },
}: {
  result: DiagnosticResult;
  open: OpenQuestion;
}) {
  return (
    <LazyProblemAnalysis
      result={result[subject]}
      analysis={useAnalysedQuestions(result[subject], result.formId)}
      {...sheet}
    />
  );
}
