import { CHAT_FAULTS } from '@aivy/contracts';
import { useMemo } from 'react';
import { ANSWER_MAX_LENGTH, NO_QUESTION } from '../../config/tutor-limits';
import type { ApiError } from '../../core/api/api';
import { useAppSelector } from '../../core/store';
import { chatApi } from '../../core/api/chat';
import { keepConversation, keptConversation } from './kept-chats';
import { replyTo, TALK_FAULTS, talkLines, type Talk } from './talk';

const { useLazyGetChatHistoryQuery, useSendChatMessageMutation, useStartChatMutation } = chatApi;

/** The student reads the widget's sentence; what has failed stands in the log. */
function failed(fault: string, text: string, error: unknown): Error {
  console.warn(fault, error);
  return new Error(text);
}

const isGone = (error: unknown): boolean => (error as ApiError | undefined)?.code === 'CONVERSATION-NOTFOUND';

/**
 * The talk about a finished question, or about none, in a conversation of the chat service. It begins when the talk is
 * opened for the first time, or with the first message; a conversation that is not there any more begins anew.
 * @param question null: elsewhere
 * @param answer what the student had answered
 */
export function useChatTalk(question: number | null, answer: string): Talk {
  const userId = useAppSelector((state) => state.session.userId) ?? '';
  const [start] = useStartChatMutation();
  const [send] = useSendChatMessageMutation();
  const [load] = useLazyGetChatHistoryQuery();
  return useMemo(() => {
    const about = question ?? NO_QUESTION;
    // The same answer the page shows, where the chat can take it.
    const answered = answer !== '' && answer.length <= ANSWER_MAX_LENGTH ? { answer } : {};
    let beginning: Promise<number> | null = null;
    const begin = async (): Promise<number> => {
      const { data, error } = await start({ question_id: about });
      if (data === undefined) throw failed(CHAT_FAULTS.start, TALK_FAULTS.start, error);
      keepConversation(userId, about, data);
      return data;
    };
    /** Opening and a first message at once begin one conversation. */
    const conversation = async (): Promise<number> => {
      const kept = keptConversation(userId, about);
      if (kept !== null) return kept;
      beginning ??= begin().finally(() => (beginning = null));
      return beginning;
    };
    const forget = (): void => keepConversation(userId, about, null);
    return {
      key: `chat/${about}`,
      reloads: true,
      load: async () => {
        const kept = keptConversation(userId, about);
        if (kept !== null) {
          const { data, error } = await load({ conversation_id: kept });
          if (data) return talkLines(data);
          if (!isGone(error)) throw failed(CHAT_FAULTS.history, TALK_FAULTS.history, error);
          forget();
        }
        await conversation();
        return [];
      },
      send: async (message, messageId) => {
        const say = async () =>
          send({ conversation_id: await conversation(), message, message_id: messageId, ...answered });
        const first = await say();
        if (isGone(first.error)) forget();
        const { data, error } = isGone(first.error) ? await say() : first;
        if (!data) throw failed(CHAT_FAULTS.send, TALK_FAULTS.send, error);
        return replyTo(message, data);
      },
    };
  }, [answer, load, question, send, start, userId]);
}
