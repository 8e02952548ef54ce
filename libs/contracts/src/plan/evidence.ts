import * as z from 'zod/mini';
import { moment } from './fields.js';

export const evidenceSource = z.enum(['diagnostic', 'full-test', 'unit', 'practice']);
export type EvidenceSource = z.infer<typeof evidenceSource>;

/** All attempts after it are recorded under its number: what's measured knows the first attempt from those after it. */
export const LAST_RECORDED_ATTEMPT = 3;

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
  /** Which try at the question it was, from 1. */
  attempt: z.int().check(z.gte(1), z.lte(LAST_RECORDED_ATTEMPT)),
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

/** Scores of both sections as a stored report has them; the oldest reports have no ability. */
export const reportedScores = z.object({ english: reportedSection, math: reportedSection });
export type ReportedScores = z.infer<typeof reportedScores>;

/** What the owner of a finished test adds to its answers for the learner record; all of it is absent from an older release. */
export const forRecord = {
  /** By the server's clock. */
  finished_at: z.optional(moment),
  /** From the stored report; null for a report without a score, absent while there's no report. */
  scores: z.optional(z.nullable(reportedScores)),
};

/** Whoever stores a report brings the answers into the learner record as well; absent from an older worker, for which the owner orders a job. */
export const records = z.optional(z.boolean());

type ReportedSection = z.infer<typeof reportedSection>;
interface SectionOfReport extends Pick<ReportedSection, 'theta' | 'se'> {
  score: number | null;
  score_low: number | null;
  score_high: number | null;
}

/** The scores in a report's sections, without the rest of them; null unless both have one. */
export function reportedScoresOf(sections: Record<'english' | 'math', SectionOfReport>): ReportedScores | null {
  const [english, math] = [scoresOf(sections.english), scoresOf(sections.math)];
  return english && math && { english, math };
}

function scoresOf({ score, score_low, score_high, theta, se }: SectionOfReport): ReportedSection | null {
  if (score === null || score_low === null || score_high === null) return null;
  return { score, score_low, score_high, theta, se };
}
