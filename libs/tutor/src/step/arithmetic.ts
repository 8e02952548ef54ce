import { equalRational, rational, readRational, type Rational } from '@aivy/exam';
import {
  formulasIn,
  type Line,
  minus,
  namesIn,
  numberOf,
  over,
  type Quotient,
  readLine,
  relationOf,
  type Sign,
  sign as signOf,
  times,
} from '@aivy/item-bank/algebra';
import type { StepFinding } from '../move/step-finding.js';
import { valuesOf, valueWhere } from './choice-values.js';
import type { Ground } from './ground.js';

const HOLDS: Readonly<Record<Sign, (order: -1 | 0 | 1) => boolean>> = {
  '=': (order) => order === 0,
  '<': (order) => order < 0,
  '>': (order) => order > 0,
  '<=': (order) => order <= 0,
  '>=': (order) => order >= 0,
};

/** A line, or a chain, of numbers alone: is every sign true? null when a side is no number. */
export function numbersHold({ sides, signs }: Line): boolean | null {
  const values = sides.map(numberOf);
  if (signs.length === 0 || values.some((value) => value === null)) return null;
  return signs.every((sign, at) => {
    const [left, right] = [sides[at]!, sides[at + 1]!];
    const gap = numberOf({ top: minus(left.top, right.top), bottom: left.bottom });
    return gap !== null && HOLDS[sign](signOf(gap));
  });
}

/** A fraction is a number, too, or a division that's worked out. */
const PLAIN = /^-?\$?\d[\d,]*(?:\.\d+)?(?:\/\d+)?%?$/;
const NUMBER = /^-?\$?\d[\d,]*(?:\.\d+)?%?$/;
const SIGN = /[=<>≤≥]=?/;
const MINUS_ONE = rational(-1n);
/** Nobody miscounts more zeros than that. */
const MOST_ZEROS = 6;

/** A result is so many zeros off. */
function isZerosOff(right: Rational, said: Rational): boolean {
  let power = rational(1n);
  for (let zeros = 1; zeros <= MOST_ZEROS; zeros += 1) {
    power = times(power, rational(10n));
    if (equalRational(times(said, power), right) || equalRational(times(right, power), said)) return true;
  }
  return false;
}

/**
 * What can be said of a line of numbers. Whether a calculation works out says nothing of the question, so it's always
 * told.
 */
export function judgeNumbers(text: string, { sides, signs }: Line, holds: boolean): StepFinding {
  const verdict = holds ? 'identity' : 'false-identity';
  if (!signs.includes('=')) return { verdict, compares: true };
  const typed = text.split('=').map((side) => side.trim());
  const [first = '', second = '', ...more] = typed;
  const isTurned = PLAIN.test(first) && !PLAIN.test(second);
  const [work, result] = isTurned ? [second, first] : [first, second];
  if (more.length > 0 || signs.length > 1 || NUMBER.test(work) || !PLAIN.test(result)) return { verdict };
  const worked = { work: work.replace(/\s*\*\s*/g, ' · '), result };
  if (holds) return { verdict: 'identity', worked };
  const [right, said] = (isTurned ? [sides[1], sides[0]] : [sides[0], sides[1]]).map((side) => numberOf(side!));
  if (!right || !said || right.num === 0n || said.num === 0n) return { verdict: 'false-identity', worked };
  if (equalRational(over(right, said), MINUS_ONE)) return { verdict: 'false-identity', worked, off: 'sign' };
  return { verdict: 'false-identity', worked, ...(isZerosOff(right, said) && { off: 'zeros' as const }) };
}

const PAIR = /\(\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)/;

/** What choices give the letters of a question: the number of each choice to the one letter, a point's to x and y. */
function placesOf({ choices }: Ground, names: readonly string[]): ReadonlyMap<string, Rational>[] {
  const [name, ...more] = names;
  if (!choices || name === undefined) return [];
  const points = Object.values(choices).flatMap((choice) => {
    const [x, y] = (PAIR.exec(choice)?.slice(1) ?? []).map(readRational);
    return x && y
      ? [
          new Map([
            ['x', x],
            ['y', y],
          ]),
        ]
      : [];
  });
  return points.length > 0 || more.length > 0 ? points : valuesOf(choices).map((value) => new Map([[name, value]]));
}

/** A side of the question where its one letter has a value. */
function valueOf(side: Quotient, place: ReadonlyMap<string, Rational>): Rational | null {
  const [name, ...more] = namesIn(side);
  if (name === undefined) return numberOf(side);
  const value = place.get(name);
  return value && more.length === 0 ? valueWhere(side, name, value) : null;
}

/**
 * Is a line of numbers, not worked out yet, the question's equation with the numbers of a choice in it? Of four such lines
 * one is true. All choices are looked at alike.
 */
export function isPluggedIn(text: string, line: Line, ground: Ground): boolean {
  const isWorkedOut = text.split(SIGN).every((side) => PLAIN.test(side.trim()));
  const has = (value: Rational | null): boolean =>
    value !== null && line.sides.some((side) => equalRational(numberOf(side)!, value));
  return formulasIn(ground.question).some((formula) => {
    const read = readLine(formula);
    const relation = read && relationOf(read);
    if (!relation || (isWorkedOut && relation.names.length > 1)) return false;
    const { left, right, names } = relation;
    return placesOf(ground, names).some((place) => has(valueOf(left, place)) && has(valueOf(right, place)));
  });
}
