import { DIAGNOSTIC_MESSAGES } from '@aivy/contracts';
import { useMemo } from 'react';
import { diagnosticApi } from '../../../core/api/diagnostic';
import { useFinishedFormQuery } from '../finished-form';
import { analyseQuestions, type AnalysedQuestions, type QuestionResults } from '../../../player/analysis/model';

const { useRequestQuestionSolutionQuery } = diagnosticApi;

/** A section's questions joined with keys and results; both answers never change, so they are fetched once. */
export function useAnalysedQuestions(result: QuestionResults, formId: string): AnalysedQuestions {
  const questions = useFinishedFormQuery({ subject: result.subject, form_id: formId });
  const solutions = useRequestQuestionSolutionQuery({ subject: result.subject });
  const items = useMemo(
    () =>
      questions.data && solutions.data ? analyseQuestions(result.questions, questions.data, solutions.data) : null,
    [questions.data, solutions.data, result.questions],
  );
  return {
    items,
    failed: (questions.isError && !questions.isFetching) || (solutions.isError && !solutions.isFetching),
    failedText: DIAGNOSTIC_MESSAGES.solutionsFailed(result.subject),
    retry: () => {
      void questions.refetch();
      void solutions.refetch();
    },
  };
}
