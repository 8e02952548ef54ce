import { skillById } from '@aivy/exam';
import type { Grown } from './growth';

/** Mastery of a skill before and after, 0-100. */
export interface Mastery {
  before: number;
  now: number;
  sinceDiagnostic: number | null;
}

export const WHY_MASTERY =
  "Mastery goes from 0 to 100. It's our estimate of how well you know a topic, based on your answers and your pace.";

/** A skill's mastery as a bar. A step back isn't shown as one: one set says little, and the next may say more. */
export function masteryBar(skill: number, { before, now }: Mastery): Grown {
  const { name, subject } = skillById(skill);
  const gained = Math.max(0, Math.round(now) - Math.round(before));
  const from = Math.round(now) - gained;
  return {
    name,
    subject,
    change: gained > 0 ? `+${gained}` : null,
    from: from / 100,
    to: (from + gained) / 100,
    label: gained > 0 ? `${from} before, ${from + gained} now` : `${from} of 100`,
  };
}

/** What stands under the bar. */
export function masteryNote({ before, now, sinceDiagnostic }: Mastery): string {
  const sinceFirst = Math.round(sinceDiagnostic ?? 0);
  if (sinceFirst > 0) return `Mastery is up ${sinceFirst} since your diagnostic.`;
  return Math.round(now) > Math.round(before)
    ? 'Every set like this one adds up.'
    : 'About the same for now. Your answers made this estimate more accurate.';
}
