import { readRational, type Rational } from '@aivy/exam';
import {
  isZero,
  namesIn,
  ONE,
  over,
  plus,
  sign as signOf,
  negative,
  times,
  ZERO,
  type Polynomial,
  type Quotient,
  type Relation,
} from '../algebra/index.js';
import { keyValues } from '../checks/leaks.js';
import type { Item } from '../item/item.js';
import { rightPart } from './right-part.js';
import { stepsIn } from './steps-in.js';

type Values = ReadonlyMap<string, Rational>;

const ASKED = /\bwhat (?:is )?(?:(?:the )?(?:\w+ )*value of )?\\\(([a-z])\\\)/i;

/** The values that the key and the explanation give the letters of an item; a letter with two solutions has both. */
export function solutionOf(item: Item): ReadonlyMap<string, readonly Rational[]> {
  const values = new Map<string, Rational[]>();
  const note = (letter: string, value: Rational): void => {
    values.set(letter, [...(values.get(letter) ?? []), value]);
  };
  for (const step of stepsIn(rightPart(item.explanation)))
    if (step.kind === 'letter') note(step.letter, readRational(step.value)!);
  const [, asked] = ASKED.exec(item.question) ?? [];
  if (asked !== undefined) values.set(asked, keyValues(item));
  return values;
}

function valueOf(sum: Polynomial, values: Values): Rational {
  let total = ZERO;
  for (const [monomial, factor] of sum) {
    let term = factor;
    for (const part of monomial === '' ? [] : monomial.split(',')) {
      const [name = '', power] = part.split(':');
      for (let count = 0; count < Number(power); count += 1) term = times(term, values.get(name) ?? ONE);
    }
    total = plus(total, term);
  }
  return total;
}

/** Is a relation true where the letters have these values? null where a side divides by zero. */
function holdsAt({ left, right, sign }: Relation, values: Values): boolean | null {
  const sides = [left, right].map(({ top, bottom }: Quotient) => {
    const below = valueOf(bottom, values);
    return isZero(below) ? null : over(valueOf(top, values), below);
  });
  const [one, other] = sides;
  if (!one || !other) return null;
  const order = signOf(plus(one, negative(other)));
  return { '=': order === 0, '<': order < 0, '>': order > 0, '<=': order <= 0, '>=': order >= 0 }[sign];
}

/** Is a relation true at an item's solution, or at one of several? null where a letter has no value. */
export function holdsAtSolution(
  relation: Relation,
  solution: ReadonlyMap<string, readonly Rational[]>,
): boolean | null {
  const names = [...new Set([...namesIn(relation.left), ...namesIn(relation.right)])];
  let places: Values[] = [new Map()];
  for (const name of names) {
    const known = solution.get(name);
    if (!known || known.length === 0) return null;
    places = places.flatMap((place) => known.map((value) => new Map([...place, [name, value]])));
  }
  const results = places.map((place) => holdsAt(relation, place));
  if (results.some((holds) => holds === true)) return true;
  return results.every((holds) => holds === null) ? null : false;
}
