import * as z from 'zod/mini';
import { defineCall } from '../core/call.js';
import { noInput, nothing } from '../core/fields.js';
import { forecastStart } from './forecast.js';
import { duration, forecastRange, localDate, minutesADay, planId, points, skillIds } from './fields.js';

const inputError = 'PLAN-INVALIDINPUT' as const;
const service = 'plan' as const;
const audience = 'student' as const;

export const setTarget = defineCall({
  summary: 'Create the plan, or change its target; finished days are kept',
  method: 'POST',
  path: '/daily/set-target',
  service,
  pattern: 'plan.set-target',
  audience,
  input: z.object({
    /** Section scores wanted. What is wrong with one is PLAN-TARGET with the documented sentence as its detail. */
    math: points,
    english: points,
    duration,
    /** Ids of the weak skills as the student's report shows them; absent: the server takes them from the learner record. */
    math_weak: z.optional(skillIds),
    english_weak: z.optional(skillIds),
    /** Practice that the student plans for. Absent: as before, in a first plan the default. */
    minutes_a_day: z.optional(minutesADay),
  }),
  output: z.object({ plan_id: planId }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'PLAN-LOCKED', 'PLAN-TARGET', 'PLAN-NODIAGNOSTIC', 'PLAN-DB'],
  idempotent: true,
  invalidates: ['Plan', 'Dash', 'Me'],
});

/** The plan of a student. Dates are in the student's time zone. */
export const plan = z.object({
  id: planId,
  /** 0 before the first unit. */
  last_finished_day: z.number(),
  last_finished_date: z.nullable(localDate),
  /** Months. */
  duration,
  math_target_score: points,
  english_target_score: points,
  /** JSON of a list of skill ids, the weakest first. */
  math_weak: z.string(),
  english_weak: z.string(),
  /** When the first plan was made. */
  begin_date: localDate,
  /** Last finished day when the present target's time began: its days are `start_day + 1` to `start_day + 30 × duration`. */
  start_day: z.number(),
  ends_on: localDate,
  minutes_a_day: z.optional(minutesADay),
  /** Today where the student is. */
  today: localDate,
});
export type Plan = z.infer<typeof plan>;

export const getPlan = defineCall({
  summary: 'The plan of the student; null while there is none',
  method: 'POST',
  path: '/daily/get-plan',
  service,
  pattern: 'plan.get-plan',
  audience,
  input: noInput,
  output: z.nullable(plan),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'PLAN-DB'],
  idempotent: true,
  cache: { keepSeconds: 300, tags: ['Plan'] },
});

const sectionNow = z.object({
  score: points,
  score_low: points,
  score_high: points,
});

export const targetStart = defineCall({
  summary: 'What the target form starts from: the current section scores with their ranges',
  method: 'POST',
  path: '/plan/target-start',
  service,
  pattern: 'plan.target-start',
  audience,
  input: noInput,
  output: z.object({ english: sectionNow, math: sectionNow, /** Of the test that says so. */ date: localDate }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'PLAN-NODIAGNOSTIC', 'PLAN-DB'],
  idempotent: true,
  cache: { keepSeconds: 300, tags: ['Plan'] },
});

const LEAST_TOTAL = 400;
const MOST_TOTAL = 1600;

/** For the previous release's target form. @deprecated `targetForecast` has the chances of all choices. */
export const targetChance = defineCall({
  summary: "How likely a target is before it's set, at the plan's minutes a day",
  method: 'POST',
  path: '/plan/target-chance',
  service,
  pattern: 'plan.target-chance',
  audience,
  input: z.object({
    /** Sum of both sections. */
    target_score: z.int().check(z.gte(LEAST_TOTAL), z.lte(MOST_TOTAL)),
    duration,
  }),
  /** 0-1. All three are the same number. */
  output: z.object({ chance: z.number(), chance_low: z.number(), chance_high: z.number() }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'PLAN-NODIAGNOSTIC', 'PLAN-DB'],
  idempotent: true,
  cache: { keepSeconds: 300, tags: ['Plan', 'Dash', 'Reports'] },
});

/** What a number of minutes a day leads to. */
const forecastChoice = z.object({
  minutes_a_day: minutesADay,
  ...forecastRange,
  /** Chance of reaching the target, 0-1. */
  chance: z.number(),
  /** The highest total with at least an even chance. */
  even_score: points,
});

export const targetForecast = defineCall({
  summary: 'What each number of minutes a day leads to by the end of each duration, and the chance of a target',
  method: 'POST',
  path: '/plan/target-forecast',
  service,
  pattern: 'plan.target-forecast',
  audience,
  input: z.object({
    /** Sum of both sections. */
    target_score: z.int().check(z.gte(LEAST_TOTAL), z.lte(MOST_TOTAL)),
  }),
  output: z.object({
    start: z.optional(forecastStart),
    terms: z.array(z.object({ duration, by: localDate, choices: z.array(forecastChoice) })),
    /** Every answer so far is in these figures. While false, a job is about to bring the rest. */
    is_current: z.boolean(),
  }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'PLAN-NODIAGNOSTIC', 'PLAN-DB'],
  idempotent: true,
  cache: { keepSeconds: 300, tags: ['Plan', 'Dash', 'Reports'] },
});

export const setMinutes = defineCall({
  summary: 'Change the minutes of practice a day that a plan counts on; everything else stays',
  method: 'POST',
  path: '/plan/set-minutes',
  service,
  pattern: 'plan.set-minutes',
  audience,
  input: z.object({ plan_id: planId, minutes_a_day: minutesADay }),
  output: nothing,
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'PLAN-NOTEXIST', 'PLAN-LOCKED', 'PLAN-DB'],
  idempotent: true,
  invalidates: ['Plan', 'Dash'],
});

export const targetCalls = { setTarget, getPlan, targetStart, targetChance, targetForecast, setMinutes } as const;
