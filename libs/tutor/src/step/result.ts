import type { Letter } from '@aivy/item-bank/item';
import {
  coefficient,
  coefficientsOf,
  formulasIn,
  isZero,
  type Line,
  namesIn,
  numberOf,
  type Quotient,
  readLine,
  sameQuotient,
} from '@aivy/item-bank/algebra';
import { relationOf, type Relation } from './relation.js';

/** Is one side a letter alone, and the other a number? */
export function isolates({ left, right }: Relation): boolean {
  const single = (side: Quotient): boolean => {
    const [name, ...more] = namesIn(side);
    if (name === undefined || more.length > 0) return false;
    const coefficients = coefficientsOf(side.top);
    if (coefficients?.length !== 2 || namesIn({ top: side.bottom, bottom: side.bottom }).length > 0) return false;
    const value = coefficient(side.top, `${name}:1`);
    return isZero(coefficient(side.top, '')) && (value.num === 1n || value.num === -1n) && value.den === 1n;
  };
  return (single(left) && numberOf(right) !== null) || (single(right) && numberOf(left) !== null);
}

/** What a choice says in mathematics; null when it is words. */
function lineOf(choice: string): Line | null {
  const bare = choice.replace(/<[^>]*>/g, '').trim();
  const [formula, ...more] = formulasIn(bare);
  if (formula === undefined) return readLine(bare);
  return more.length === 0 && /^\\\(.*\\\)$/s.test(bare) ? readLine(formula) : null;
}

const isChoice = (line: Line, choice: Line): boolean => {
  const [expression] = choice.sides;
  if (expression === undefined || choice.signs.length > 0) return false;
  // A number among the choices may turn up in any line; a bare number is a result, and so is a root wherever it stands.
  if (numberOf(expression) !== null) return line.signs.length === 0 && sameQuotient(line.sides[0]!, expression);
  return line.sides.some((side) => sameQuotient(side, expression));
};

/**
 * Does the line state a result: a letter's value, a bare number, or what one of the choices says? Whether that is right is
 * told by submitting it and in no other way. All four choices are looked at alike; those with letters are `couldTellChoice`.
 */
export function statesResult(line: Line, choices: Readonly<Record<Letter, string>> | null): boolean {
  if (line.signs.length === 0 && numberOf(line.sides[0]!) !== null) return true;
  const relation = relationOf(line);
  if (relation && isolates(relation)) return true;
  return Object.values(choices ?? {}).some((choice) => {
    const read = lineOf(choice);
    return read !== null && isChoice(line, read);
  });
}
