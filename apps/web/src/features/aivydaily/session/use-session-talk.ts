import { useMemo, type RefObject } from 'react';
import type { ApiError } from '../../../core/api/api';
import { aivydailyApi } from '../../../core/api/aivydaily';
import { replyTo, talkLines, type Talk } from '../../../player/tutor/talk';
import { dailyErrorText } from '../error-text';

const { useLazyGetMessageHistoryQuery, useSendDailyMessageMutation } = aivydailyApi;

const NOTHING_SAID = 'CHAT-HISTORY-NOTFOUND';

export interface SessionTalkOptions {
  conversationId: number;
  questionId: number;
  /** Answers are still taken. */
  isOpen: boolean;
  /** The question about which nothing was said yet: there is no history to ask for. */
  unsaid: RefObject<number | null>;
}

/** The talk about a question of a session. */
export function useSessionTalk({ conversationId, questionId, isOpen, unsaid }: SessionTalkOptions): Talk {
  const [send] = useSendDailyMessageMutation();
  const [load] = useLazyGetMessageHistoryQuery();
  return useMemo(
    () => ({
      key: `${conversationId}/${questionId}`,
      load: async () => {
        if (unsaid.current === questionId) return [];
        const { data, error } = await load({ cid: conversationId, qid: questionId });
        if (data) return talkLines([...data.hint, ...data.explanation]);
        if ((error as ApiError | undefined)?.code === NOTHING_SAID) return [];
        throw new Error(dailyErrorText(error as ApiError));
      },
      send: async (message, messageId) => {
        unsaid.current = null;
        const { data, error } = await send({
          conversation_id: conversationId,
          question_id: questionId,
          message,
          phase: isOpen ? '3.2' : '3.5',
          message_id: messageId,
        });
        if (!data) throw new Error(dailyErrorText(error as ApiError));
        return { ...replyTo(message, data.data), meta: data.meta };
      },
    }),
    [conversationId, isOpen, load, questionId, send, unsaid],
  );
}
