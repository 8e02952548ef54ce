import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { entryOf } from '../../../../player/analysis/model';
import { aivydailyApi } from '../../../../core/api/aivydaily';
import { planApi } from '../../../../core/api/plan';
import type { AskedQuestion } from '../attempt';
import type { DailyMistake } from '../daily-attempt';

const { useGetPracticeAnswersQuery } = aivydailyApi;
const { useGetDailyAnswersQuery, useGetDailyQuestionsQuery, useGetPlanQuery } = planApi;

export type DailyQuestion =
  | { state: 'loading' }
  | { state: 'failed'; retry(): void }
  /** Its key is not to be had now: the student is asked it again. */
  | { state: 'withheld' }
  | { state: 'ready'; asked: AskedQuestion };

type Content = Pick<AskedQuestion, 'answer' | 'question' | 'correctAnswer' | 'explanation' | 'feedback' | 'typeset'>;

interface Asked {
  isError: boolean;
  isFetching: boolean;
  refetch(): unknown;
}

const joined = (mistake: DailyMistake, content: Content): AskedQuestion => ({
  ...mistake,
  ...content,
  position: mistake.number - 1,
  correct: false,
});

function stateOf(queries: readonly Asked[], asked: AskedQuestion | null, isThere: boolean): DailyQuestion {
  if (asked) return { state: 'ready', asked };
  const failed = queries.filter(({ isError, isFetching }) => isError && !isFetching);
  if (failed.length > 0) return { state: 'failed', retry: () => failed.forEach(({ refetch }) => void refetch()) };
  return isThere ? { state: 'withheld' } : { state: 'loading' };
}

function useUnitQuestion(mistake: DailyMistake): DailyQuestion {
  const isUnit = mistake.kind === 'unit';
  const plan = useGetPlanQuery(isUnit ? undefined : skipToken);
  const planId = plan.data?.id;
  const unit = isUnit && planId !== undefined ? { plan_id: planId, day: mistake.id } : skipToken;
  const questions = useGetDailyQuestionsQuery(unit);
  const answers = useGetDailyAnswersQuery(unit);
  const question = questions.data?.questions.find(({ id }) => id === mistake.questionId);
  const given = answers.data?.find(({ question_id: id }) => id === mistake.questionId);
  const asked = useMemo(() => {
    if (!question || !given || given.asked_again) return null;
    const { user_answer: entry, answer: correctAnswer, explanation, feedback, typeset } = given;
    return joined(mistake, { answer: entryOf(entry), question, correctAnswer, explanation, feedback, typeset });
  }, [mistake, question, given]);
  return stateOf([plan, questions, answers], asked, Boolean(questions.data && answers.data) || plan.data === null);
}

function usePracticeQuestion(mistake: DailyMistake): DailyQuestion {
  const answers = useGetPracticeAnswersQuery(
    mistake.kind === 'practice' ? { conversation_id: mistake.id } : skipToken,
    {
      // Whether it is asked again now may have changed since.
      refetchOnMountOrArgChange: true,
    },
  );
  const given = answers.data?.find(({ question }) => question.id === mistake.questionId);
  const asked = useMemo(() => {
    if (!given) return null;
    const { answers: tries, question, solution, feedback } = given;
    const { answer: correctAnswer, explanation, typeset } = solution;
    return joined(mistake, { answer: tries[0] ?? '', question, correctAnswer, explanation, feedback, typeset });
  }, [mistake, given]);
  return stateOf([answers], asked, answers.data !== undefined && !answers.isFetching);
}

/** Text and key of a mistake of a unit or of practice, asked for when it is opened. */
export function useDailyQuestion(mistake: DailyMistake): DailyQuestion {
  const ofUnit = useUnitQuestion(mistake);
  const ofPractice = usePracticeQuestion(mistake);
  return mistake.kind === 'unit' ? ofUnit : ofPractice;
}
