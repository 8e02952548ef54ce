import { isZero, namesIn, numberOf, ONE, type Quotient, ratioOf, type Relation } from '@aivy/item-bank/algebra';
import { equalRational, readRational } from '@aivy/exam';
import { compare } from '../step/compare.js';
import { relationIn } from '../step/given.js';
import type { MathGround } from './ground.js';

/** The one letter of an item's equations; undefined when there are more. */
function unknownOf(math: MathGround, given: readonly Relation[]): string | undefined {
  const names = new Set(
    [...given, ...math.starts.flatMap((start) => relationIn(start) ?? [])].flatMap((each) => each.names),
  );
  const [only, ...more] = names;
  return more.length === 0 ? only : undefined;
}

/** A line in the item's letter: with one unknown, students may call it what they like. */
function inTheirLetter(text: string, math: MathGround, given: readonly Relation[]): Relation | null {
  const own = relationIn(text);
  const unknown = unknownOf(math, given);
  const [letter, ...more] = own?.names ?? [];
  if (unknown === undefined || letter === undefined || more.length > 0 || letter === unknown || letter.length > 1)
    return own;
  return relationIn(text.toLowerCase().replace(new RegExp(`(?<![a-z])${letter}(?![a-z])`, 'g'), unknown));
}

/** Does a line follow from one of the item's starts? */
export function followsStart(text: string, math: MathGround, given: readonly Relation[]): boolean {
  const line = inTheirLetter(text, math, given);
  return (
    line !== null &&
    math.starts.some((start) => {
      const from = relationIn(start);
      return from !== null && compare(from, line) === 'follows';
    })
  );
}

/** A sum or product of numbers as one text, whatever the order and the percent signs. */
function workOf(text: string): string {
  const side = (text.split('=')[0] ?? '').replace(/[\s$%]/g, '').replace(/[×·]/g, '*');
  const [operator, ...more] = new Set(side.replace(/[\d.]/g, ''));
  return operator !== undefined && more.length === 0 && '+*'.includes(operator)
    ? side.split(operator).sort().join(operator)
    : side;
}

/** The feedback on the usual mistake that a line is; null for none. */
export function trapOf(text: string, math: MathGround, given: readonly Relation[]): string | null {
  const line = inTheirLetter(text, math, given);
  const found = math.traps.find((trap) => {
    const wrong = relationIn(trap.line);
    if (wrong && wrong.names.length > 0)
      return line !== null && wrong.sign === line.sign && ratioOf(wrong.gap, line.gap) !== null;
    return workOf(trap.line) === workOf(text);
  });
  return found?.feedback ?? null;
}

/** The feedback on a foreseen wrong value that was worked out from numbers of the question; null for none. */
export function wrongValueOf(text: string, value: Quotient, math: MathGround, question: string): string | null {
  const plain = question.replace(/<[^>]*>/g, ' ').replaceAll('{,}', '');
  const known = [...(plain.match(/\d+(?:\.\d+)?/g) ?? []), ...math.landmarks.map((landmark) => landmark.value)];
  const isKnown = (number: string): boolean =>
    known.some((each) => Number(each) === Number(number) || Number(each) === 100 * Number(number));
  const used = (text.split('=')[0] ?? '').match(/\d+(?:\.\d+)?/g) ?? [];
  const number = numberOf(value);
  if (used.length < 2 || !number || !used.every(isKnown)) return null;
  const found = math.wrong.find((note) => {
    const wrong = readRational(note.value);
    return wrong !== null && equalRational(wrong, number);
  });
  return found?.feedback ?? null;
}

/** How many times one side is another; null when it isn't a number of times, or either is zero. */
function timesOf(from: Quotient, to: Quotient) {
  if (from.top.size === 0 || to.top.size === 0 || namesIn({ top: from.bottom, bottom: to.bottom }).length > 0)
    return null;
  return ratioOf(from.top, to.top);
}

/** The side that was left as it was when the other was multiplied or divided; null when that isn't what happened. */
export function sideLeft(before: Relation, line: Relation): 'left' | 'right' | null {
  if (before.sign !== '=' || line.sign !== '=') return null;
  const [left, right] = [timesOf(before.left, line.left), timesOf(before.right, line.right)];
  if (!left || !right || isZero(left) || isZero(right) || equalRational(left, right)) return null;
  if (equalRational(right, ONE)) return 'right';
  return equalRational(left, ONE) ? 'left' : null;
}
