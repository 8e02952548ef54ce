import type { getRewards, GoalMinutes, OutputOf } from '@aivy/contracts';
import { Flame, Star } from 'lucide-react';
import type { Fact } from './celebration';

export type Rewards = OutputOf<typeof getRewards>;

const COUNT = new Intl.NumberFormat('en-US');
export const countText = (count: number): string => COUNT.format(count);

/** Points that something has earned. @param why how they're counted */
export const pointsFact = (points: number, rewards: Rewards | undefined, why: string): Fact => ({
  icon: Star,
  value: `+${points}`,
  label: rewards ? `points, ${countText(rewards.points_left)} now` : 'points',
  why,
});

/** The days in a row. @param goal the smallest daily goal, where one counts */
export const streakFact = (days: number, goal: GoalMinutes | null | undefined): Fact => ({
  icon: Flame,
  value: String(days),
  label: 'day streak',
  why: `Days in a row you've practiced. A finished set or mission counts${
    goal ? `, and so do ${goal} minutes of practice` : ''
  }. One missed day a week doesn't break it.`,
});
