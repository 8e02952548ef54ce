import { MINUTE_MS, type GoalMinutes } from '@aivy/contracts';

/** The smallest daily goal until the student picks one. */
export const DEFAULT_GOAL: GoalMinutes = 10;

/** Is this much practice on one day enough to keep the streak? */
export const isGoalReached = (practicedMs: number, goal: GoalMinutes): boolean => practicedMs >= goal * MINUTE_MS;
