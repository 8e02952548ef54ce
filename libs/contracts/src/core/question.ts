import * as z from 'zod/mini';

export const subject = z.enum(['english', 'math']);
export type Subject = z.infer<typeof subject>;

/**
 * Formulas of these texts as they were set when the item was released, for pages that then need no typesetter. To be
 * read by the web client of the same release; absent where it has to set them.
 */
export const typeset = z.string();

/** A question as a student sees it before it is due: no key, hint, explanation, parameter, skill or difficulty. */
export const studentQuestion = z.object({
  id: z.number(),
  type: z.enum(['choice', 'blank']),
  /** HTML; '' when there is none. */
  passage: z.string(),
  /** Inline SVG with a text alternative; '' when there is none. */
  img: z.string(),
  /** HTML with TeX between \( \) or \[ \]. */
  question: z.string(),
  choice_a: z.string(),
  choice_b: z.string(),
  choice_c: z.string(),
  choice_d: z.string(),
  /** The fixed form that this question belongs to; save and submit may echo it. */
  form_id: z.optional(z.string()),
  typeset: z.optional(typeset),
  /** Seconds below which an answer is a rapid guess (`rapidThreshold` of the measurement); in tests only. */
  rapid_seconds: z.optional(z.number()),
});
export type StudentQuestion = z.infer<typeof studentQuestion>;

export const solution = z.object({
  question_id: z.number(),
  /** Letter a-d, or accepted values separated by commas. */
  answer: z.string(),
  /** HTML. */
  explanation: z.string(),
  typeset: z.optional(typeset),
  /** True while the student is being asked it again: key and explanation are then ''. */
  asked_again: z.optional(z.boolean()),
});
export type Solution = z.infer<typeof solution>;
