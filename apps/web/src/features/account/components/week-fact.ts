import { lastFreeDay } from '@aivy/exam';
import type { Products } from '../../../core/session/use-products';
import { dateRange, shortDate } from '../../../lib/local-date-text';

/** Until when AivyPath is open, in a few words. */
export function weekFact({ access, path, week }: Pick<Products, 'access' | 'path' | 'week'>): string {
  if (week) return `${week.free ? 'Free week' : 'Your week'}, ${dateRange(week.from, week.to)}`;
  if (path === 'ended' && access?.lastDay) return `Ended ${shortDate(access.lastDay)}`;
  if (access?.firstDay) return `Open. Free week ${dateRange(access.firstDay, lastFreeDay(access.firstDay))}, ended`;
  return 'Open';
}
