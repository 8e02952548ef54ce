import { decimalOf, plus } from './decimal.js';
import { exactly, partial, type AcceptedNumber, type AcceptedText } from './right.js';
import { Unreadable } from './unreadable.js';

/** Per cent of the points that an answer is worth; Moodle and GIFT. */
const FULL = 100;

/**
 * Which of the choices is right: the one that is worth everything.
 * @param fractions of the choices in their order, per cent
 * @returns its index, or -1 where none is worth anything
 * @throws Unreadable when several are, or the best is worth a part only
 */
export function rightOf(fractions: readonly number[], name: (index: number) => string, lose: Lose): number {
  const best = Math.max(...fractions);
  if (best <= 0) return -1;
  if (best < FULL) throw new Unreadable(`no choice is worth all points (the best ${best} %)`);
  const right = fractions.flatMap((fraction, index) => (fraction >= FULL ? [index] : []));
  if (right.length > 1) throw new Unreadable(`${right.length} choices count as right (${right.map(name).join(', ')})`);
  fractions.forEach((fraction, index) => tellPartial(name(index), fraction, lose));
  return right[0]!;
}

type Lose = (field: string, reason: string) => void;

/** Says that an answer is worth a part of the points, or costs some. */
export function tellPartial(answer: string, fraction: number, lose: Lose): void {
  if (fraction !== 0 && fraction < FULL) lose('scoring', partial(answer, fraction / FULL, 1));
}

export interface Weighted<T> {
  fraction: number;
  answer: T;
}

/** Does an earlier answer take away some of what a later one would accept? The first that matches counts. */
function takesFrom(earlier: AcceptedNumber, later: AcceptedNumber): boolean {
  return Number(earlier.min) <= Number(later.max) && Number(earlier.max) >= Number(later.min);
}

/** The numbers that are worth everything. @throws Unreadable where an earlier answer of less worth covers some of them */
export function rightNumbersOf(answers: readonly Weighted<AcceptedNumber>[], lose: Lose): AcceptedNumber[] {
  const full = answers.filter(({ fraction }) => fraction >= FULL);
  if (full.length === 0 && answers.some(({ fraction }) => fraction > 0))
    throw new Unreadable('no answer is worth all points');
  answers.forEach(({ fraction, answer }, index) => {
    tellPartial(answer.min === answer.max ? answer.value : `${answer.min} to ${answer.max}`, fraction, lose);
    const covered = answers.slice(index + 1).some((later) => later.fraction >= FULL && takesFrom(answer, later.answer));
    if (fraction < FULL && covered)
      throw new Unreadable(`an answer of less worth (${answer.value}) stands before the right one and covers it`);
  });
  return full.map(({ answer }) => answer);
}

/** The texts that are worth everything. @throws Unreadable where an earlier wildcard of less worth covers them */
export function rightTextsOf(answers: readonly Weighted<AcceptedText>[], lose: Lose): AcceptedText[] {
  const full = answers.filter(({ fraction }) => fraction >= FULL);
  if (full.length === 0 && answers.some(({ fraction }) => fraction > 0))
    throw new Unreadable('no answer is worth all points');
  if (full.some(({ answer }) => answer.value === '*')) throw new Unreadable('any text counts as right');
  answers.forEach(({ fraction, answer }, index) => {
    tellPartial(`“${answer.value}”`, fraction, lose);
    const isFirst = answers.slice(index + 1).some((later) => later.fraction >= FULL);
    if (fraction < FULL && isFirst && answer.wildcard)
      throw new Unreadable(`an answer of less worth (“${answer.value}”) stands before a right one and covers others`);
  });
  return full.map(({ answer }) => answer);
}

/** A number with a tolerance on both sides, the ends included. */
export function around(value: string, tolerance: number): AcceptedNumber {
  const [middle, reach] = [Number(value), Math.abs(tolerance)];
  // What is lost beside so large a number is lost wherever computers mark it.
  if (middle - reach === middle) return exactly(value);
  return {
    value,
    min: decimalOf(plus(middle, -reach)),
    max: decimalOf(plus(middle, reach)),
    minIncluded: true,
    maxIncluded: true,
  };
}
