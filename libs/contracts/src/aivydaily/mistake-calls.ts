import * as z from 'zod/mini';
import { defineCall } from '../core/call.js';
import { missedPage } from '../core/missed.js';
import { solution, studentQuestion } from '../core/question.js';
import { daysInQuery, idInQuery } from './fields.js';

const inputError = 'INVALIDINPUT' as const;
const service = 'aivydaily' as const;
const audience = 'student' as const;

export const getPracticeMistakes = defineCall({
  summary: 'What was missed at the first try in practice, the newest first, a page at a time; without texts and keys',
  method: 'GET',
  path: '/aivydaily/mistakes',
  service,
  pattern: 'aivydaily.mistakes',
  audience,
  input: z.object({
    /** Only sessions that began in so many days. */
    days: z.optional(daysInQuery),
    /** This session alone. */
    conversation_id: z.optional(idInQuery),
    /** Of the page before. */
    before: z.optional(idInQuery),
  }),
  output: missedPage,
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'CONVERSATION-NOTFOUND', 'DB'],
  idempotent: true,
  cache: { keepSeconds: 0 },
});

export const getPracticeAnswers = defineCall({
  summary:
    'The complete questions of a session with their keys and explanations; those that are asked again now are left out',
  method: 'GET',
  path: '/aivydaily/answers',
  service,
  pattern: 'aivydaily.answers',
  audience,
  input: z.object({ conversation_id: idInQuery }),
  output: z.array(
    z.object({
      question: studentQuestion,
      solution,
      /** All tries, in order. */
      answers: z.array(z.string()),
      /** What the first one says about the mistake; null for a right or an unknown one. */
      feedback: z.nullable(z.string()),
    }),
  ),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'CONVERSATION-NOTFOUND', 'DB'],
  idempotent: true,
  cache: { keepSeconds: 0 },
  reveals: 'solutions',
});

export const mistakeCalls = { getPracticeMistakes, getPracticeAnswers } as const;
