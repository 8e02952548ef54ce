import type {
  getChatHistory,
  getChatReply,
  getMessageHistory,
  sendChatMessage,
  sendDailyMessage,
  startChat,
  tryMessage,
} from '@aivy/contracts';
import { api, endpoint, type Input, type Output } from '../../core/api/api';

/** The talk shows its failures itself. */
const LOCAL = { alerts: 'local' } as const;
/** The documents' bound on loading what was said. */
const HISTORY = { alerts: 'local', timeoutMs: 1_000 } as const;

/** The calls of every talk with the tutor: in a session, beside an analysed question, in the trial. */
const tutorApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendDailyMessage: build.mutation<Output<typeof sendDailyMessage>, Input<typeof sendDailyMessage>>(
      endpoint<typeof sendDailyMessage>('POST', '/aivydaily/send-message', {}, LOCAL),
    ),
    messageHistory: build.query<Output<typeof getMessageHistory>, Input<typeof getMessageHistory>>(
      endpoint<typeof getMessageHistory>('GET', '/aivydaily/get-message-history', { keepUnusedDataFor: 0 }, HISTORY),
    ),
    tryMessage: build.mutation<Output<typeof tryMessage>, Input<typeof tryMessage>>(
      endpoint<typeof tryMessage>('POST', '/aivydaily/trial-message', {}, LOCAL),
    ),
    startChat: build.mutation<Output<typeof startChat>, Input<typeof startChat>>(
      endpoint<typeof startChat>('POST', '/chat/start', {}, LOCAL),
    ),
    sendChatMessage: build.mutation<Output<typeof sendChatMessage>, Input<typeof sendChatMessage>>(
      endpoint<typeof sendChatMessage>('POST', '/chat/send_message', {}, LOCAL),
    ),
    chatHistory: build.query<Output<typeof getChatHistory>, Input<typeof getChatHistory>>(
      endpoint<typeof getChatHistory>('POST', '/chat/history', { keepUnusedDataFor: 600 }, HISTORY),
    ),
    chatReply: build.query<Output<typeof getChatReply>, Input<typeof getChatReply>>(
      endpoint<typeof getChatReply>('GET', '/chat/reply', { keepUnusedDataFor: 0 }, LOCAL),
    ),
  }),
});

export const {
  useLazyChatHistoryQuery,
  useLazyChatReplyQuery,
  useLazyMessageHistoryQuery,
  useSendChatMessageMutation,
  useSendDailyMessageMutation,
  useStartChatMutation,
  useTryMessageMutation,
} = tutorApi;
