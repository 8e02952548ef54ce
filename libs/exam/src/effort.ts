import { isAnswered } from './answers/index.js';

/** Share of a module's questions worked on, 0-1, below which a report says so (Wise & Kong 2005). */
export const FULL_EFFORT = 0.9;

/** Rapid guesses in a section before its page says something: one or two are slips. */
const NOTICED_GUESSES = 3;
/** The clock presses where less than this share of exam pace is left for the rest. */
export const PRESSED_SHARE = 0.5;

/** A section while it's being taken; lists in question order. */
export interface SectionPace {
  answers: readonly string[];
  /** Milliseconds on each question. */
  spentMs: readonly number[];
  /** Seconds below which an answer is a rapid guess; absent where that isn't known. */
  rapidSeconds: readonly (number | undefined)[];
  /** The question on the screen, which isn't over yet; null on the review page. */
  open: number | null;
  /** Seconds left of the section. */
  secondsLeft: number;
}

/** Should the page ask the student to slow down? Not a student who runs out of time. */
export function isRushing({ answers, spentMs, rapidSeconds, open, secondsLeft }: SectionPace): boolean {
  const guesses = answers.filter((answer, index) => {
    const spent = spentMs[index] ?? 0;
    return index !== open && isAnswered(answer) && spent > 0 && spent < 1000 * (rapidSeconds[index] ?? 0);
  });
  if (guesses.length < NOTICED_GUESSES) return false;
  const seconds = secondsLeft + spentMs.reduce((sum, ms) => sum + ms, 0) / 1000;
  const toDo = answers.filter((answer) => !isAnswered(answer)).length;
  return secondsLeft >= (PRESSED_SHARE * seconds * toDo) / answers.length;
}
