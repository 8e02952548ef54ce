import type { dailyWins, OutputOf } from '@aivy/contracts';

export type WinsData = OutputOf<typeof dailyWins>;

interface Win {
  /** Of the goal, 0-1. */
  part: number;
  /** "3 of 5 questions". */
  text: string;
}

export interface WinsModel {
  tasks: Win;
  minutes: Win;
  /** Text alternative. */
  label: string;
  /** In the middle of the rings. */
  short: string;
}

/** Tasks and minutes of the day beside their goals; more minutes than the goal count as the goal. */
export function winsModel(data: WinsData): WinsModel {
  const { answered_count: answered, goal_tasks: tasks, goal_minutes: minutes } = data;
  const spent = Math.min(minutes, Math.round(data.minutes_spent));
  const text = { tasks: `${answered} of ${tasks} questions`, minutes: `${spent} of ${minutes} min` };
  return {
    tasks: { part: Math.min(1, answered / tasks), text: text.tasks },
    minutes: { part: spent / minutes, text: text.minutes },
    label: `${text.tasks}, ${spent} of ${minutes} minutes`,
    short: `${answered}/${tasks}`,
  };
}
