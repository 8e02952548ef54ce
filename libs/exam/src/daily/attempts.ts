import { normaliseEntry } from '../answers/entry.js';
import { equal, readRational } from '../answers/rational.js';

/** A try at a question. */
export interface QuestionAttempt {
  answer: string;
  correct: boolean;
}

/** A question is complete with a right answer, or with the last of its attempts. @param most attempts that it has */
export const isQuestionComplete = (attempts: readonly QuestionAttempt[], most: number): boolean =>
  attempts.length >= most || attempts.some(({ correct }) => correct);

const readsTheSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** An answer is a duplicate when it reads the same or has the same value: 0.5 and 1/2. */
export function isDuplicate(one: string, other: string): boolean {
  if (readsTheSame(one, other)) return true;
  const [value, otherValue] = [readRational(normaliseEntry(one)), readRational(normaliseEntry(other))];
  return value !== null && otherValue !== null && equal(value, otherValue);
}

/** What becomes of an answer that is sent. */
export type Judgement =
  /** It was sent before under this number: what was said then is said again. */
  | { kind: 'again'; attempt: number }
  /** It is the try of this number. */
  | { kind: 'new'; attempt: number }
  | { kind: 'refused'; code: 'ANSWER-REACHLIMIT' | 'DUPLICATE-ANSWER' };

/**
 * Tells a request that was sent twice from a second answer.
 * @param attempts so far, the oldest first
 * @param most attempts that the question has
 * @param claimed which try the student believes to make, from 1; another answer under a used number is the next try
 */
export function judgeAttempt(
  attempts: readonly QuestionAttempt[],
  answer: string,
  most: number,
  claimed?: number,
): Judgement {
  const earlier = claimed === undefined ? undefined : attempts[claimed - 1];
  if (claimed !== undefined && earlier && readsTheSame(earlier.answer, answer))
    return { kind: 'again', attempt: claimed };
  if (isQuestionComplete(attempts, most)) return { kind: 'refused', code: 'ANSWER-REACHLIMIT' };
  if (attempts.some((each) => isDuplicate(each.answer, answer))) return { kind: 'refused', code: 'DUPLICATE-ANSWER' };
  return { kind: 'new', attempt: attempts.length + 1 };
}

/** A longer time on a try that nobody has measured counts as this. */
const UNMEASURED_MS = 120_000;

export interface TimeOnQuestion {
  /** Milliseconds since the question was given out, by the server's clock. */
  elapsed: number;
  /** Counted for the tries before. */
  before: number;
  /** On the question in all, as the page saw it. */
  claimed?: number | undefined;
}

/** Milliseconds of the question in all after a try: never less than before, never more than have passed. */
export function timeOnQuestion({ elapsed, before, claimed }: TimeOnQuestion): number {
  const possible = Math.max(before, elapsed);
  const wanted = claimed ?? before + UNMEASURED_MS;
  return Math.min(possible, Math.max(before, wanted));
}
