import type { MinutesADay } from '@aivy/contracts';

export { MINUTES_A_DAY } from '@aivy/contracts';

/** For a plan made before the choice existed: the specification's goal of a day, which its forecasts assumed, too. */
export const DEFAULT_MINUTES_A_DAY: MinutesADay = 20;

/** Days alternate between the sections, so each gets half of the time. */
export const minutesOfEachSection = (minutes: number): Readonly<Record<'english' | 'math', number>> => ({
  english: minutes / 2,
  math: minutes / 2,
});
