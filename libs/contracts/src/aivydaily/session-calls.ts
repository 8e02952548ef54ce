import * as z from 'zod/mini';
import { defineCall } from '../core/call.js';
import { spentMs, nothing } from '../core/fields.js';
import { typeset } from '../core/question.js';
import { MOST_ATTEMPTS } from './attempts.js';
import { conversationId, givenAnswer, idInQuery, moment, questionId, subcategory } from './fields.js';

const inputError = 'INVALIDINPUT' as const;
const service = 'aivydaily' as const;
const audience = 'student' as const;
const session = z.object({ conversation_id: conversationId });

export const startPractice = defineCall({
  summary:
    'Start a practice session on a topic; one on that topic that has been open for less than 24 hours is resumed',
  method: 'POST',
  path: '/aivydaily/start',
  service,
  pattern: 'aivydaily.start',
  audience,
  input: z.object({
    subcategory,
    /** A question of the topic that was met in a finished test: the next three are as hard as it is. */
    like: z.optional(questionId),
    /** Its next questions are all harder than the student's level. */
    above: z.optional(z.boolean()),
  }),
  output: z.object({
    /** The conversation id. */
    id: z.number(),
    subcategory: z.number(),
    started_at: moment,
    max_questions: z.number(),
    max_attempts: z.number(),
  }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'QUESTION-NOTFOUND', 'DB'],
  idempotent: true,
  invalidates: ['Daily'],
});

export const endPractice = defineCall({
  summary: 'End a practice session; ending it again changes nothing',
  method: 'PUT',
  path: '/aivydaily/end',
  service,
  pattern: 'aivydaily.end',
  audience,
  input: session,
  output: nothing,
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'CONVERSATION-NOTFOUND', 'DB'],
  idempotent: true,
  invalidates: ['Daily'],
});

export const nextQuestion = defineCall({
  summary: 'The next question of a session; while one is open, that one again',
  method: 'POST',
  path: '/aivydaily/next-question',
  service,
  pattern: 'aivydaily.next-question',
  audience,
  input: session,
  output: z.object({
    question_id: z.number(),
    /** The mistake behind an earlier miss is tried again with it. */
    twin: z.optional(z.boolean()),
  }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'CONVERSATION-NOTFOUND', 'QUESTION-REACHLIMIT', 'QUESTION-NOTFOUND', 'DB'],
  idempotent: true,
});

export const submitAnswer = defineCall({
  summary: 'Answer the open question; the same answer under the same attempt number gives the same reply',
  method: 'POST',
  path: '/aivydaily/submit-answer',
  service,
  pattern: 'aivydaily.submit-answer',
  audience,
  input: z.object({
    conversation_id: conversationId,
    question_id: questionId,
    answer: givenAnswer,
    /**
     * The try that the student believes to make: tells a request that is sent again from a second answer. It is no more
     * than that: a number beyond the next try is taken as the next one, and `current_attempt` of the reply is the true
     * number.
     */
    attempt: z.optional(z.int().check(z.gte(1), z.lte(MOST_ATTEMPTS))),
    /** On the question in all, as the page saw it. */
    spent_ms: z.optional(spentMs),
  }),
  output: z.object({
    current_attempt: z.number(),
    correct: z.boolean(),
    /** All answers given so far, this one included. */
    previous_answer: z.array(z.string()),
    /** The question is complete: right, or its last attempt is used. */
    is_completed: z.boolean(),
    /** Points for it; 0 while it is open. */
    points: z.number(),
    /** What the wrong answer says about the mistake; null for a right or an unknown one. */
    feedback: z.nullable(z.string()),
    session_completed: z.boolean(),
  }),
  inputError,
  errors: [
    'AUTH-UNAUTHORIZED',
    'CONVERSATION-NOTFOUND',
    'QUESTION-NOTFOUND',
    'ANSWER-REACHLIMIT',
    'DUPLICATE-ANSWER',
    'DB',
  ],
  idempotent: true,
});

const stem = z.object({
  id: z.number(),
  type: z.enum(['choice', 'blank']),
  /** HTML; '' for none. */
  passage: z.string(),
  img: z.string(),
  question: z.string(),
});

export const getQuestionStem = defineCall({
  summary: 'What a question asks, without its choices',
  method: 'GET',
  path: '/aivydaily/get-question-stem',
  service,
  pattern: 'aivydaily.get-question-stem',
  audience,
  input: z.object({ qid: idInQuery }),
  output: stem,
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'QUESTION-NOTFOUND', 'DB'],
  idempotent: true,
  cache: { keepSeconds: 86_400 },
});

export const getQuestionDetail = defineCall({
  summary: 'A question with its choices; once it is complete also its key and explanation',
  method: 'GET',
  path: '/aivydaily/get-question-detail',
  service,
  pattern: 'aivydaily.get-question-detail',
  audience,
  input: z.object({ qid: idInQuery }),
  output: z.extend(stem, {
    choice_a: z.string(),
    choice_b: z.string(),
    choice_c: z.string(),
    choice_d: z.string(),
    /** Absent until the question is complete. */
    answer: z.optional(z.string()),
    explanation: z.optional(z.string()),
    typeset: z.optional(typeset),
  }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'QUESTION-NOTFOUND', 'DB'],
  idempotent: true,
  cache: { keepSeconds: 0 },
  reveals: 'solutions',
});

export const getSessionQuestions = defineCall({
  summary: 'The questions of a session and what became of them, in their order',
  method: 'GET',
  path: '/aivydaily/questions',
  service,
  pattern: 'aivydaily.questions',
  audience,
  input: z.object({ conversation_id: idInQuery }),
  output: z.array(
    z.object({
      question_id: z.number(),
      is_completed: z.boolean(),
      /** Null while it is open. */
      is_correct: z.nullable(z.boolean()),
      /** Attempts used. */
      attempt: z.number(),
      /** Attempts that each question of the session has; absent from an older service. */
      max_attempts: z.optional(z.number()),
      /** The latest; '' for none. */
      user_answer: z.string(),
      /** All of them, in order. */
      answers: z.array(z.string()),
      hints_seen: z.number(),
      type: z.enum(['choice', 'blank']),
      spent_ms: z.number(),
    }),
  ),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'CONVERSATION-NOTFOUND', 'DB'],
  idempotent: true,
  cache: { keepSeconds: 0 },
});

export const sessionCalls = {
  startPractice,
  endPractice,
  nextQuestion,
  submitAnswer,
  getQuestionStem,
  getQuestionDetail,
  getSessionQuestions,
} as const;
