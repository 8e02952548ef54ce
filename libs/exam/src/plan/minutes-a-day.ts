import type { MinutesADay } from '@aivy/contracts';

/** The minutes of practice a day that a student can choose. */
export const MINUTES_A_DAY: readonly MinutesADay[] = [15, 20, 30, 45, 60];

/** For a plan made before the choice existed: the specification's goal of a day, which its forecasts assumed, too. */
export const DEFAULT_MINUTES_A_DAY: MinutesADay = 20;

/** Days alternate between the sections, so each gets half of the time. */
export const minutesOfEachSection = (minutes: number): Readonly<Record<'english' | 'math', number>> => ({
  english: minutes / 2,
  math: minutes / 2,
});
