import * as z from 'zod/mini';
import { defineCall } from '../core/call.js';
import { solution, studentQuestion } from '../core/question.js';
import { MOST_ATTEMPTS } from './attempts.js';
import {
  givenAnswer,
  givenPhase,
  idInQuery,
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
const audience = 'visitor' as const;

/** What the visitor's page knows of its question; nothing of it is kept on the server. */
const tried = z.object({ question_id: questionId, answers: z.array(givenAnswer).check(z.maxLength(MOST_ATTEMPTS)) });

export const getTrial = defineCall({
  summary: 'The four topics of the trial, or the three questions of one',
  method: 'GET',
  path: '/aivydaily/trial',
  service,
  pattern: 'aivydaily.trial',
  audience,
  input: z.object({ subcategory: z.optional(idInQuery) }),
  output: z.object({
    topics: z.array(z.number()),
    questions: z.array(studentQuestion),
    /** Attempts at each; absent from an older service. */
    max_attempts: z.optional(z.number()),
  }),
  inputError,
  errors: ['QUESTION-NOTFOUND'],
  idempotent: true,
  cache: { keepSeconds: 3600 },
});

export const tryAnswer = defineCall({
  summary: "Mark a visitor's answers to a question of the trial; key and explanation come with the last one",
  method: 'POST',
  path: '/aivydaily/trial-answer',
  service,
  pattern: 'aivydaily.trial-answer',
  audience,
  input: tried,
  output: z.object({
    current_attempt: z.number(),
    correct: z.boolean(),
    is_completed: z.boolean(),
    feedback: z.nullable(z.string()),
    solution: z.nullable(solution),
  }),
  inputError,
  errors: ['QUESTION-NOTFOUND'],
  idempotent: true,
  reveals: 'solutions',
});

export const tryMessage = defineCall({
  summary: 'Talk with the tutor about a question of the trial; the page keeps what was said',
  method: 'POST',
  path: '/aivydaily/trial-message',
  service,
  pattern: 'aivydaily.trial-message',
  audience,
  input: z.extend(tried, {
    message: tutorMessage,
    phase: givenPhase,
    /** Rungs of the hints that were seen. */
    hints_seen: z.int().check(z.gte(0), z.lte(4)),
    /** Messages so far: which wording comes next. */
    turn: z.int().check(z.gte(0), z.lte(200)),
  }),
  output: z.object({
    content: z.string(),
    phase,
    quick_replies: z.array(quickReply),
    hints_seen: z.number(),
    step_check: z.optional(stepCheck),
    offered_answer: offeredAnswer,
    suggestions,
    face: tutorFace,
    safety,
  }),
  inputError,
  errors: ['QUESTION-NOTFOUND'],
  idempotent: true,
  limits: ['trial'],
});

export const trialCalls = { getTrial, tryAnswer, tryMessage } as const;
