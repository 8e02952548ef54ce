import * as z from 'zod/mini';
import { defineCall } from '../core/call.js';
import { email, noInput, nothing, storable } from '../core/fields.js';
import { planId, points } from './fields.js';
import { planForecast } from './forecast.js';
import { OPT_IN_MAILS } from './mails.js';

const inputError = 'PLAN-INVALIDINPUT' as const;
const service = 'plan' as const;
const audience = 'student' as const;

/** 200-800, to be drawn as it is and said in tens. */
const drawnPoints = z.number();

const projectedSection = z.object({
  score: points,
  score_low: points,
  score_high: points,
  target_score: points,
  /** Expected score with its 68 % range over the plan, not rounded, today first, at least twelve. */
  path: z.array(z.object({ day: z.number(), score: drawnPoints, score_low: drawnPoints, score_high: drawnPoints })),
});

const topic = z.object({ skill: z.number(), mastery: z.number(), estimated: z.boolean() });

const area = z.extend(topic, {
  /** Probability that mastery is 70 or below, 0-1; absent, as the next, before the record is computed. */
  weak_chance: z.optional(z.number()),
  /** How much of what was open about it its own answers have settled, 0-1. */
  own_share: z.optional(z.number()),
});

export const journeyPreview = defineCall({
  summary: "The letter: both sections' projected scores, the strongest skills, and the focus areas",
  method: 'POST',
  path: '/plan/journey-preview',
  service,
  pattern: 'plan.journey-preview',
  audience,
  input: z.object({ plan_id: planId }),
  output: z.object({
    english: projectedSection,
    math: projectedSection,
    forecast: z.optional(planForecast),
    /** Skill ids with mastery 70 or more, the strongest first: at most two of Reading & Writing and three of Math. */
    strengths: z.object({ english: z.array(z.number()), math: z.array(z.number()) }),
    /** The five strongest skills of each subject that aren't focus areas; absent from an older plan. */
    strongest: z.optional(z.object({ english: z.array(topic), math: z.array(topic) })),
    /** The focus areas of the journey, in order, with their mastery. */
    areas: z.object({
      english: z.array(area),
      math: z.array(area),
    }),
  }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'PLAN-NOTEXIST', 'PLAN-DB'],
  idempotent: true,
  cache: { keepSeconds: 300, tags: ['Plan', 'Dash'] },
});

/** The token in the link of a mail. */
const linkToken = z.string().check(z.minLength(1), z.maxLength(200), storable);

/** What a student has asked to be mailed. */
const mailWishes = {
  /** A reminder on days without a finished unit. */
  reminder: z.boolean(),
  /** Hour of the day, 0-23, in the student's time zone. */
  reminder_hour: z.int().check(z.gte(0), z.lte(23)),
  /** At the hour the student usually practices; `reminder_hour` serves until there is one. Absent: at `reminder_hour`. */
  reminder_by_habit: z.optional(z.boolean()),
  /** Where the weekly letter goes; null for nowhere. */
  weekly_letter_to: z.nullable(email),
};

export const getMailSettings = defineCall({
  summary: 'Reminders and the weekly letter, as the student has set them',
  method: 'POST',
  path: '/plan/get-mail-settings',
  service,
  pattern: 'plan.get-mail-settings',
  audience,
  input: noInput,
  output: z.object({
    ...mailWishes,
    /** The hour the student usually practices, 0-23; null without a habit, absent from an older plan. */
    usual_hour: z.optional(z.nullable(z.number())),
    /** The other emails that are on, of `OPT_IN_MAILS`; absent from an older plan. */
    opt_ins: z.optional(z.array(z.string())),
    /** Has the owner of that address agreed? Without it there is no letter. */
    weekly_letter_confirmed: z.boolean(),
  }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'PLAN-DB'],
  idempotent: true,
  cache: { keepSeconds: 300, tags: ['PlanMail'] },
});

export const setMailSettings = defineCall({
  summary: 'Ask for reminders and a weekly letter, or withdraw them; an address that is new is asked for its consent',
  method: 'POST',
  path: '/plan/set-mail-settings',
  service,
  pattern: 'plan.set-mail-settings',
  audience,
  input: z.object({
    ...mailWishes,
    /** The other emails that are on; absent from an older page, which leaves them as they are. */
    opt_ins: z.optional(z.array(z.enum(OPT_IN_MAILS))),
  }),
  output: nothing,
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'PLAN-NOTEXIST', 'PLAN-LETTERREFUSED', 'PLAN-DB'],
  idempotent: true,
  invalidates: ['PlanMail'],
});

export const confirmLetter = defineCall({
  summary:
    'Agree to the weekly letter that a link belongs to; the link is the permission, and using it again answers the same',
  method: 'POST',
  path: '/plan/confirm-letter',
  service,
  pattern: 'plan.confirm-letter',
  audience: 'visitor',
  input: z.object({ token: linkToken }),
  output: nothing,
  inputError,
  errors: ['PLAN-INVALIDLINK', 'PLAN-DB'],
  idempotent: true,
});

/** Where the link in a mail leads, below the site root: a browser gets the page, a mailbox's one click the call. */
export const ONE_CLICK_PATH = '/unsubscribe';

export const unsubscribe = defineCall({
  summary:
    'End the mails that a link belongs to; the link is the permission (RFC 8058), and using it again answers the same',
  method: 'POST',
  path: '/plan/unsubscribe',
  service,
  pattern: 'plan.unsubscribe',
  audience: 'visitor',
  input: z.object({ token: linkToken }),
  output: z.object({
    /** 'reminder', 'weekly-letter', or one of `OPT_IN_MAILS`. */
    kind: z.string(),
  }),
  inputError,
  errors: ['PLAN-INVALIDLINK', 'PLAN-DB'],
  idempotent: true,
});

export const letterCalls = { journeyPreview, getMailSettings, setMailSettings, confirmLetter, unsubscribe } as const;
