import * as z from 'zod/mini';

/** One skill of the report. */
export const skillMastery = z.object({
  /** 0-100, accuracy with bounded speed. */
  mastery: z.number(),
  /** 0-100, accuracy alone under the model. */
  accuracy: z.number(),
  /** 0-1, share of the pace factor reached. */
  pace: z.number(),
  answered: z.number(),
  /** Little evidence: leans on the section estimate. */
  estimated: z.boolean(),
  /** Probability that mastery is 70 or below, 0-1; absent, as the next, in reports from before it was stored. */
  weak_chance: z.optional(z.number()),
  /** How much of what was open about the skill the test's own answers have settled, 0-1. */
  own_share: z.optional(z.number()),
});

/** Which errors the 68 % ranges of a report hold. */
export const errorFields = {
  /**
   * `score-test`: every ability that the answers contradict by at most one standard error, with what items, skills and
   * the scale may be off. Absent in older reports, whose ranges are 1.18 posterior standard deviations to either side.
   */
  range: z.optional(z.literal('score-test')),
  /** Points by which the whole scale may be off, one standard deviation, which the ranges hold. */
  scale_sd: z.optional(z.number()),
  /** Students whose official scores the scale was measured with, those of the section with fewer; absent: it is assumed. */
  scale_pairs: z.optional(z.number()),
};

/** Effort in a module by its response times; see `effortOf` of the measurement. */
export const moduleEffort = z.object({
  /** Share of the questions there was time for that were worked on, 0-1. */
  effort: z.number(),
  /** Questions there was time for, and how many of them were passed by unread. */
  questions: z.number(),
  unread: z.number(),
});

/** Null where a section was clicked through: there is no score then. */
const points = z.nullable(z.number());

/** `detail_report` parsed; on the wire it is a JSON string. */
export const diagnosticReport = z.object({
  english_score: points,
  math_score: points,
  /** False where a section has no score, so that there is no total either. */
  scored: z.optional(z.boolean()),
  /** Skill name → mastery percentage; empty without a score. */
  english_mastery: z.record(z.string(), z.number()),
  math_mastery: z.record(z.string(), z.number()),
  /** 68 % range. */
  english_score_low: points,
  english_score_high: points,
  math_score_low: points,
  math_score_high: points,
  /** Where another test of this kind would score, 68 %; absent in older reports and without a score. */
  english_retest_low: z.optional(z.number()),
  english_retest_high: z.optional(z.number()),
  math_retest_low: z.optional(z.number()),
  math_retest_high: z.optional(z.number()),
  /** Of each module in order; absent in reports from before it was looked at. */
  english_effort: z.optional(z.array(moduleEffort)),
  math_effort: z.optional(z.array(moduleEffort)),
  /** The score with what was passed by unread counted as an exam counts it; absent where it changes nothing. */
  english_as_given: z.optional(z.number()),
  math_as_given: z.optional(z.number()),
  /** Ability and its posterior standard deviation, logits, which forecasts need; absent without a score. */
  english_theta: z.optional(z.number()),
  english_se: z.optional(z.number()),
  math_theta: z.optional(z.number()),
  math_se: z.optional(z.number()),
  /** The scores rest on a short form. */
  estimated: z.boolean(),
  english_skills: z.record(z.string(), skillMastery),
  math_skills: z.record(z.string(), skillMastery),
  /** In question order of the form. */
  english_correct: z.array(z.boolean()),
  math_correct: z.array(z.boolean()),
  /** Points that a right answer there would have added; 0 where it was right. */
  english_cost: z.optional(z.array(z.number())),
  math_cost: z.optional(z.array(z.number())),
  /** Skill of each question, 1-30; absent in reports from before it was kept. */
  english_asked: z.optional(z.array(z.number())),
  math_asked: z.optional(z.array(z.number())),
  /** Places, from 0, of the questions that were out of use when it was scored and do not count; absent where there were none. */
  english_withdrawn: z.optional(z.array(z.number())),
  math_withdrawn: z.optional(z.array(z.number())),
  linking_version: z.string(),
  parameter_version: z.string(),
  ...errorFields,
});
export type DiagnosticReport = z.infer<typeof diagnosticReport>;
