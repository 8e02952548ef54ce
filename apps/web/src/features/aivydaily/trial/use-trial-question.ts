import { isDuplicate } from '@aivy/exam';
import { useCallback, useRef, useState } from 'react';
import type { Solution } from '@aivy/contracts';
import type { ApiError } from '../../../core/api/api';
import { aivydailyApi } from '../../../core/api/aivydaily';
import { dailyErrorText } from '../error-text';
import type { AnswerResult } from '../session/use-practice-session';

const { useTryAnswerMutation } = aivydailyApi;

const DUPLICATE = { code: 'DUPLICATE-ANSWER', status: 409 } as const;

interface TrialAnswers {
  answers: readonly string[];
  closed: boolean;
  /** Of the last answer. */
  result: AnswerResult | null;
  solution: Solution | null;
}

const NONE: TrialAnswers = { answers: [], closed: false, result: null, solution: null };

/** A question of the trial and the attempts at it: the server marks them, and only this page keeps them. */
export function useTrialQuestion(questionId: number) {
  const [state, setState] = useState(NONE);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [mark] = useTryAnswerMutation();
  const underWay = useRef(false);

  const answer = useCallback(
    async (given: string): Promise<void> => {
      if (underWay.current || state.closed) return;
      setFault(null);
      if (state.answers.some((each) => isDuplicate(each, given))) {
        setFault(dailyErrorText(DUPLICATE));
        return;
      }
      underWay.current = true;
      setBusy(true);
      const answers = [...state.answers, given];
      const { data, error } = await mark({ question_id: questionId, answers });
      underWay.current = false;
      setBusy(false);
      if (!data) {
        setFault(dailyErrorText(error as ApiError));
        return;
      }
      const { correct, is_completed: closed, feedback, solution } = data;
      const result = { attempt: answers.length, correct, feedback, points: null };
      setState({ answers, closed, result, solution });
    },
    [mark, questionId, state],
  );
  return { ...state, busy, fault, answer };
}
