import { DAY_MS, MINUTE_MS } from '@aivy/contracts';

const CLOCK = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** @param stamp `YYYY-MM-DD HH:MM:SS`, UTC */
const momentOf = (stamp: string): number => Date.parse(`${stamp.replace(' ', 'T')}Z`);

/** "Today, 2:52 PM", "Yesterday, 9:47 PM", "Dec 5, 6:12 PM" on this device's clock. */
export function timeWords(stamp: string, now: number): string {
  const moment = momentOf(stamp);
  const dayOf = (time: number): string => new Date(time).toDateString();
  const day =
    dayOf(moment) === dayOf(now) ? 'Today' : dayOf(moment) === dayOf(now - DAY_MS) ? 'Yesterday' : DAY.format(moment);
  return `${day}, ${CLOCK.format(moment)}`;
}

/** "12 minutes", "6 hours", "3 days": rounded down, never under a minute. */
export function ageWords(stamp: string, now: number): string {
  const minutes = Math.max(1, Math.floor((now - momentOf(stamp)) / MINUTE_MS));
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / (24 * 60)), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
