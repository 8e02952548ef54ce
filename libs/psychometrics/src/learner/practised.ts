import { MINUTE_MS, type Evidence, type EvidenceSource, type PractisedDay } from '@aivy/contracts';
import { skillById } from '@aivy/exam';

/** Reading the explanation of a question afterwards, seconds. Assumed, until practice has been measured. */
export const REVIEW_SECONDS = 30;
/** Whoever had a question open for longer was away. */
const MOST_MS = 600_000;

/** Time of practice on a day (`YYYY-MM-DD`, UTC) by section, milliseconds. */
export interface PractisedTime {
  day: string;
  english: number;
  math: number;
}

/** Tests measure; what is learned in them is not counted as practice. */
export const isPractice = (source: EvidenceSource): boolean => source === 'unit' || source === 'practice';

/** Time of practice that one answer stands for: the answer, and the explanation after a first one. */
export const practicedMs = ({ attempt, spent_ms: spent }: Pick<Evidence, 'attempt' | 'spent_ms'>): number =>
  Math.min(spent, MOST_MS) + (attempt === 1 ? REVIEW_SECONDS * 1000 : 0);

/** What answers of units and missions took, by day; the newest day first. */
export function practisedTimes(
  entries: readonly Pick<Evidence, 'skill' | 'attempt' | 'spent_ms' | 'given_at'>[],
): PractisedTime[] {
  const days = new Map<string, PractisedTime>();
  for (const answer of entries) {
    const { skill, given_at: givenAt } = answer;
    const day = new Date(givenAt).toISOString().slice(0, 10);
    const time = days.get(day) ?? { day, english: 0, math: 0 };
    time[skillById(skill).subject] += practicedMs(answer);
    days.set(day, time);
  }
  return [...days.values()].sort((x, y) => (x.day < y.day ? 1 : -1));
}

/** The same in minutes, as the learner record takes it. */
export const practisedDay = ({ day, english, math }: PractisedTime): PractisedDay => ({
  day,
  english: english / MINUTE_MS,
  math: math / MINUTE_MS,
});
