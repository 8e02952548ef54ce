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
});

/** `detail_report` parsed; on the wire it is a JSON string. */
export const diagnosticReport = z.object({
  english_score: z.number(),
  math_score: z.number(),
  /** Skill name → mastery percentage. */
  english_mastery: z.record(z.string(), z.number()),
  math_mastery: z.record(z.string(), z.number()),
  /** 68 % range. */
  english_score_low: z.number(),
  english_score_high: z.number(),
  math_score_low: z.number(),
  math_score_high: z.number(),
  /** Ability and its standard error, logits. */
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
  linking_version: z.string(),
  parameter_version: z.string(),
});
export type DiagnosticReport = z.infer<typeof diagnosticReport>;
