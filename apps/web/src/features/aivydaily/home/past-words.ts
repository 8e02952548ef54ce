import { DAY_MS } from '@aivy/contracts';
export type Pip = 'first' | 'later' | 'missed' | 'open';

const counted = (count: number, words: string): string | null => (count > 0 ? `${count} ${words}` : null);

/** How the questions of a mission went. @param tries the try that was right; 0 for none, null while open */
export function tryPips(tries: readonly (number | null)[]): { pips: Pip[]; spoken: string } {
  const pips = tries.map((each): Pip =>
    each === null ? 'open' : each === 0 ? 'missed' : each === 1 ? 'first' : 'later',
  );
  const of = (pip: Pip): number => pips.filter((each) => each === pip).length;
  const spoken = [
    counted(of('first'), 'first try'),
    counted(of('later'), 'later try'),
    counted(of('missed'), 'missed'),
    counted(of('open'), 'open'),
  ].filter((part) => part !== null);
  return { pips, spoken: spoken.length > 0 ? spoken.join(', ') : 'No question yet' };
}

const WEEK = 7;
const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** Today, yesterday, a weekday of the last week, or the date; in the browser's time zone. */
export function whenWords(time: number, now: number): string {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY_MS);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return new Date(time).toLocaleDateString(
    'en-US',
    days < WEEK ? { weekday: 'long' } : { month: 'short', day: 'numeric' },
  );
}
