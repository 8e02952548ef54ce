import * as z from 'zod/mini';

/** What the learner record knows of a skill. */
export const learnerSkill = z.object({
  /** 1-30. */
  skill: z.number(),
  /** Ability in the skill, logits, and its standard deviation. */
  theta: z.number(),
  se: z.number(),
  /** 0-100, with pace; `accuracy` without. */
  mastery: z.number(),
  accuracy: z.number(),
  /** Probability that mastery is 70 or below, 0-1. */
  weak_chance: z.number(),
  /** How much of what was open about it its own answers have settled, 0-1; absent in states computed before it was known. */
  own_share: z.optional(z.number()),
  /** Answers in all. */
  answered: z.number(),
  /** Too few of its own answers: most of the figure comes from the section. */
  estimated: z.boolean(),
  /** Points of the section gained per minute of practice. */
  points_per_minute: z.number(),
});
export type LearnerSkill = z.infer<typeof learnerSkill>;

const ability = z.object({ /** EAP, logits. */ theta: z.number(), se: z.number() });

const sectionGrowth = z.object({
  /**
   * Ability in the exam's mix of skills after all tests and practice in their order, logits, and its error at a known
   * learning rate.
   */
  theta: z.number(),
  se: z.number(),
  /** What is to be added to `theta` for each unit of the learning rate. */
  per_rate: z.number(),
  /** Hours of the section practised so far. */
  hours: z.number(),
});

/** Where a student stands for forecasts, and how fast they learn. */
export const growth = z.object({
  english: sectionGrowth,
  math: sectionGrowth,
  /**
   * What the answers say of the learning rate, a multiple of the median student's: its log-likelihood is score · ρ -
   * information · ρ² / 2.
   */
  rate: z.object({ score: z.number(), information: z.number() }),
});
export type Growth = z.infer<typeof growth>;

/** Minutes of practice on a day, by section: questions of units and missions with the reading of their explanations. */
export const practisedDay = z.object({
  /** `YYYY-MM-DD`, UTC. */
  day: z.string(),
  english: z.number(),
  math: z.number(),
});
export type PractisedDay = z.infer<typeof practisedDay>;

/** A student's state as the worker computes it; kept as JSON with its version. */
export const learnerState = z.object({
  layout: z.literal(1),
  english: ability,
  math: ability,
  /** Absent in states computed before it was known. */
  growth: z.optional(growth),
  /** All thirty, by id. */
  skills: z.array(learnerSkill),
});
export type LearnerState = z.infer<typeof learnerState>;

/** A misconception that a student has shown, and when it should be tested again. Times are ISO 8601, UTC. */
export const reviewCard = z.object({
  misconception: z.string(),
  /** Where it showed last. */
  skill: z.number(),
  /** Items where it showed: none of them comes back. */
  shown: z.array(z.number()),
  due: z.string(),
  stability: z.number(),
  difficulty: z.number(),
  reps: z.number(),
  lapses: z.number(),
  state: z.enum(['new', 'learning', 'review', 'relearning']),
  learningSteps: z.number(),
  scheduledDays: z.number(),
  lastReview: z.nullable(z.string()),
});
export type LearnerReviewCard = z.infer<typeof reviewCard>;
