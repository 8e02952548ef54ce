import * as z from 'zod/mini';
import { defineCall } from '../core/call.js';
import { noInput } from '../core/fields.js';
import { localDate } from '../plan/fields.js';
import { idInQuery, moment } from './fields.js';

const inputError = 'INVALIDINPUT' as const;
const service = 'aivydaily' as const;
const audience = 'student' as const;

export const getDailyHistory = defineCall({
  summary: 'Practice sessions, the newest first, a page at a time',
  method: 'GET',
  path: '/aivydaily/history',
  service,
  pattern: 'aivydaily.history',
  audience,
  input: z.object({ /** The last one of the page before. */ oldest_id: z.optional(idInQuery) }),
  output: z.array(
    z.object({
      id: z.number(),
      subcategory: z.number(),
      started_at: moment,
      ended_at: z.nullable(moment),
      completed: z.boolean(),
      questions_answered: z.number(),
      /** Right on the first attempt. */
      correct_first: z.number(),
      points: z.number(),
      spent_ms: z.number(),
      /** The try that was right by question, in order; 0 for none, null while it is open. */
      tries: z.array(z.nullable(z.number())),
      /** Its questions are above the student's level. */
      above: z.optional(z.boolean()),
    }),
  ),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'DB'],
  idempotent: true,
  cache: { keepSeconds: 300, tags: ['Daily'] },
});

export const getWeakness = defineCall({
  summary: 'Scores and mastery by topic, to choose what to practice',
  method: 'GET',
  path: '/aivydaily/weakness',
  service,
  pattern: 'aivydaily.weakness',
  audience,
  input: noInput,
  output: z.object({
    /** JSON text: english_score, math_score, english_mastery, math_mastery, each mastery from topic name to percentage. */
    detail_report: z.string(),
    /** What practice of each topic is worth now, by its number; the most points a minute first. */
    topics: z.array(
      z.object({
        subcategory: z.number(),
        mastery: z.number(),
        /** Its 68 % range, 0-100. */
        mastery_low: z.number(),
        mastery_high: z.number(),
        /** Probability that mastery is 70 or below, 0-1. */
        weak_chance: z.number(),
        /** How much of what was open about it its own answers have settled, 0-1; absent while a record from before it is in use. */
        own_share: z.optional(z.number()),
        /** Mostly known from the section, not from its own answers. */
        estimated: z.boolean(),
        /** Its own answers. */
        answered: z.number(),
        points_per_minute: z.number(),
        /** Points of the section score that a mission of fifteen minutes is expected to bring. */
        worth: z.number(),
        /** Missed mistakes whose twin is due. */
        due: z.number(),
      }),
    ),
  }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'AIVYDAILY-WEAKNESS-NOTFOUND', 'DB'],
  idempotent: true,
  cache: { keepSeconds: 300, tags: ['Daily'] },
});

/** What points can be exchanged for. */
export const unlockName = z.enum(['mock-full-test', 'path-trial']);
export type UnlockName = z.infer<typeof unlockName>;

/** Points that each reward costs. */
export const UNLOCK_COSTS = { 'mock-full-test': 800, 'path-trial': 1200 } as const satisfies Record<UnlockName, number>;

/** How Aivy can look. */
export const lookName = z.enum(['leaf', 'hat', 'scarf']);
export type LookName = z.infer<typeof lookName>;
/** What points buy when everything is open: never anything to learn from. */
export const extraName = z.enum(['freeze', 'leaf', 'hat', 'scarf']);
export type ExtraName = z.infer<typeof extraName>;
export const EXTRA_COSTS = { freeze: 300, leaf: 200, hat: 400, scarf: 600 } as const satisfies Record<
  ExtraName,
  number
>;
/** Streak freezes that a student can have at once. */
export const MOST_FREEZES = 2;

export const badgeName = z.enum([
  'ten-twins',
  'first-mission',
  'perfect-mission',
  'streak-3',
  'streak-7',
  'streak-30',
  'comeback',
  'explorer',
  'century',
]);
export type BadgeName = z.infer<typeof badgeName>;

const rewards = z.object({
  /** Earned in all, and what is left to exchange. */
  points: z.number(),
  points_left: z.number(),
  points_today: z.number(),
  missions: z.number(),
  /** Attempts at each question of a mission that begins now; absent from an older service. */
  max_attempts: z.optional(z.number()),
  streak: z.object({
    days: z.number(),
    longest: z.number(),
    /** Today counts already. */
    today_done: z.boolean(),
    /** The week's freeze is not used yet. */
    freeze_left: z.boolean(),
    /** Days of this calendar week that count, Monday first. */
    week: z.array(z.object({ date: localDate, state: z.enum(['done', 'frozen', 'missed', 'today', 'ahead']) })),
  }),
  badges: z.array(z.object({ name: badgeName, earned_at: z.nullable(moment) })),
  unlocks: z.array(z.object({ name: unlockName, cost: z.number(), unlocked_at: z.nullable(moment) })),
  /** Absent from an older service. */
  extras: z.optional(
    z.object({
      /** Bought streak freezes that aren't used yet. */
      freezes: z.number(),
      looks: z.array(z.object({ name: lookName, cost: z.number(), bought_at: z.nullable(moment) })),
      /** The look that Aivy has on; null for none. */
      look: z.nullable(lookName),
    }),
  ),
});

export const getRewards = defineCall({
  summary: 'Points, streak, badges and what points unlock',
  method: 'GET',
  path: '/aivydaily/rewards',
  service,
  pattern: 'aivydaily.rewards',
  audience,
  input: noInput,
  output: rewards,
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'DB'],
  idempotent: true,
  cache: { keepSeconds: 60, tags: ['Daily'] },
});

export const unlockReward = defineCall({
  summary: 'Exchange points for a practice test or a week of AivyPath; asking again costs nothing',
  method: 'POST',
  path: '/aivydaily/unlock',
  service,
  pattern: 'aivydaily.unlock',
  audience,
  input: z.object({ name: unlockName }),
  output: rewards,
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'AIVYDAILY-POINTS', 'DB'],
  idempotent: true,
  invalidates: ['Daily', 'Me'],
});

export const buyExtra = defineCall({
  summary: 'Spend points on a streak freeze or a look for Aivy; a look is bought once',
  method: 'POST',
  path: '/aivydaily/buy-extra',
  service,
  pattern: 'aivydaily.buy-extra',
  audience,
  input: z.object({ name: extraName }),
  output: rewards,
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'AIVYDAILY-POINTS', 'AIVYDAILY-FREEZES', 'DB'],
  // A second freeze is a second one.
  idempotent: false,
  invalidates: ['Daily', 'Plan'],
});

export const wearLook = defineCall({
  summary: 'Give Aivy a look that was bought, or none',
  method: 'POST',
  path: '/aivydaily/wear-look',
  service,
  pattern: 'aivydaily.wear-look',
  audience,
  input: z.object({ look: z.nullable(lookName) }),
  output: rewards,
  /** Also for a look that wasn't bought. */
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'DB'],
  idempotent: true,
  invalidates: ['Daily'],
});

export const homeCalls = { getDailyHistory, getWeakness, getRewards, unlockReward, buyExtra, wearLook } as const;
