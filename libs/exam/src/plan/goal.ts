import type { GoalMinutes } from '@aivy/contracts';

/** Choices for the smallest daily goal, in minutes. */
export const GOAL_CHOICES: readonly GoalMinutes[] = [5, 10, 15];
/** Until the student picks one. */
export const DEFAULT_GOAL: GoalMinutes = 10;

const MINUTE_MS = 60_000;

/** Is this much practice on one day enough to keep the streak? */
export const isGoalReached = (practicedMs: number, goal: GoalMinutes): boolean => practicedMs >= goal * MINUTE_MS;
