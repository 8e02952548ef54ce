import * as z from 'zod/mini';
import { defineCall } from '../core/call.js';
import {
  conversationId,
  idInQuery,
  messageId,
  givenPhase,
  offeredAnswer,
  phase,
  questionId,
  quickReply,
  safety,
  stepCheck,
  suggestions,
  tutorFace,
  tutorMessage,
} from './fields.js';

const inputError = 'INVALIDINPUT' as const;
const service = 'aivydaily' as const;
const audience = 'student' as const;

/** Why an answer or the next question was refused, when it was asked for in the talk. */
const refused = z.enum(['QUESTION-REACHLIMIT', 'ANSWER-REACHLIMIT', 'DUPLICATE-ANSWER', 'INVALIDINPUT']);

/** Exactly one of its fields: what the product does next. */
const meta = z.union([
  z.object({ /** Show this question. */ next: z.number() }),
  z.object({
    /** The attempt, or the attempt and whether it was right. */ submit: z.union([
      z.number(),
      z.tuple([z.number(), z.boolean()]),
    ]),
  }),
  z.object({ message: z.literal(true) }),
  z.object({ error: refused }),
]);
export type TutorMeta = z.infer<typeof meta>;

export const sendDailyMessage = defineCall({
  summary:
    'Talk with the tutor about a question; "next question", and an answer alone in phase 3.3, do what their own calls do',
  method: 'POST',
  path: '/aivydaily/send-message',
  service,
  pattern: 'aivydaily.send-message',
  audience,
  input: z.object({
    conversation_id: conversationId,
    question_id: questionId,
    message: tutorMessage,
    phase: givenPhase,
    /** Sent again under the same id, the message is stored and answered once. */
    message_id: z.optional(messageId),
  }),
  output: z.object({
    meta,
    data: z.object({
      /** Markdown subset with TeX between \( \). */
      content: z.string(),
      phase,
      /** Absent when the client named none. */
      message_id: z.optional(z.string()),
      quick_replies: z.array(quickReply),
      /** Rungs of the question's four hints that the student has seen. */
      hints_seen: z.number(),
      /** One plain line beside the reply, such as why no model answered. */
      note: z.optional(z.string()),
      step_check: z.optional(stepCheck),
      offered_answer: offeredAnswer,
      suggestions,
      face: tutorFace,
      safety,
    }),
  }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'CONVERSATION-NOTFOUND', 'QUESTION-NOTFOUND', 'DB'],
  idempotent: true,
  slow: true,
  deadlineMs: 40_000,
  limits: ['tutor'],
});

const line = z.object({
  content: z.string(),
  role: z.enum(['user', 'ai']),
  /** Of a reply: about the message right before it. */
  step_check: z.optional(stepCheck),
  offered_answer: offeredAnswer,
  suggestions,
  face: tutorFace,
  safety,
});

export const getMessageHistory = defineCall({
  summary: 'What was said about a question: up to its answer, and after it',
  method: 'GET',
  path: '/aivydaily/get-message-history',
  service,
  pattern: 'aivydaily.get-message-history',
  audience,
  input: z.object({ cid: idInQuery, qid: idInQuery }),
  output: z.object({ hint: z.array(line), explanation: z.array(line) }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'CONVERSATION-NOTFOUND', 'QUESTION-NOTFOUND', 'CHAT-HISTORY-NOTFOUND', 'DB'],
  idempotent: true,
  cache: { keepSeconds: 0 },
  reveals: 'solutions',
});

export const talkCalls = { sendDailyMessage, getMessageHistory } as const;
