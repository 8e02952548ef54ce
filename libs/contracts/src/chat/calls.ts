import * as z from 'zod/mini';
import {
  messageId,
  phase,
  quickReply,
  safety,
  stepCheck,
  suggestions,
  tutorFace,
  tutorMessage,
} from '../aivydaily/fields.js';
import { defineCall } from '../core/call.js';
import { handleChatDistress, listChatDistress } from './distress-calls.js';
import { integer, offsetInQuery, takeInQuery } from './fields.js';

const inputError = 'CHAT-INVALIDINPUT' as const;
const service = 'chat' as const;
const audience = 'student' as const;

export const startChat = defineCall({
  summary: 'Start a conversation with the tutor, about a question that is finished or about none',
  method: 'POST',
  path: '/chat/start',
  service,
  pattern: 'chat.start',
  audience,
  input: z.object({ question_id: integer }),
  /** The conversation id. */
  output: z.number(),
  inputError: 'CHAT-INVALIDQUESTION',
  errors: ['AUTH-UNAUTHORIZED', 'QUESTION-NOTFOUND', 'CHAT-DB'],
  idempotent: false,
});

const reply = z.object({
  /** Markdown subset with TeX between \( \). */
  content: z.string(),
  phase,
  message_id: z.optional(z.string()),
  quick_replies: z.array(quickReply),
  note: z.optional(z.string()),
  step_check: z.optional(stepCheck),
  suggestions,
  face: tutorFace,
  safety,
});

export const sendChatMessage = defineCall({
  summary: 'Say something to the tutor; the reply comes whole here, and as it is written over the socket',
  method: 'POST',
  path: '/chat/send_message',
  service,
  pattern: 'chat.send-message',
  audience,
  input: z.object({
    conversation_id: integer,
    message: tutorMessage,
    /** What the student had answered, as the page shows it. */
    answer: z.optional(z.string().check(z.maxLength(6))),
    /** Sent again under the same id, the message is stored and answered once. */
    message_id: z.optional(messageId),
  }),
  output: reply,
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'CHAT-INVALIDCONVERSATION', 'CONVERSATION-NOTFOUND', 'CHAT-DB'],
  idempotent: true,
  slow: true,
  deadlineMs: 40_000,
  limits: ['tutor'],
});

export const getChatHistory = defineCall({
  summary: 'What was said in a conversation, in order',
  method: 'POST',
  path: '/chat/history',
  service,
  pattern: 'chat.history',
  audience,
  input: z.object({ conversation_id: integer }),
  output: z.array(
    z.object({
      role: z.enum(['user', 'other']),
      content: z.string(),
      /** Of a reply: about the message right before it. */
      step_check: z.optional(stepCheck),
      suggestions,
      face: tutorFace,
      safety,
    }),
  ),
  inputError: 'CHAT-INVALIDCONVERSATION',
  errors: ['AUTH-UNAUTHORIZED', 'CONVERSATION-NOTFOUND', 'CHAT-DB'],
  idempotent: true,
  cache: { keepSeconds: 600 },
});

export const getChatReply = defineCall({
  summary: 'The rest of a reply that is being written, from a character on: for a socket that dropped',
  method: 'GET',
  path: '/chat/reply',
  service,
  pattern: 'chat.reply',
  audience,
  input: z.object({
    message_id: messageId,
    /** Characters that are there already (UTF-16). */
    from: offsetInQuery,
    /** Of the parts that are there already: when the reply was begun anew since, all of it comes. */
    take: z.optional(takeInQuery),
  }),
  output: z.object({ at: z.number(), text: z.string(), done: z.boolean(), take: z.optional(z.number()) }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'CHAT-HISTORY-NOTFOUND', 'CHAT-DB'],
  idempotent: true,
  cache: { keepSeconds: 0 },
});

export const chatCalls = {
  startChat,
  sendChatMessage,
  getChatHistory,
  getChatReply,
  listChatDistress,
  handleChatDistress,
} as const;
