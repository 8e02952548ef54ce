import type { Letter } from '@aivy/item-bank/item';
import {
  coefficient,
  formulasIn,
  isolates,
  type Line,
  numberOf,
  readLine,
  relationOf,
  sameQuotient,
} from '@aivy/item-bank/algebra';

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

/** Is the result no single value: a range, or what a letter with a minus is? */
export function kindOfResult(line: Line): { of?: 'range' | 'opposite' } {
  const relation = relationOf(line);
  if (!relation) return {};
  if (relation.sign !== '=') return { of: 'range' };
  const [name] = relation.names;
  const sides = [relation.left, relation.right];
  return sides.some(({ top }) => name !== undefined && coefficient(top, `${name}:1`).num < 0n)
    ? { of: 'opposite' }
    : {};
}
