import * as z from 'zod/mini';
import { defineUserData } from '../core/user-data.js';
import { evidence, measuredScores } from './evidence.js';
import { learnerState, reviewCard } from './learner.js';
import { plan } from './target-calls.js';

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
  evidence: z.array(evidence),
  learner: z.nullable(learnerState),
  reviews: z.array(reviewCard),
  mail: z.nullable(
    z.object({ reminder: z.boolean(), reminder_hour: z.number(), weekly_letter_to: z.nullable(z.string()) }),
  ),
});

export const planUserData = defineUserData({
  service: 'plan',
  field: 'plan',
  kept: 'the plan, its units and the learner record',
  exported: exportedPlan,
  inputError: 'PLAN-INVALIDINPUT',
  errors: ['PLAN-DB'],
});
