import * as z from 'zod/mini';
import { forecastRange, localDate, minutesADay, points } from './fields.js';

/** Why a forecast moved between two days. */
const forecastChange = z.object({
  /** Up or down, in tens, never 0. */
  points: z.number(),
  /** The day that it's compared with. */
  since: localDate,
  /** What moved it most: answers in a set, a mission, or a test; days off; a day that passed; or a new scale. */
  cause: z.enum(['set', 'mission', 'test', 'diagnostic', 'days-off', 'time', 'scale']),
  /** Of a set or mission. */
  skill: z.optional(z.number()),
  /** First tries of that skill, and how many were right. */
  answered: z.optional(z.number()),
  right: z.optional(z.number()),
  /** Days without practice. */
  days: z.optional(z.number()),
});
export type ForecastChange = z.infer<typeof forecastChange>;

/** The last test's score, and what students with these answers score today on average, where the forecast starts. */
export const forecastStart = z.object({ score: points, estimate: points });
export type ForecastStart = z.infer<typeof forecastStart>;

/** The one forecast of a plan. Every screen that shows a forecast shows these figures. */
export const planForecast = z.object({
  target_score: points,
  by: localDate,
  /** Chance of reaching the target, 0-1. */
  chance: z.number(),
  /** Both are the chance: the previous release's page shows a range when they differ. */
  chance_low: z.number(),
  chance_high: z.number(),
  ...forecastRange,
  start: z.optional(forecastStart),
  /** What the student chose to practice. */
  minutes_a_day: z.optional(minutesADay),
  english: z.optional(z.object(forecastRange)),
  math: z.optional(z.object(forecastRange)),
  /** Null when it didn't move. */
  change: z.optional(z.nullable(forecastChange)),
});
export type PlanForecast = z.infer<typeof planForecast>;
