import * as z from 'zod/mini';
import { defineUserData } from '../core/user-data.js';
import { evidenceSource, measuredScores } from './evidence.js';
import { moment } from './fields.js';
import { focusLists } from './focus-calls.js';
import { learnerState, practisedDay } from './learner.js';
import { keptOfficialScore } from './official-calls.js';
import { plan } from './target-calls.js';

/** An answer of the learner record. */
const exportedAnswer = z.object({
  source: evidenceSource,
  question_id: z.number(),
  skill: z.number(),
  correct: z.boolean(),
  answered: z.boolean(),
  attempt: z.number(),
  hints_seen: z.number(),
  spent_ms: z.number(),
  /** The mistake that a wrong answer showed; absent, as the next three, in files of an older plan. */
  misconception: z.optional(z.nullable(z.string())),
  given_at: moment,
});

/** The plan and the learner record in the file of everything that Aivy keeps of a student. */
const exportedPlan = z.object({
  plan: z.nullable(plan),
  /** Of each journey of fifteen days, the first one first. */
  focus_areas: z.optional(z.array(z.extend(focusLists, { from_day: z.number() }))),
  units: z.array(
    z.object({
      day: z.number(),
      skill: z.number(),
      served_at: z.string(),
      finished_at: z.nullable(z.string()),
      answers: z.array(z.object({ question_id: z.number(), user_answer: z.string(), spent_ms: z.number() })),
    }),
  ),
  measurements: z.array(
    z.object({ source: z.string(), attempt_id: z.string(), date: z.string(), scores: measuredScores }),
  ),
  official_scores: z.optional(z.array(keptOfficialScore)),
  evidence: z.array(exportedAnswer),
  learner: z.nullable(learnerState),
  /** Mistakes that come back for review: in which skill, when, and how often they have. ISO 8601, UTC. */
  reviews: z.array(
    z.object({
      misconception: z.optional(z.string()),
      skill: z.number(),
      due: z.string(),
      reps: z.number(),
      lapses: z.number(),
    }),
  ),
  /** Minutes of practice, the newest day first. */
  practiced: z.optional(z.array(practisedDay)),
  mail: z.nullable(
    z.object({
      reminder: z.boolean(),
      reminder_hour: z.number(),
      /** Absent, as the next, in files of an older plan. */
      reminder_by_habit: z.optional(z.boolean()),
      weekly_letter_to: z.nullable(z.string()),
      /** Other emails that are on. */
      opt_ins: z.optional(z.array(z.string())),
    }),
  ),
  /** The smallest daily goal in minutes; null while none is picked. */
  smallest_goal_minutes: z.optional(z.nullable(z.number())),
  /** Emails about the plan, the newest first. */
  emails: z.optional(
    z.array(
      z.object({
        /** 'reminder', 'weekly-letter', 'letter-consent', or one of `OPT_IN_MAILS`. */
        kind: z.string(),
        /** The day it was due. */
        date: z.string(),
        /** ISO 8601, UTC; null when we don't know that it left. */
        sent_at: z.nullable(z.string()),
      }),
    ),
  ),
});

export const planUserData = defineUserData({
  service: 'plan',
  field: 'plan',
  kept: 'the plan, its units, official scores and the learner record',
  exported: exportedPlan,
  inputError: 'PLAN-INVALIDINPUT',
  errors: ['PLAN-DB'],
});
