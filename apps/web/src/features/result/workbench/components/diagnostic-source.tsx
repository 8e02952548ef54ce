import {
  DIAGNOSTIC_MESSAGES,
  type OutputOf,
  type requestQuestions,
  type requestQuestionSolution,
} from '@aivy/contracts';
import { SUBJECTS } from '@aivy/exam';
import { useEffect, useMemo } from 'react';
import { analyseQuestions, type SubjectName } from '../../../../player/analysis/model';
import { diagnosticApi } from '../../../../core/api/diagnostic';
import { useFinishedFormQuery } from '../../finished-form';
import { DIAGNOSTIC, readDiagnosticAttempt, type Attempt, type DiagnosticQuestion } from '../attempt';
import type { Loaded } from '../hooks/use-attempts';
import { scoredReport } from '../scored-report';

const { useGetTestDetailQuery, useRequestQuestionSolutionQuery } = diagnosticApi;

interface Given {
  questions: OutputOf<typeof requestQuestions>;
  solutions: OutputOf<typeof requestQuestionSolution>;
}
type Results = Parameters<typeof analyseQuestions>[0];

/** Questions with keys, results, and what the measurement says of each. */
function joined(results: Results, { questions, solutions }: Given): DiagnosticQuestion[] {
  const told = new Map(solutions.map((each) => [each.question_id, each]));
  return analyseQuestions(results, questions, solutions).map((each) => {
    const { level, rushed } = told.get(each.question.id) ?? {};
    return { ...each, level, rushed };
  });
}

/** Questions and keys of a section; null until both are there. */
function useSection(subject: SubjectName, formId: string | undefined): { given: Given | null; failed: boolean } {
  const questions = useFinishedFormQuery({ subject, form_id: formId });
  const solutions = useRequestQuestionSolutionQuery({ subject });
  const given = useMemo(
    () => (questions.data && solutions.data ? { questions: questions.data, solutions: solutions.data } : null),
    [questions.data, solutions.data],
  );
  return { given, failed: [questions, solutions].some(({ isError, isFetching }) => isError && !isFetching) };
}

/** Brings the diagnostic with its report; shows nothing itself. */
export function DiagnosticSource({ onLoaded }: { onLoaded(id: string, loaded: Loaded): void }) {
  const detail = useGetTestDetailQuery().data;
  const scored = useMemo(() => (detail ? scoredReport(detail) : null), [detail]);
  const english = useSection('english', detail?.form_id);
  const math = useSection('math', detail?.form_id);
  const attempt = useMemo((): Attempt | null => {
    if (!detail || !scored || !english.given || !math.given) return null;
    const { report, result } = scored;
    return readDiagnosticAttempt(detail.start_time, report, result, {
      english: joined(result.english.questions, english.given),
      math: joined(result.math.questions, math.given),
    });
  }, [detail, scored, english.given, math.given]);
  const refused = [english, math].findIndex(({ failed }) => failed);
  useEffect(() => {
    if (attempt) onLoaded(DIAGNOSTIC, { state: 'ready', attempt });
    else if (refused >= 0)
      onLoaded(DIAGNOSTIC, { state: 'failed', message: DIAGNOSTIC_MESSAGES.solutionsFailed(SUBJECTS[refused]!) });
  }, [attempt, onLoaded, refused]);
  return null;
}
