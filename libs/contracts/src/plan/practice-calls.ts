import * as z from 'zod/mini';
import { nothing } from '../core/fields.js';
import { defineInternalCall } from '../core/internal-call.js';
import { defineOpenItems } from '../core/open-items.js';
import { evidence, evidenceSource } from './evidence.js';
import { localDate, moment } from './fields.js';

const service = 'plan' as const;
const inputError = 'PLAN-INVALIDINPUT' as const;
const errors = ['PLAN-DB'] as const;

/** Students of one batch, and answers of one student in it, at the most. */
const MOST = 200;

/** Adds attempts of practice to the learner records of many students, all or none of them; what is there already changes nothing. */
export const recordPractice = defineInternalCall({
  summary: 'Add attempts of practice to the learner records of their students',
  service,
  pattern: 'plan.record-practice',
  input: z.object({
    batches: z
      .array(z.object({ user_id: z.string(), entries: z.array(evidence).check(z.maxLength(MOST)) }))
      .check(z.maxLength(MOST)),
  }),
  output: z.object({ /** Entries that were new. */ added: z.number() }),
  inputError,
  errors,
  idempotent: true,
});

/** A finished mission counts for the streak like a finished unit; told again it changes nothing. */
export const recordMission = defineInternalCall({
  summary: 'Count a day on which a practice mission was finished',
  service,
  pattern: 'plan.record-mission',
  input: z.object({ user_id: z.string(), date: localDate }),
  output: nothing,
  inputError,
  errors,
  idempotent: true,
});

/** The days that the shared streak is counted from. */
export const getPractisedDays = defineInternalCall({
  summary: 'Dates on which a unit, a test day or a mission was finished, and the points of units',
  service,
  pattern: 'plan.practised-days',
  input: z.object({
    user_id: z.string(),
    /** First moment of the student's day, for the points of today. */
    since: z.optional(moment),
  }),
  output: z.object({
    dates: z.array(localDate),
    /** Points that finished units have brought, in all and since then; absent from an older plan. */
    unit_points: z.optional(z.object({ all: z.number(), since: z.number() })),
  }),
  inputError,
  errors,
  idempotent: true,
});

/** Has a student finished an item anywhere? The tutor speaks about finished ones only. */
export const getItemEvidence = defineInternalCall({
  summary: "A student's answers to one item, the newest first",
  service,
  pattern: 'plan.item-evidence',
  input: z.object({ user_id: z.string(), item_id: z.int() }),
  output: z.object({
    answers: z.array(
      z.object({
        source: evidenceSource,
        item_version: z.number(),
        attempt: z.number(),
        correct: z.boolean(),
        answered: z.boolean(),
        misconception: z.nullable(z.string()),
        given_at: moment,
      }),
    ),
    /**
     * The student is being asked the item now, however it was answered before; null while that isn't known. Absent from
     * an older plan.
     */
    open: z.optional(z.nullable(z.boolean())),
  }),
  inputError,
  errors,
  idempotent: true,
});

export const getOpenUnitItems = defineOpenItems({ service, where: 'a daily unit', inputError, errors });

export const practiceCalls = {
  recordPractice,
  recordMission,
  getPractisedDays,
  getItemEvidence,
  getOpenUnitItems,
} as const;
