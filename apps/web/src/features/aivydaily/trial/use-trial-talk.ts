import { useMemo, useRef } from 'react';
import type { ApiError } from '../../../core/api/api';
import { aivydailyApi } from '../../../core/api/aivydaily';
import { replyTo, type Talk } from '../../../player/tutor/talk';
import { dailyErrorText } from '../error-text';

const { useTryMessageMutation } = aivydailyApi;

/** Messages that the server numbers; more are not said in a trial. */
const LAST_TURN = 200;

/**
 * The talk about a question of the trial: the server keeps nothing of it, so the page tells it what was before.
 * @param answers so far, in order
 * @param isOpen answers are still taken
 */
export function useTrialTalk(questionId: number, answers: readonly string[], isOpen: boolean): Talk {
  const [send] = useTryMessageMutation();
  const hintsSeen = useRef(0);
  const turn = useRef(0);
  return useMemo(
    () => ({
      key: `trial/${questionId}`,
      load: async () => [],
      send: async (message) => {
        const { data, error } = await send({
          question_id: questionId,
          answers: [...answers],
          message,
          phase: isOpen ? '3.2' : '3.5',
          hints_seen: hintsSeen.current,
          turn: Math.min(turn.current, LAST_TURN),
        });
        if (!data) throw new Error(dailyErrorText(error as ApiError));
        turn.current += 1;
        hintsSeen.current = data.hints_seen;
        // The next question is the button's.
        return replyTo(message, { ...data, quick_replies: data.quick_replies.filter((reply) => reply !== 'next') });
      },
    }),
    [answers, isOpen, questionId, send],
  );
}
