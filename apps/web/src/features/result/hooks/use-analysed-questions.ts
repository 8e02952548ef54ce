import { DIAGNOSTIC_MESSAGES } from '@aivy/contracts';
import { useMemo } from 'react';
import { useResultQuestionsQuery, useResultSolutionsQuery } from '../api';
import { analyseQuestions, type AnalysedQuestion, type SubjectResult } from '../model';

export interface AnalysedQuestions {
  /** Null until questions and keys are both there. */
  items: readonly AnalysedQuestion[] | null;
  failed: boolean;
  /** What to say of a question that cannot be shown. */
  failedText: string;
  retry: () => void;
}

/** A section's questions joined with keys and results; both answers never change, so they are fetched once. */
export function useAnalysedQuestions(result: SubjectResult, formId: string): AnalysedQuestions {
  const questions = useResultQuestionsQuery({ subject: result.subject, form_id: formId });
  const solutions = useResultSolutionsQuery({ subject: result.subject });
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
