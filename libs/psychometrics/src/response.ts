import { isUnread, type Conduct, type TimedAnswer } from './effort.js';
import { checkParameters, requireNotNegative, type ItemParameters } from './model.js';

/** One marked answer. */
export interface Response extends ItemParameters {
  correct: boolean;
  /** How much it counts in the likelihood; 1 unless it is left out. */
  weight?: number;
}

/** @throws ParameterError */
export function checkResponse(response: Response): void {
  checkParameters(response);
  if (response.weight !== undefined) requireNotNegative('weight', response.weight);
}

/** An answer with what mastery needs beside its mark. */
export interface ScoredItem extends ItemParameters, TimedAnswer {
  /** How unsure b is: standard deviation, logits; 0 where it is left out. */
  bSd?: number;
  /** 1-30. */
  skill: number;
  correct: boolean;
  /** How the question was met in its module; absent where only the answer itself is known. */
  conduct?: Conduct;
  /** Answered where no clock runs: its time says nothing about exam pace. */
  untimed?: boolean;
  /** Out of use by now: asked, marked and never scored. */
  withdrawn?: boolean;
}

/** An answer as a test has it; a pretest item is kept and never scored. */
export interface AskedItem extends ScoredItem {
  pretest?: boolean;
}

/** Does it count, for the route as for the score? */
export const isScored = ({ pretest, withdrawn }: AskedItem): boolean => !pretest && !withdrawn;

/** The mark as a score takes it: an empty answer is wrong, a rapid guess is out of the likelihood. */
export const toResponse = (item: ScoredItem): Response => ({
  a: item.a,
  b: item.b,
  c: item.c,
  correct: item.correct && item.answered,
  weight: item.conduct === 'rapid' ? 0 : 1,
});

/**
 * Does an answer say what the student knows? Not one that was passed by unread, nor one for which there was no time. An
 * answer without a time was given by a client that keeps none.
 */
export function isWorked(item: ScoredItem): boolean {
  if (item.conduct) return item.conduct === 'worked';
  return (item.answered && item.timeSpent === 0) || !isUnread(item);
}

/** The mark as mastery and the learner record take it: of knowledge alone, where a score counts what an exam counts. */
export const toKnowledge = (item: ScoredItem): Response => ({ ...toResponse(item), weight: isWorked(item) ? 1 : 0 });
