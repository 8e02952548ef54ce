import * as z from 'zod/mini';
import { defineCall } from '../core/call.js';
import { noInput } from '../core/fields.js';
import { keptOfficialScore } from './official-calls.js';
import { localDate, moment, oneDay, planId, points } from './fields.js';
import { planForecast } from './forecast.js';

const inputError = 'PLAN-INVALIDINPUT' as const;
const service = 'plan' as const;
const audience = 'student' as const;
const errors = ['AUTH-UNAUTHORIZED', 'PLAN-NOTEXIST', 'PLAN-DB'] as const;
/** `Reports` as well: a full test's report moves the score path and the mastery behind the rest. */
const cache = { keepSeconds: 120, tags: ['Dash', 'Reports'] } as const;

const MOST_ANSWERED = 1_000;

/** Skill id → points of mastery, never negative. */
const bySkill = z.record(z.string(), z.number());

export const dailyProgress = defineCall({
  summary: 'Points of mastery gained by skill, from the diagnostic to the end of a day of the plan, and on that day',
  method: 'POST',
  path: '/daily/daily-progress',
  service,
  pattern: 'plan.daily-progress',
  audience,
  input: oneDay,
  output: z.object({
    /** Since the diagnostic. */
    cumulative_progress: bySkill,
    /** On that day: from its date until the next day was done; of a day that is still open, today. */
    today_progress: bySkill,
    /** Mastery at the end of that day; absent from an older plan. */
    mastery: z.optional(bySkill),
    /**
     * Skills with the student's own answers after the diagnostic, and on that day. The others moved with their section
     * only. Absent from an older service.
     */
    practiced: z.optional(z.object({ since_diagnostic: z.array(z.number()), today: z.array(z.number()) })),
    /** Every answer so far is in these figures; while false, a job is about to bring the rest. */
    is_current: z.optional(z.boolean()),
  }),
  inputError,
  errors: [...errors],
  idempotent: true,
  cache,
});

const scored = z.object({
  /** Sum of the sections. */
  score: points,
  score_low: points,
  score_high: points,
  date: localDate,
});

export const scorePath = defineCall({
  summary: 'The diagnostic, every full test, and where the path is likely to lead',
  method: 'POST',
  path: '/daily/score-path',
  service,
  pattern: 'plan.score-path',
  audience,
  input: z.object({ /** Documented; the session says who asks. */ user_id: z.optional(z.unknown()) }),
  output: z.object({
    target_score: points,
    score_path: z.array(
      z.extend(scored, {
        kind: z.enum(['diagnostic', 'full-test']),
        english_score: points,
        math_score: points,
        /** Finished days of the plan at that time. */
        day: z.number(),
        /** Of a full test; absent for a diagnostic and from an older service. */
        test_id: z.optional(z.string()),
        /** Chance that the student has really grown since the entry before, 0-1; null for the first. */
        growth_chance: z.nullable(z.number()),
        /** The same since the first entry. */
        growth_since_first: z.optional(z.nullable(z.number())),
        /** The score is one of an earlier scale: today’s makes another one of the same answers. */
        is_earlier_scale: z.optional(z.boolean()),
      }),
    ),
    /** Official tests that the student has entered, the oldest first. */
    official: z.optional(z.array(z.extend(keptOfficialScore, { score: points }))),
    /** From today to the plan's end, with the 68% range. The last point is the forecast. */
    projection: z.array(z.extend(scored, { day: z.number() })),
    forecast: z.optional(planForecast),
  }),
  inputError,
  errors: [...errors],
  idempotent: true,
  cache,
});

export const dailyWins = defineCall({
  summary: 'Questions answered and minutes spent on a day, beside its goals',
  method: 'POST',
  path: '/daily/daily-wins',
  service,
  pattern: 'plan.daily-wins',
  audience,
  input: oneDay,
  output: z.object({
    answered_count: z.number(),
    minutes_spent: z.number(),
    goal_tasks: z.number(),
    goal_minutes: z.number(),
  }),
  inputError,
  errors: [...errors],
  idempotent: true,
  cache,
});

export const achievement = defineCall({
  summary: 'Begin of the plan, the dates on which a day was finished, and the streak',
  method: 'POST',
  path: '/daily/achievement',
  service,
  pattern: 'plan.achievement',
  audience,
  input: z.object({ plan_id: planId }),
  output: z.object({
    begin_date: localDate,
    achievements: z.array(z.object({ date: localDate })),
    today: localDate,
    streak: z.object({
      /** Days in a row up to today, or to yesterday while today is still open; frozen days keep it and do not count. */
      days: z.number(),
      longest: z.number(),
      /** Missed days that a freeze bridged. */
      frozen: z.array(localDate),
      /** The freeze of this week (from Monday) is still there. */
      freeze_left: z.boolean(),
    }),
  }),
  inputError,
  errors: [...errors],
  idempotent: true,
  cache,
});

export const skillGrowth = defineCall({
  summary: 'Mastery of one skill at a moment and now, for a student with or without a plan',
  method: 'POST',
  path: '/plan/skill-growth',
  service,
  pattern: 'plan.skill-growth',
  audience,
  input: z.object({
    skill: z.int().check(z.gte(1), z.lte(30)),
    since: moment,
    /** Practice questions answered since then, where the page knows: the figures aren't current with fewer. */
    answered: z.optional(z.int().check(z.gte(0), z.lte(MOST_ANSWERED))),
  }),
  output: z.object({
    /** Null, as the next, before the first answers are in. */
    before: z.nullable(z.number()),
    now: z.nullable(z.number()),
    /** Points gained since the diagnostic, never negative; null without one. */
    since_diagnostic: z.nullable(z.number()),
    /** Every answer so far is in these figures; while false, a job is about to bring the rest. */
    is_current: z.boolean(),
  }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'PLAN-DB'],
  idempotent: true,
  cache,
});

/** A part of the next twenty minutes. */
const nextPart = z.object({
  kind: z.enum(['unit', 'twins', 'stretch']),
  skill: z.number(),
  minutes: z.number(),
  /** Expected gain of the total score. */
  points: z.number(),
  questions: z.number(),
});
export type NextPart = z.infer<typeof nextPart>;

export const outlook = defineCall({
  summary: 'The next best twenty minutes, and the chance of reaching the target',
  method: 'POST',
  path: '/plan/outlook',
  service,
  pattern: 'plan.outlook',
  audience,
  input: z.object({ plan_id: planId }),
  output: z.object({
    next_best: z.object({
      parts: z.array(nextPart),
      /** Of all parts together. */
      points: z.number(),
      /** Why the first part comes first. */
      reason: z.nullable(
        z.object({
          skill: z.number(),
          /** Questions of this skill in a full test of the section, and of all. */
          asked: z.number(),
          of: z.number(),
          /** Expected right answers out of ten at present; with few answers they lie between low and high. */
          right: z.number(),
          right_low: z.number(),
          right_high: z.number(),
          answered: z.number(),
          /** Probability that its mastery is 70 or below, 0-1, and how much of it its own answers have settled, 0-1. */
          weak_chance: z.optional(z.number()),
          own_share: z.optional(z.number()),
          /** No other skill gives back as many points per minute. */
          is_best: z.boolean(),
        }),
      ),
    }),
    forecast: planForecast,
  }),
  inputError,
  errors: [...errors],
  idempotent: true,
  cache,
});

export const skillStandings = defineCall({
  summary: 'What all answers of a student together say of each skill; no skill before the first are computed',
  method: 'POST',
  path: '/plan/skill-standings',
  service,
  pattern: 'plan.skill-standings',
  audience,
  input: noInput,
  output: z.object({
    skills: z.array(
      z.object({
        skill: z.number(),
        /** 0-100. */
        mastery: z.number(),
        /** Probability that mastery is 70 or below, 0-1. */
        weak_chance: z.number(),
        /** How much of what was open about it its own answers have settled, 0-1; absent while an older record is in use. */
        own_share: z.optional(z.number()),
        /** Mostly known from the section, not from its own answers. */
        estimated: z.boolean(),
        /** Its own answers. */
        answered: z.number(),
        /** Points of the section gained per minute of practice. */
        points_per_minute: z.number(),
      }),
    ),
    /** Every answer so far is in these figures; while false, a job is about to bring the rest. */
    is_current: z.boolean(),
  }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'PLAN-DB'],
  idempotent: true,
  cache,
});

export const dashboardCalls = {
  dailyProgress,
  scorePath,
  dailyWins,
  achievement,
  outlook,
  skillStandings,
  skillGrowth,
} as const;
