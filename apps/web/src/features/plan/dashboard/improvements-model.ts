import type { dailyProgress, Subject, OutputOf } from '@aivy/contracts';
import { SKILLS } from '@aivy/exam';
import type { GrowthBar } from '@aivy/web-ui';

export type ProgressData = OutputOf<typeof dailyProgress>;

/** The axis ends at so many times the highest progress. */
const HEADROOM = 1.5;

/** Mastery points that the student's own answers earned, by skill. */
export type Gains = Pick<ProgressData, 'cumulative_progress' | 'today_progress'>;

const only = (gains: Record<string, number>, skills: readonly number[]): Record<string, number> =>
  Object.fromEntries(Object.entries(gains).filter(([skill]) => skills.includes(Number(skill))));

/** Answers move the whole section. A topic shows growth only from its own, so that no figure is a riddle. */
export const ownGains = ({ cumulative_progress: all, today_progress: today, practiced }: ProgressData): Gains => ({
  cumulative_progress: practiced ? only(all, practiced.since_diagnostic) : all,
  today_progress: practiced ? only(today, practiced.today) : today,
});

/**
 * Points gained by skill, the most first; what rounds to nothing is left out. Of a day that won back what had slipped
 * before, only what stands above the diagnostic counts: today's part is never more than the whole.
 */
export function improvements(data: ProgressData, subject: Subject): GrowthBar[] {
  const gains = ownGains(data);
  const whole = (points: Record<string, number>, id: number): number => Math.max(0, Math.round(points[id] ?? 0));
  return SKILLS.filter((skill) => skill.subject === subject)
    .map(({ id, name }) => {
      const value = whole(gains.cumulative_progress, id);
      return { name, value, today: Math.min(value, whole(gains.today_progress, id)), subject };
    })
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value || b.today - a.today);
}

/** Both subjects share one axis. */
export const progressMax = (data: ProgressData): number =>
  HEADROOM * Math.max(0, ...Object.values(ownGains(data).cumulative_progress));
