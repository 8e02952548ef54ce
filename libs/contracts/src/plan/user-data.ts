import * as z from 'zod/mini';
import { defineUserData } from '../core/user-data.js';
import { evidenceSource, measuredScores } from './evidence.js';
import { moment } from './fields.js';
import { learnerState } from './learner.js';
import { keptOfficialScore } from './official-calls.js';
import { plan } from './target-calls.js';

/** An answer of the learner record. The bank's names of mistakes stay in the bank: they would give items away. */
const exportedAnswer = z.object({
  source: evidenceSource,
  question_id: z.number(),
  skill: z.number(),
  correct: z.boolean(),
  answered: z.boolean(),
  attempt: z.number(),
  hints_seen: z.number(),
  spent_ms: z.number(),
  given_at: moment,
});

/** The plan and the learner record in the file of everything that Aivy keeps of a student. */
const exportedPlan = z.object({
  plan: z.nullable(plan),
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
  reviews: z.array(z.object({ skill: z.number(), due: z.string(), reps: z.number(), lapses: z.number() })),
  mail: z.nullable(
    z.object({ reminder: z.boolean(), reminder_hour: z.number(), weekly_letter_to: z.nullable(z.string()) }),
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
