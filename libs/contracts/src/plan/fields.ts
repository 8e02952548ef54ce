import * as z from 'zod/mini';
import { MAX_ANSWERS } from '../core/limits.js';
import { MINUTES_A_DAY } from './choices.js';

export const planId = z.string().check(z.minLength(1), z.maxLength(64));
/** Days of a plan count on over its journeys; nobody reaches ten thousand. */
export const planDay = z.int().check(z.gte(1), z.lte(10_000));
export const oneDay = z.object({ plan_id: planId, day: planDay });

/** `YYYY-MM-DD` in the student's time zone. */
export const localDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Section scores, 200-800 in tens, and the sum of two. */
export const points = z.number();

/** In 2096; room above it lets a sequence number always rise. */
const LAST_MOMENT = 4_000_000_000_000;
/** Milliseconds since 1970. */
export const moment = z.int().check(z.gte(0), z.lte(LAST_MOMENT));

export const perQuestion = <T extends z.ZodMiniType>(entry: T) => z.array(entry).check(z.maxLength(MAX_ANSWERS));

/** Months of a plan; a month is thirty days. */
export const duration = z.union([z.literal(1), z.literal(3), z.literal(6)]);
export type PlanDuration = z.infer<typeof duration>;

/** Ids of skills, 1-30. */
export const skillIds = z.array(z.int().check(z.gte(1), z.lte(30))).check(z.maxLength(30));

export const minutesADay = z.literal(MINUTES_A_DAY);

/** A score with its 68% range, in tens. */
export const forecastRange = { score: points, score_low: points, score_high: points };
