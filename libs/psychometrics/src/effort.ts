import { PRESSED_SHARE } from '@aivy/exam';
import { requireNotNegative, requirePositive } from './model.js';

/**
 * Effort on a test by response times. A score is an estimate of what a student can do, made from answers that were worked
 * on; an answer that came faster than its question can be read says nothing of that, right or wrong. Such answers leave
 * the likelihood (effort-moderated scoring: Wise & DeMars 2006) and are counted (response-time effort: Wise & Kong 2005).
 * What the clock leaves no time for is something else: the exam takes it as it is, and so does the score.
 */

/** What the threshold of an item depends on. */
export interface ItemTimes {
  /** Expected seconds at exam pace. */
  seconds: number;
  /** Median seconds of those who answered the item, once enough have. */
  medianSeconds?: number;
  /** Characters of passage and question; absent where the text isn't known. */
  characters?: number;
}

/** NT10: no one solves a question in a tenth of its usual time. Wise & Ma 2012. */
const SHARE = 0.1;
/** The usual bounds of such thresholds. Kong, Wise & Bhola 2007; Wise & Ma 2012. */
const LEAST_SECONDS = 3;
const MOST_SECONDS = 10;
/**
 * Adults read 238 words a minute silently (Brysbaert 2019), and no one understands text at more than twice their usual
 * speed (Rayner et al. 2016). That is 8 words a second, or 48 characters, counting 6 for a word with its space.
 */
const CHARACTERS_PER_SECOND = 48;

/**
 * Seconds below which an answer is a rapid guess, 3-10: a tenth of the item's usual time, but never more than the fastest
 * reader needs for passage and question. A short question with long work is read in three seconds, so a quick answer to
 * it proves nothing.
 * @throws ParameterError
 */
export function rapidThreshold({ seconds, medianSeconds, characters }: ItemTimes): number {
  requirePositive('seconds', seconds);
  if (characters !== undefined) requireNotNegative('characters', characters);
  if (medianSeconds !== undefined) requirePositive('medianSeconds', medianSeconds);
  const reading = characters === undefined ? MOST_SECONDS : characters / CHARACTERS_PER_SECOND;
  return Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, Math.min(SHARE * (medianSeconds ?? seconds), reading)));
}

/** An answer with its times. */
export interface TimedAnswer extends ItemTimes {
  /** False for a question left empty. */
  answered: boolean;
  /** Seconds the student spent on the question in all. */
  timeSpent: number;
}

/** Not enough time on the question to have read it. */
export function isUnread(answer: Omit<TimedAnswer, 'answered'>): boolean {
  requireNotNegative('timeSpent', answer.timeSpent);
  return answer.timeSpent < rapidThreshold(answer);
}

/**
 * How a question was met.
 * - `worked`: with time enough to read it, answered or not
 * - `hurried`: the clock pressed; left empty, or answered in less than half of its time
 * - `rapid`: answered unread though there was time
 * - `skipped`: left empty unread though there was time
 */
export type Conduct = 'worked' | 'hurried' | 'rapid' | 'skipped';

/** Answered without the time that it takes: unread, or in less than half of its time as the clock pressed. */
export const isRushed = ({ answered, conduct }: { answered: boolean; conduct: Conduct }): boolean =>
  answered && (conduct === 'rapid' || conduct === 'hurried');

/**
 * Was an answer given where no clock runs, as in practice, too fast to have been read? Of one whose time nobody has
 * recorded nothing is said.
 * @throws ParameterError
 */
export const isRapidGuess = (answer: TimedAnswer): boolean =>
  answer.answered && answer.timeSpent > 0 && isUnread(answer);

/** Who spends more than so many times its expected time on a question is not at work all along. */
const IDLE_FACTOR = 4;

/**
 * How each question of a module was met. The student is taken to have gone through the module in its order and to have
 * left for the end what is empty; from where on less than half of exam pace was left, the clock pressed. Time that ran
 * while a question lay open for more than four times its expected time was there to be used, so nobody who walked away
 * counts as hurried.
 * @param limit seconds of the module; null where nobody knows it: the expected time of all questions stands in
 * @returns in the order of the answers; all `worked` where no time was recorded, as by a client that keeps none
 * @throws ParameterError
 */
export function conductOf(answers: readonly TimedAnswer[], limit: number | null): Conduct[] {
  const unread = answers.map(isUnread);
  if (answers.every(({ timeSpent }) => timeSpent === 0) && answers.some(({ answered }) => answered))
    return answers.map(() => 'worked');
  const pressed = pressedOnes(answers, limit ?? answers.reduce((sum, { seconds }) => sum + seconds, 0));
  return answers.map((answer, index): Conduct => {
    if (pressed.has(index) && (!answer.answered || isBelowPace(answer))) return 'hurried';
    if (!unread[index]) return 'worked';
    return answer.answered ? 'rapid' : 'skipped';
  });
}

const isBelowPace = ({ timeSpent, seconds }: TimedAnswer): boolean => timeSpent < PRESSED_SHARE * seconds;

/** Places of the questions that there was too little time for. */
function pressedOnes(answers: readonly TimedAnswer[], limit: number): Set<number> {
  requireNotNegative('limit', limit);
  const places = answers.map((_, index) => index);
  const isLeft = (index: number): boolean => !answers[index]!.answered && isBelowPace(answers[index]!);
  const order = [...places.filter((index) => !isLeft(index)), ...places.filter(isLeft)];
  let left = limit;
  let needed = answers.reduce((sum, { seconds }) => sum + seconds, 0);
  for (const [place, index] of order.entries()) {
    if (left < PRESSED_SHARE * needed) return new Set(order.slice(place));
    const { timeSpent, seconds } = answers[index]!;
    left -= Math.min(timeSpent, IDLE_FACTOR * seconds);
    needed -= seconds;
  }
  return new Set();
}

/** The answers of a module, each with how it was met; see `conductOf`. @throws ParameterError */
export function withConduct<T extends TimedAnswer>(
  answers: readonly T[],
  limit: number | null,
): (T & { conduct: Conduct })[] {
  const conduct = conductOf(answers, limit);
  return answers.map((answer, index) => ({ ...answer, conduct: conduct[index]! }));
}

/** Response-time effort of a module. */
export interface ModuleEffort {
  /** Share of the questions there was time for that were worked on, 0-1. */
  effort: number;
  /** Questions there was time for, and how many of them were passed by unread. */
  questions: number;
  unread: number;
}

/** Below this share there is no score: what is left to score from is less than what was passed by. */
const LEAST_EFFORT = 0.5;

/** Response-time effort: the share of questions met with effort. Wise & Kong 2005. Of nothing: 1. */
export function effortOf(answers: readonly { conduct: Conduct }[]): ModuleEffort {
  const questions = answers.filter(({ conduct }) => conduct !== 'hurried').length;
  const unread = answers.filter(({ conduct }) => conduct === 'rapid' || conduct === 'skipped').length;
  return { effort: questions === 0 ? 1 : 1 - unread / questions, questions, unread };
}

/** Is there enough effort in every module to say a score? */
export const isScorable = (modules: readonly ModuleEffort[]): boolean =>
  modules.every(({ effort }) => effort >= LEAST_EFFORT);
