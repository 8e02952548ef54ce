import * as z from 'zod/mini';
import { moment } from './fields.js';

export const evidenceSource = z.enum(['diagnostic', 'full-test', 'unit', 'practice']);
export type EvidenceSource = z.infer<typeof evidenceSource>;

/** One answer as the learner record keeps it for ever. */
export const evidence = z.object({
  /** Which answer it is, once for a student: `full-test:<test id>:<question id>`; a second one changes nothing. */
  source_id: z.string().check(z.minLength(1), z.maxLength(120)),
  item_id: z.int(),
  item_version: z.int(),
  skill: z.int().check(z.gte(1), z.lte(30)),
  correct: z.boolean(),
  /** False for a question left empty. */
  answered: z.boolean(),
  /** 1-3: which try at the question it was. */
  attempt: z.int().check(z.gte(1), z.lte(3)),
  /** Hints seen before it, 0-4. */
  hints: z.int().check(z.gte(0), z.lte(4)),
  spent_ms: z.int().check(z.gte(0)),
  /** Id of the misconception behind a wrong answer; null for a right or an unknown one. */
  misconception: z.nullable(z.string()),
  /** Tried out in a test: met, but not measured with. */
  pretest: z.boolean(),
  /** The clock of a diagnostic left no time for it: it says nothing about what the student knows. */
  hurried: z.optional(z.boolean()),
  given_at: moment,
});
export type Evidence = z.infer<typeof evidence>;

const measuredSection = z.object({
  score: z.number(),
  score_low: z.number(),
  score_high: z.number(),
  /** Logits. */
  theta: z.number(),
  se: z.number(),
});
const reportedSection = z.object({
  ...measuredSection.shape,
  theta: z.optional(z.number()),
  se: z.optional(z.number()),
});
/** Section scores of a diagnostic or a full test. */
export const measuredScores = z.object({ english: measuredSection, math: measuredSection });
export type MeasuredScores = z.infer<typeof measuredScores>;

/** When the test was finished of which a section was taken again; absent for a whole test. */
export const repeatsAt = z.optional(moment);

/** The answers of a finished test as its owner hands them over, in any order; whoever records them marks them. */
export const answersForEvidence = z.object({
  finished_at: moment,
  repeats_at: repeatsAt,
  answers: z.array(
    z.object({
      item_id: z.int(),
      item_version: z.int(),
      /** '' for a question left empty. */
      answer: z.string(),
      pretest: z.boolean(),
      /** The clock of a diagnostic left no time for it: it says nothing about what the student knows. */
      hurried: z.optional(z.boolean()),
      spent_ms: z.number(),
      given_at: moment,
    }),
  ),
  /** From the stored report; the oldest ones have no ability. */
  scores: z.object({ english: reportedSection, math: reportedSection }),
  /** False for a test without a score: then `scores` says only what is known of everybody. */
  scored: z.optional(z.boolean()),
});
export type AnswersForEvidence = z.infer<typeof answersForEvidence>;

type ReportedSection = z.infer<typeof reportedSection>;
interface SectionOfReport extends Pick<ReportedSection, 'theta' | 'se'> {
  score: number | null;
  score_low: number | null;
  score_high: number | null;
}

/** A student of whom nothing is known, on the first scale. A worker of an older release reads nothing but scores. */
const UNKNOWN: ReportedSection = { score: 510, score_low: 400, score_high: 620, theta: 0, se: 1 };

/** What a report's sections say of the scores, without the rest of them. */
export function scoresForEvidence(
  sections: Record<'english' | 'math', SectionOfReport>,
): Pick<AnswersForEvidence, 'scores' | 'scored'> {
  const [english, math] = [scoresOf(sections.english), scoresOf(sections.math)];
  if (!english || !math) return { scores: { english: UNKNOWN, math: UNKNOWN }, scored: false };
  return { scores: { english, math } };
}

function scoresOf({ score, score_low, score_high, theta, se }: SectionOfReport): ReportedSection | null {
  if (score === null || score_low === null || score_high === null) return null;
  return { score, score_low, score_high, theta, se };
}
