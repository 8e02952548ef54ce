import { spentMs } from '../core/fields.js';
import * as z from 'zod/mini';
import { defineCall } from '../core/call.js';
import { daysBack, missedPage } from '../core/missed.js';
import { solution, studentQuestion } from '../core/question.js';
import { localDate, moment, oneDay, perQuestion, planDay } from './fields.js';

const inputError = 'PLAN-INVALIDINPUT' as const;
const service = 'plan' as const;
const audience = 'student' as const;

export const getDailyQuestions = defineCall({
  summary: "The five questions of a day's unit; the same day always gives the same ones",
  method: 'POST',
  path: '/daily/get-daily-question',
  service,
  pattern: 'plan.get-daily-question',
  audience,
  input: oneDay,
  output: z.object({
    questions: z.array(studentQuestion),
    /** The day's key skill, 1-30. */
    skill: z.number(),
    server_time: z.number(),
    /** Null while the unit is open. */
    finished_date: z.nullable(localDate),
  }),
  inputError,
  errors: [
    'AUTH-UNAUTHORIZED',
    'PLAN-NOTEXIST',
    'PLAN-LOCKED',
    'PLAN-DAYLOCKED',
    'PLAN-DONETODAY',
    'PLAN-TESTDAY',
    'PLAN-BANKSHORT',
    'PLAN-DB',
  ],
  idempotent: true,
  cache: { keepSeconds: 3600 },
});

export const saveDailyProgress = defineCall({
  summary: 'Store answers of an open unit; an older sequence number changes nothing',
  method: 'POST',
  path: '/daily/save-progress',
  service,
  pattern: 'plan.save-progress',
  audience,
  input: z.object({
    ...oneDay.shape,
    question_id: perQuestion(z.int().check(z.gte(0))),
    /** '' for cleared. */
    answer: perQuestion(z.string().check(z.maxLength(6))),
    /** When each answer was given, by the server's clock and rising with every change; absent: now. At most 30 seconds ahead. */
    seq: z.optional(perQuestion(moment)),
    /** Time on each question in all. */
    spent_ms: z.optional(perQuestion(spentMs)),
  }),
  output: z.object({
    server_time: z.number(),
    /** Questions whose answer is from ahead of time and wasn't stored; absent from an older plan. */
    refused: z.optional(z.array(z.number())),
  }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'PLAN-NOTEXIST', 'PLAN-NOTSERVED', 'PLAN-UNITCLOSED', 'PLAN-DB'],
  idempotent: true,
});

export const getDailyProgress = defineCall({
  summary: 'What was answered in a unit, on any device',
  method: 'POST',
  path: '/daily/get-progress',
  service,
  pattern: 'plan.get-progress',
  audience,
  input: oneDay,
  output: z.array(
    z.object({ question_id: z.number(), user_answer: z.string(), seq: z.number(), spent_ms: z.number() }),
  ),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'PLAN-NOTEXIST', 'PLAN-DB'],
  idempotent: true,
  cache: { keepSeconds: 0 },
});

export const finishDay = defineCall({
  summary: 'Finish the unit of the current day; finishing it again answers the same',
  method: 'POST',
  path: '/daily/finished',
  service,
  pattern: 'plan.finished',
  audience,
  input: z.object({
    ...oneDay.shape,
    /** When the student finished, by the server's clock, for a unit done without network; absent: now. */
    finished_at: z.optional(moment),
  }),
  output: z.object({ last_finished_day: z.number(), finished_date: localDate, correct: z.number() }),
  inputError,
  errors: [
    'AUTH-UNAUTHORIZED',
    'PLAN-NOTEXIST',
    'PLAN-NOTSERVED',
    'PLAN-DAYLOCKED',
    'PLAN-DONETODAY',
    'PLAN-TESTDAY',
    'PLAN-DB',
  ],
  idempotent: true,
  invalidates: ['Plan', 'Dash'],
});

export const getDailyAnswers = defineCall({
  summary: 'Keys, explanations and own answers of a finished unit; test days have none here',
  method: 'POST',
  path: '/daily/get-answer',
  service,
  pattern: 'plan.get-answer',
  audience,
  input: oneDay,
  output: z.array(
    z.extend(solution, {
      user_answer: z.string(),
      correct: z.boolean(),
      /** Name of the skill. */
      skill: z.string(),
      spent_ms: z.number(),
      /** What the chosen wrong answer says about the mistake; null for a right or unknown one. */
      feedback: z.nullable(z.string()),
      /** Out of use by now: it does not count. Absent for every other one. */
      withdrawn: z.optional(z.boolean()),
    }),
  ),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'PLAN-NOTEXIST', 'PLAN-NOTFINISHED', 'PLAN-TESTDAY', 'PLAN-DB'],
  idempotent: true,
  cache: { keepSeconds: 86_400 },
  reveals: 'solutions',
});

export const getUnitMistakes = defineCall({
  summary: 'What was missed in finished units, the newest first, a page at a time; without texts and keys',
  method: 'POST',
  path: '/daily/get-mistakes',
  service,
  pattern: 'plan.get-mistakes',
  audience,
  input: z.object({
    /** Only what was finished in so many days. */
    days: z.optional(daysBack),
    /** The unit of this day alone. */
    day: z.optional(planDay),
    /** Of the page before. */
    before: z.optional(planDay),
  }),
  output: missedPage,
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'PLAN-DB'],
  idempotent: true,
  cache: { keepSeconds: 0 },
});

export const dailyCalls = {
  getDailyQuestions,
  saveDailyProgress,
  getDailyProgress,
  finishDay,
  getDailyAnswers,
  getUnitMistakes,
} as const;
