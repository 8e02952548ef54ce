import * as z from 'zod/mini';

/** Days that a list of mistakes may go back. */
const MOST_DAYS = 3_660;
export const daysBack = z.int().check(z.gte(1), z.lte(MOST_DAYS));

/**
 * A question of a finished unit or of practice whose first answer was not right, as lists of mistakes have it: nothing of
 * its text, its key or what was answered.
 */
const missedQuestion = z.object({
  question_id: z.number(),
  /** From 1, in its unit or session. */
  number: z.number(),
  /** 1-30. */
  skill: z.number(),
  level: z.enum(['easy', 'medium', 'hard']),
  /** False where it was left empty. */
  answered: z.boolean(),
  /** On it in all. */
  spent_ms: z.number(),
  /** Answered faster than it can be read; see `isRapidGuess` of the measurement. */
  rushed: z.boolean(),
  /** The later try that was right; 0 for none, and where there is one try only. */
  right_at: z.number(),
});
export type MissedQuestion = z.infer<typeof missedQuestion>;

/** A unit or a practice session with what was missed in it. */
const missedIn = z.object({
  /** Day of the unit, id of the session. */
  id: z.number(),
  /** When the unit was finished, when the session began: milliseconds since 1970. */
  at: z.number(),
  /** Questions whose keys are due and that count. */
  asked: z.number(),
  missed: z.array(missedQuestion),
});
export type MissedIn = z.infer<typeof missedIn>;

/** The newest first. */
export const missedPage = z.object({
  attempts: z.array(missedIn),
  /** What the next page is asked for with; null after the last one. */
  before: z.nullable(z.number()),
});
export type MissedPage = z.infer<typeof missedPage>;
