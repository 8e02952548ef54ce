import { DAY_MS } from './time.js';
import * as z from 'zod/mini';
import { EMAIL_PATTERN } from './email-pattern.js';
import { EMAIL_MAX_LENGTH, MAX_ANSWERS, PASSWORD_MAX_LENGTH } from './limits.js';

/** Text that a database takes: no NUL, no half of a surrogate pair. */
export const storable = z.refine<string>(
  (text) => !text.includes('\0') && !/\p{Surrogate}/u.test(text),
  'Holds a character that cannot be stored',
);

export const email = z.string().check(z.maxLength(EMAIL_MAX_LENGTH), z.regex(EMAIL_PATTERN));
export const password = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX_LENGTH));
export const personName = z.string().check(z.trim(), z.minLength(1), z.maxLength(80), storable);

/** `YYYY-MM-DD HH:MM:SS`, UTC. */
export const utcStamp = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/));

/** A letter a-d for choices, text for blanks, '' for unanswered; one entry per question of the form, in order. */
export const answerList = z.array(z.string().check(z.maxLength(6))).check(z.maxLength(MAX_ANSWERS));
/** Seconds spent per question, in the order of the form. */
export const secondsList = z.array(z.number().check(z.gte(0), z.lte(86_400))).check(z.maxLength(MAX_ANSWERS));

/** The answer of a call that has nothing to say. */
export const nothing = z.null();

/** Input of a call without fields; unknown fields are dropped. */
export const noInput = z.object({});

/** Milliseconds that a student says were spent on a question. */
export const spentMs = z.int().check(z.gte(0), z.lte(DAY_MS));
