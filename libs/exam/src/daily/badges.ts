import type { BadgeName } from '@aivy/contracts';
import { daysBetween, type LocalDate } from '../plan/dates.js';

/** What badges are given for. */
export interface BadgeFacts {
  /** Finished missions, and those with every question right at the first try. */
  missions: number;
  perfectMissions: number;
  longestStreak: number;
  /** Dates on which something was practised, the oldest first. */
  practised: readonly LocalDate[];
  /** Different topics of finished missions. */
  topics: number;
  /** Questions that are complete. */
  questions: number;
  /** Questions that tried an earlier mistake again and were solved. */
  twins: number;
}

/** A longer pause makes the next day of practice a comeback. */
const PAUSE_DAYS = 7;
const EXPLORED_TOPICS = 10;
const MANY_QUESTIONS = 100;
const MANY_TWINS = 10;

const cameBack = (dates: readonly LocalDate[]): boolean =>
  dates.some((date, index) => index > 0 && daysBetween(dates[index - 1]!, date) > PAUSE_DAYS);

const RULES: Readonly<Record<BadgeName, (facts: BadgeFacts) => boolean>> = {
  'first-mission': ({ missions }) => missions >= 1,
  'perfect-mission': ({ perfectMissions }) => perfectMissions >= 1,
  'streak-3': ({ longestStreak }) => longestStreak >= 3,
  'streak-7': ({ longestStreak }) => longestStreak >= 7,
  'streak-30': ({ longestStreak }) => longestStreak >= 30,
  'ten-twins': ({ twins }) => twins >= MANY_TWINS,
  explorer: ({ topics }) => topics >= EXPLORED_TOPICS,
  century: ({ questions }) => questions >= MANY_QUESTIONS,
  comeback: ({ missions, practised }) => missions >= 1 && cameBack(practised),
};

/** Every badge, in the order in which they are shown. */
export const BADGES = Object.keys(RULES) as readonly BadgeName[];

/** The badges that the facts earn. */
export const badgesFor = (facts: BadgeFacts): BadgeName[] => BADGES.filter((name) => RULES[name](facts));
