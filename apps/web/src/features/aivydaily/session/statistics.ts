import { MINUTE_MS } from '@aivy/contracts';
import type { ListedQuestion, PracticeSession } from './practice-session';

/** Shown where the time is not known. */
const DEFAULT_MINUTES = 15;

export interface SessionStatistics {
  minutes: number;
  /** Of the answered questions those right on the first attempt, percent; 0 without any. */
  accuracy: number;
  answered: number;
  total: number;
}

/** @param until when it ended, or now, in milliseconds since 1970 */
export const statisticsOf = (
  { startedAt, answered, correctFirst, maxQuestions }: PracticeSession,
  until: number | null,
): SessionStatistics => ({
  minutes:
    startedAt === null || until === null ? DEFAULT_MINUTES : Math.max(1, Math.round((until - startedAt) / MINUTE_MS)),
  accuracy: answered === 0 ? 0 : Math.round((100 * correctFirst) / answered),
  answered,
  total: maxQuestions,
});

export interface QuestionCounts {
  first: number;
  later: number;
  missed: number;
}

/** How the complete questions went. */
export function countsOf(questions: readonly ListedQuestion[]): QuestionCounts {
  const complete = questions.filter(({ is_completed: isComplete }) => isComplete);
  const count = (holds: (question: ListedQuestion) => boolean): number => complete.filter(holds).length;
  return {
    first: count(({ is_correct: isCorrect, attempt }) => isCorrect === true && attempt === 1),
    later: count(({ is_correct: isCorrect, attempt }) => isCorrect === true && attempt > 1),
    missed: count(({ is_correct: isCorrect }) => isCorrect !== true),
  };
}

/** How the mission went, in a sentence. */
export function missionLine({ first, later, missed }: QuestionCounts): string {
  const all = first + later + missed;
  if (all === 0) return 'You can pick up where you left off anytime.';
  if (first === all) return `All ${all} right on the first try.`;
  if (later === 0) return `${first} of ${all} right on the first try.`;
  return `${first} of ${all} right on the first try, and you solved ${later} more by trying again.`;
}
