import type { dailyProgress, Subject } from '@aivy/contracts';
import { SKILLS } from '@aivy/exam';
import type { GrowthBar } from '@aivy/web-ui';
import type { Output } from '../../../core/api/api';

export type ProgressData = Output<typeof dailyProgress>;

/** The axis ends at so many times the highest progress. */
const HEADROOM = 1.5;

/**
 * Points gained by skill, the most first; what rounds to nothing is left out. Of a day that won back what had slipped
 * before, only what stands above the diagnostic counts: today's part is never more than the whole.
 */
export function improvements(data: ProgressData, subject: Subject): GrowthBar[] {
  const whole = (points: Record<string, number>, id: number): number => Math.max(0, Math.round(points[id] ?? 0));
  return SKILLS.filter((skill) => skill.subject === subject)
    .map(({ id, name }) => {
      const value = whole(data.cumulative_progress, id);
      return { name, value, today: Math.min(value, whole(data.today_progress, id)), subject };
    })
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value || b.today - a.today);
}

/** Both subjects share one axis. */
export const progressMax = (data: ProgressData): number =>
  HEADROOM * Math.max(0, ...Object.values(data.cumulative_progress));
