import type { LocalDate } from '@aivy/exam';

/** What the form holds, as it was typed. */
export interface ScoreDraft {
  date: string;
  english: string;
  math: string;
}

export type DraftField = keyof ScoreDraft;

/** The official test is the one of today since then; the service refuses what lies before. */
export const FIRST_DATE = '2024-01-01';
export const EMPTY_DRAFT: ScoreDraft = { date: '', english: '', math: '' };

const SCORE = 'Please enter a score from 200 to 800, in tens.';

const scoreFault = (text: string): string | undefined =>
  /^\d{3}$/.test(text.trim()) && Number(text) >= 200 && Number(text) <= 800 && Number(text) % 10 === 0
    ? undefined
    : SCORE;

/** What the service would refuse, said before. @param today where the student is */
export function draftFaults(
  { date, english, math }: ScoreDraft,
  today: LocalDate,
): Partial<Record<DraftField, string>> {
  const found = {
    date: dateFault(date, today),
    english: scoreFault(english),
    math: scoreFault(math),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
}

function dateFault(date: string, today: LocalDate): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return 'Please enter the date of the test.';
  if (date > today) return 'The date cannot be in the future.';
  return date < FIRST_DATE ? 'Only tests since January 2024 count: before, it was another test.' : undefined;
}

/** The date on this device. */
export function todayHere(now = new Date()): LocalDate {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
