import { HOUR_MS } from '@aivy/contracts';
import { localHourOf } from './dates.js';

/** How far back a habit is looked for. */
export const HABIT_DAYS = 28;
/** Fewer sessions around one hour are chance. */
const FEWEST_SESSIONS = 3;
/** A pause this long starts a new session. */
const PAUSE_MS = HOUR_MS;
/** Reminders leave between 7 AM and 9 PM, whatever the habit. */
const EARLIEST = 7;
const LATEST = 21;
const HOURS = 24;

const hourAfter = (hour: number, hours: number): number => (hour + hours + HOURS) % HOURS;

/** The moments that start a session, oldest first. */
function sessionStarts(moments: readonly Date[]): Date[] {
  const sorted = [...moments].sort((a, b) => a.getTime() - b.getTime());
  return sorted.filter((moment, index) => index === 0 || moment.getTime() - sorted[index - 1]!.getTime() > PAUSE_MS);
}

/**
 * The local hour a student usually starts to practice, 7-21. An hour's neighbors count half: 4:50 and 5:10 are one habit.
 * Between equally usual hours the later one wins, when there's more of the day to be done.
 * @param moments of answers in the last four weeks, in any order
 * @returns null while there's no habit
 */
export function usualHour(moments: readonly Date[], timeZone: string): number | null {
  const counts = Array.from({ length: HOURS }, () => 0);
  for (const start of sessionStarts(moments)) counts[localHourOf(start, timeZone)]! += 1;
  const around = (hour: number): number => counts[hourAfter(hour, -1)]! + counts[hourAfter(hour, 1)]!;
  const weight = (hour: number): number => 2 * counts[hour]! + around(hour);
  const best = counts.reduce((winner, _, hour) => (weight(hour) >= weight(winner) ? hour : winner), 0);
  if (counts[best]! + around(best) < FEWEST_SESSIONS) return null;
  return Math.min(LATEST, Math.max(EARLIEST, best));
}
