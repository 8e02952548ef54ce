import type { PracticeSession } from './practice-session';

/** Shown where the time is not known. */
const DEFAULT_MINUTES = 15;
const MINUTE_MS = 60_000;

export interface SessionStatistics {
  minutes: number;
  /** Of the answered questions those right on the first attempt, percent; 0 without any. */
  accuracy: number;
  answered: number;
  total: number;
}

export const statisticsOf = (
  { startedAt, answered, correctFirst, maxQuestions }: PracticeSession,
  now: number | null,
): SessionStatistics => ({
  minutes:
    startedAt === null || now === null ? DEFAULT_MINUTES : Math.max(1, Math.round((now - startedAt) / MINUTE_MS)),
  accuracy: answered === 0 ? 0 : Math.round((100 * correctFirst) / answered),
  answered,
  total: maxQuestions,
});
