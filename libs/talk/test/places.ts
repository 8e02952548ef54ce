import {
  aivydailySchedules,
  aivydailyUserData,
  chatSchedules,
  chatUserData,
  handleChatDistress,
  handlePracticeDistress,
  listChatDistress,
  listPracticeDistress,
  NO_QUESTION,
  nextQuestion,
  sendChatMessage,
  sendDailyMessage,
  startChat,
  startPractice,
  type Caller,
} from '@aivy/contracts';
import type { RpcProbe } from '@aivy/server-testing';

/** What a reply has in every place. */
export interface Reply {
  content: string;
  message_id?: string | undefined;
  quick_replies: string[];
}

export interface Sent {
  conversation_id: number;
  message: string;
  message_id?: string;
}

let begun = 0;

/** Practice and chat, under their own calls and over their own tables. */
export const PLACES = [
  {
    name: 'practice',
    service: 'aivydaily',
    table: 'aivydaily.messages',
    inputError: 'INVALIDINPUT',
    list: listPracticeDistress,
    handle: handlePracticeDistress,
    eraseOld: aivydailySchedules.eraseOldMessages.name,
    erase: aivydailyUserData.erase,
    exported: async (probe: RpcProbe, user_id: string) =>
      (await probe.call(aivydailyUserData.export, { user_id })).sessions.flatMap(({ questions, messages = [] }) => [
        ...messages,
        ...questions.flatMap((each) => each.messages),
      ]),
    /** @returns the talk, and the question it's about */
    begin: async (probe: RpcProbe, caller: Partial<Caller>) => {
      // A topic has one open session, so another talk is about another topic.
      const { id } = await probe.call(startPractice, { subcategory: 12 + ((begun += 1) % 19) }, caller);
      return { id, about: (await probe.call(nextQuestion, { conversation_id: id }, caller)).question_id };
    },
    send: async (probe: RpcProbe, sent: Sent, about: number, caller: Partial<Caller>): Promise<Reply> =>
      (await probe.call(sendDailyMessage, { ...sent, question_id: about, phase: '3.1' }, caller)).data,
  },
  {
    name: 'the chat',
    service: 'chat',
    table: 'chat.exchanges',
    inputError: 'CHAT-INVALIDINPUT',
    list: listChatDistress,
    handle: handleChatDistress,
    eraseOld: chatSchedules.eraseOldMessages.name,
    erase: chatUserData.erase,
    exported: async (probe: RpcProbe, user_id: string) =>
      (await probe.call(chatUserData.export, { user_id })).flatMap(({ messages }) => messages),
    begin: async (probe: RpcProbe, caller: Partial<Caller>) => ({
      id: await probe.call(startChat, { question_id: NO_QUESTION }, caller),
      about: NO_QUESTION,
    }),
    send: (probe: RpcProbe, sent: Sent, _about: number, caller: Partial<Caller>): Promise<Reply> =>
      probe.call(sendChatMessage, sent, caller),
  },
] as const;
