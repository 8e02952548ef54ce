import * as z from 'zod/mini';
import { defineInternalCall } from '../core/internal-call.js';
import { evidence, evidenceSource, measuredScores, repeatsAt } from './evidence.js';
import { moment } from './fields.js';
import { planMails } from './mails.js';
import { practiceCalls } from './practice-calls.js';
import { learnerSkill, learnerState, practisedDay, reviewCard } from './learner.js';

const service = 'plan' as const;
const inputError = 'PLAN-INVALIDINPUT' as const;
/** A place in the order of a student's answers. */
const answerPlace = z.object({ given_at: moment, source_id: z.string() });
const oneUser = z.object({ user_id: z.string() });

/** What a learner's state is computed from: bounded, however long the student has been there. */
const learnerInputs = z.object({
  /** Rises with every batch of evidence; 0 without any. */
  version: z.number(),
  /** Of the evidence that the stored state was computed from. */
  state_version: z.number(),
  /** Of each skill the newest answers that measure (first tries, no pretest), the newest first. */
  recent: z.array(evidence),
  /** The next answers that the review cards have not taken in, the oldest first; a page of them. */
  unreviewed: z.array(evidence),
  /** There are more of them. */
  more: z.boolean(),
  /** Up to which answer the stored cards go; null: the cards begin anew, because an answer came that is older than that. */
  reviewed_through: z.nullable(answerPlace),
  cards: z.array(reviewCard),
  /** Answers of each skill in all, by skill id. */
  counts: z.record(z.string(), z.number()),
  /** The first measurement: what gains are counted from. */
  diagnostic: z.array(evidence),
  /** The newest days on which something was practised, in any order; absent from an older plan. */
  practised: z.optional(z.array(practisedDay)),
});

/** Adds answers to the learner record; what is there already changes nothing. A full test also finishes a test day. */
export const recordEvidence = defineInternalCall({
  summary: 'Add the answers of a finished test or practice to the learner record',
  service,
  pattern: 'plan.record-evidence',
  input: z.object({
    user_id: z.string(),
    source: evidenceSource,
    /** Of the diagnostic or test as a whole, or of the practice session. */
    attempt_id: z.string(),
    finished_at: moment,
    repeats_at: repeatsAt,
    entries: z.array(evidence).check(z.maxLength(200)),
    /** Of a diagnostic or a full test that has one. */
    scores: z.nullable(measuredScores),
    /** The caller computes the learner from the answer, so that no job is ordered for it; absent from an older worker. */
    computes: z.optional(z.boolean()),
  }),
  output: z.object({
    /** Entries that were new. */
    added: z.number(),
    /** For a caller that computes; absent from an older plan, which has ordered the job. */
    learner: z.optional(learnerInputs),
  }),
  inputError,
  errors: ['PLAN-DB'],
  idempotent: true,
});

export const learnerEvidence = defineInternalCall({
  summary: 'The recent answers of each skill, and what has to be taken into the reviews',
  service,
  pattern: 'plan.learner-evidence',
  input: z.object({
    user_id: z.string(),
    /** Of the answers to review only those after this one: the next page of them. */
    reviewed_through: z.optional(answerPlace),
  }),
  output: learnerInputs,
  inputError,
  errors: ['PLAN-DB'],
  idempotent: true,
});

export const storeLearner = defineInternalCall({
  summary: "Store a learner's recomputed state; one of an older version than what is there changes nothing",
  service,
  pattern: 'plan.store-learner',
  input: z.object({
    user_id: z.string(),
    version: z.number(),
    state: learnerState,
    cards: z.array(reviewCard),
    /** Up to which answer the cards go. */
    reviewed_through: z.nullable(answerPlace),
    /** Mastery by skill id right after the diagnostic; null without one. */
    baseline: z.nullable(z.record(z.string(), z.number())),
  }),
  output: z.object({ stored: z.boolean() }),
  inputError,
  errors: ['PLAN-DB'],
  idempotent: true,
});

/** What practice, the tutor and analysts need of a student. */
export const getLearnerState = defineInternalCall({
  summary: 'Ability, mastery, review dates and order of skills of a student',
  service,
  pattern: 'plan.learner-state',
  input: oneUser,
  output: z.object({
    /** Of the evidence that `state` was computed from; null before the first computation. */
    version: z.nullable(z.number()),
    state: z.nullable(learnerState),
    /** Every skill, the one that is worth most per minute first. */
    order: z.array(learnerSkill),
    /** Reviews that are due, the most overdue first. */
    due: z.array(reviewCard),
  }),
  inputError,
  errors: ['PLAN-DB'],
  idempotent: true,
});

/** Which items of some skills a student has met anywhere, so that practice asks something new. */
export const getMetItems = defineInternalCall({
  summary: 'Items of the given skills that a student has met, the longest ago first',
  service,
  pattern: 'plan.met-items',
  input: z.object({ user_id: z.string(), skills: z.array(z.int()).check(z.maxLength(30)) }),
  output: z.object({
    /** Of what is finished. */
    item_ids: z.array(z.number()),
    /** Of units that are open, whatever their skills; absent from an older plan. */
    open_item_ids: z.optional(z.array(z.number())),
  }),
  inputError,
  errors: ['PLAN-DB'],
  idempotent: true,
});

export const planInternalCalls = {
  recordEvidence,
  learnerEvidence,
  storeLearner,
  getLearnerState,
  getMetItems,
  getPlanMail: planMails.get,
  markPlanMailSent: planMails.markSent,
  releasePlanMail: planMails.release,
  ...practiceCalls,
} as const;
