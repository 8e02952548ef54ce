import { QUESTION_ATTEMPTS } from '@aivy/contracts';
import * as z from 'zod';
import type { Rung } from '../move/phase.js';

/** How a stored state is laid out; a change of shape gets a new number. */
const TUTOR_STATE_LAYOUT = 1;
/** Moves kept of a conversation: enough to see what was said last. */
const MOVES_KEPT = 40;

const question = z.object({
  /** Hints the student asked for, 0-4. */
  rungs: z.int().min(0).max(4),
  /** The highest hint that was shown unasked, or that the student's own idea settled. No hint up to it comes again. */
  reached: z.int().min(0).max(4).default(0),
  /** The idea whose question is open; null for that of the newest hint. */
  open: z.string().nullable().default(null),
  /** Ideas that were replied to. */
  met: z.array(z.string()).default([]),
  /** Ideas behind the buttons of the last question back, in their order. */
  offered: z.array(z.string()).default([]),
  /** The newest questions that the tutor ended in, oldest first. */
  asked: z.array(z.string()).default([]),
  /** Were two ideas offered as buttons? Once is enough. */
  askedBack: z.boolean().default(false),
  /** Did the tutor say that it didn't understand? */
  admitted: z.boolean().default(false),
  /** Messages in a row that stated no idea anyone wrote down. */
  misses: z.int().min(0).default(0),
  /** Hash of the newest idea in the student's words, so a repeat is noticed. */
  said: z.int().nullable().default(null),
  /** Answers given, oldest first: letters in lower case, or entries of the field. */
  attempts: z.array(z.string()),
  /** Attempts that the question has; states from before this was kept had as many as there were then. */
  maxAttempts: z.int().min(1).default(QUESTION_ATTEMPTS),
  /** The last line of the student's working that could be read; null for none. */
  line: z.string().nullable(),
  /** The last one that was proven to follow from the question; null for none, and in states from before it was kept. */
  proven: z.string().nullable().default(null),
  /** What the checked lines came down to, so that checking does not become a way of trying answers. */
  judged: z.array(z.string()),
});

const state = z.object({
  layout: z.literal(TUTOR_STATE_LAYOUT),
  /** Chooses the wordings; the only source of variety. */
  seed: z.int().min(0).max(0xffffffff),
  question,
  /** The grade that the last check-in asked about, and for how many more messages it isn't asked again. */
  checkIn: z
    .object({ grade: z.literal([0, 1, 2, 3, 4]), left: z.int().min(0) })
    .nullable()
    .default(null),
  /** Has the student written Spanish? They've been told then that the questions are in English. */
  spanish: z.boolean().default(false),
  /** How the newest replies began, oldest first. */
  openers: z.array(z.string()).default([]),
  /** Names of the newest moves, oldest first. */
  moves: z.array(z.string()),
  /** Per set of wordings the indexes used since all of them were. */
  wordings: z.record(z.string(), z.array(z.int().min(0))),
});

/** What the tutor remembers of a conversation: plain JSON, kept by whoever runs the tutor. */
export type TutorState = z.infer<typeof state>;
export type QuestionState = TutorState['question'];

const FRESH: QuestionState = {
  rungs: 0,
  reached: 0,
  open: null,
  met: [],
  offered: [],
  asked: [],
  askedBack: false,
  admitted: false,
  misses: 0,
  said: null,
  attempts: [],
  maxAttempts: QUESTION_ATTEMPTS,
  line: null,
  proven: null,
  judged: [],
};

/** How far up the hints a student is, whether by asking or by thinking: 0-4. */
export const levelOf = ({ question: { rungs, reached } }: TutorState): Rung | 0 => Math.max(rungs, reached) as Rung | 0;

/** The beginning of a conversation. @param seed any number; its lower 32 bits count */
export const startTutor = (seed: number): TutorState => ({
  layout: TUTOR_STATE_LAYOUT,
  seed: seed >>> 0,
  question: { ...FRESH },
  checkIn: null,
  spanish: false,
  openers: [],
  moves: [],
  wordings: {},
});

/** The same conversation about another question: what was said stays said. */
export const forNextQuestion = (before: TutorState): TutorState => ({ ...before, question: { ...FRESH } });

/** Notes an answer that was submitted. Whether it is right is the item's business. */
export const withAttempt = (before: TutorState, answer: string): TutorState =>
  withQuestion(before, { attempts: [...before.question.attempts, answer.trim().toLowerCase()] });

export const withQuestion = (before: TutorState, change: Partial<QuestionState>): TutorState => ({
  ...before,
  question: { ...before.question, ...change },
});

export const withMove = (before: TutorState, move: string): TutorState => ({
  ...before,
  moves: [...before.moves, move].slice(-MOVES_KEPT),
});

/** Reads a stored state. @throws ZodError on anything else, and on a layout of another release */
export const readTutorState = (stored: unknown): TutorState => state.parse(stored);
