import type { Caller } from '@aivy/contracts';
import { isTimeZone, localDateOf, type LocalDate } from '@aivy/exam';

/** Where the caller is, as the page says; else UTC. */
export const timeZoneOf = ({ timezone }: Pick<Caller, 'timezone'>): string =>
  timezone !== undefined && isTimeZone(timezone) ? timezone : 'UTC';

/** The date where the caller is. */
export const todayOf = (caller: Pick<Caller, 'timezone'>, now: Date): LocalDate => localDateOf(now, timeZoneOf(caller));
