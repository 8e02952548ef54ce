import * as z from 'zod/mini';
import { daysBack } from '../core/missed.js';

/** Of sessions and of questions: PostgreSQL's integer. */
const id = z.int().check(z.gte(1), z.lte(2_147_483_647));
export const conversationId = id;
export const questionId = id;

/** An id in the query of a GET, where everything is text. */
export const idInQuery = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{1,10}$/))]),
  z.pipe(z.transform(Number), id),
);

/** Days in the query of a GET. */
export const daysInQuery = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{1,5}$/))]),
  z.pipe(z.transform(Number), daysBack),
);

/** A topic: 1-11 Reading & Writing, 12-30 Math. */
export const subcategory = z.int().check(z.gte(1), z.lte(30));

/** Milliseconds since 1970. */
export const moment = z.number();

/** The specification's outer filter of a daily answer: a letter, or six characters of an entry. */
export const ANSWER_MAX_LENGTH = 6;
const ANSWER_PATTERN = /^[A-Za-z0-9 +\-*/=().,]{1,6}$/;
export const givenAnswer = z.string().check(z.trim(), z.regex(ANSWER_PATTERN));

/** Where in a question the student is: reading it, asking for a hint, hearing of an answer, reading the explanation. */
export const phase = z.enum(['3.1', '3.2', '3.3', '3.5']);
export type TutorPhase = z.infer<typeof phase>;
/** The same as a client sends it: `"3.2"` or `3.2`. */
export const givenPhase = z.pipe(z.union([phase, z.number()]), z.pipe(z.transform(String), phase));

/** Characters of what a student writes to the tutor at once. */
export const MESSAGE_MAX_LENGTH = 2_000;
/** Longer ones, blank ones and what no database stores are refused; control characters are dropped later. */
export const tutorMessage = z.string().check(
  z.maxLength(MESSAGE_MAX_LENGTH),
  z.refine((text) => text.trim() !== '', 'Must not be blank'),
  z.refine((text) => !text.includes('\0') && !/\p{Surrogate}/u.test(text), 'Holds a character that cannot be stored'),
);

/** Names one message of a student, so that its reply can be followed and asked for again. Chosen by the client. */
export const messageId = z.uuid();

const span = { at: z.number(), to: z.number() };
/**
 * What the tutor has found in the student's own message, in characters of that message (UTF-16, `to` not included):
 * lines with a proven verdict, in order, and within the last of them where it changed. Absent where nothing was proven.
 */
export const stepCheck = z.object({
  lines: z.array(z.object({ ...span, holds: z.boolean() })),
  /** The term that changed, at each place where it stands, or the sign that should have turned. */
  changed: z.array(z.object(span)),
});
export type StepCheck = z.infer<typeof stepCheck>;

/** What the student may tap instead of typing; `what-next` only where the talk is about no question. */
export const quickReply = z.enum(['hint', 'why-wrong', 'check-step', 'explain', 'next', 'what-next']);
export type QuickReply = z.infer<typeof quickReply>;

/** Texts that a tap sends as the student's message. Only those of the last reply can still be tapped. */
export const suggestions = z.optional(z.array(z.string()).check(z.maxLength(3)));

/** How Aivy looks while saying a reply. */
export const tutorFace = z.optional(z.enum(['neutral', 'pleased', 'concerned']));
export type TutorFace = NonNullable<z.infer<typeof tutorFace>>;

/** A reply about the student's safety: asks whether they're all right, or says where to turn. */
export const safety = z.optional(z.enum(['check-in', 'where-to-turn']));
export type Safety = NonNullable<z.infer<typeof safety>>;

/** An answer that the student named in the chat: the page offers to submit it as it offers its own answer field. */
export const offeredAnswer = z.optional(z.string());
