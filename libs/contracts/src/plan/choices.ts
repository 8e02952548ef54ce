/** Minutes of practice a day that a student can choose. */
export const MINUTES_A_DAY = [15, 20, 30, 45, 60] as const;
export type MinutesADay = (typeof MINUTES_A_DAY)[number];

/** Smallest daily goals that a student can pick, in minutes, the smallest first. */
export const GOAL_CHOICES = [5, 10, 15] as const;
export type GoalMinutes = (typeof GOAL_CHOICES)[number];
