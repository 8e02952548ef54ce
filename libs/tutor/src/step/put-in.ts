import {
  formulasIn,
  isolates,
  namesIn,
  numberOf,
  type Quotient,
  readLine,
  relationOf,
  type Relation,
  sameQuotient,
  written,
} from '@aivy/item-bank/algebra';
import type { StepFinding } from '../move/step-finding.js';
import type { Ground } from './ground.js';
import { typedLetters } from './typed.js';

/** What a letter is at some place of the question: its edge, or a point's coordinate. */
type Known = readonly [name: string, value: string];

const POINT = /\((-?\d+(?:\.\d+)?),\s*(-?\d+(?:\.\d+)?)\)/g;

/** Values that the question itself gives its letters. */
function knownIn(question: string): Known[] {
  const formulas = formulasIn(question);
  const edges = formulas.flatMap((formula): Known[] => {
    const line = readLine(formula);
    const relation = line && relationOf(line);
    if (!relation || !isolates(relation)) return [];
    const value = numberOf(relation.right) ?? numberOf(relation.left);
    const [name] = relation.names;
    return value && name !== undefined ? [[name, written(value)]] : [];
  });
  const points = formulas.flatMap((formula) =>
    [...formula.matchAll(POINT)].flatMap(([, x, y]): Known[] => [
      ['x', x!],
      ['y', y!],
    ]),
  );
  return [...edges, ...points];
}

/** A line with a value in place of a letter. */
const withValue = (text: string, [name, value]: Known): string =>
  text.toLowerCase().replace(/sqrt|abs|pi(?![a-z])|[a-z]/g, (found) => (found === name ? `(${value})` : found));

const isNumber = (side: Quotient): boolean => numberOf(side) !== null;

/**
 * Is a line one of the question's, or of its solution's, with a value put in? A number on the other side may be any: it
 * could be tried for the answer, and no reply to this tells one from another.
 */
function fits(line: Relation, before: string, known: Known): boolean {
  const read = readLine(withValue(before, known));
  const put = read && relationOf(read);
  if (!put || put.names.length === 0 || put.names.some((name) => name === known[0])) return false;
  const mine = [line.left, line.right];
  const theirs = [put.left, put.right];
  const [letters, numbers] = [mine.filter((side) => !isNumber(side)), mine.filter(isNumber)];
  const own = theirs.filter((side) => namesIn(side).length > 0);
  const isTheirs = (side: Quotient): boolean => own.some((each) => sameQuotient(each, side));
  return letters.length > 0 && letters.every(isTheirs) && numbers.length + letters.length === 2;
}

/** Says of a line that puts a number of the question's into a relation only that it does; null for others. */
export function asPutIn(text: string, line: Relation, { question, math }: Ground): StepFinding | null {
  const [letter, ...more] = typedLetters(text);
  if (letter === undefined || more.length > 0) return null;
  const lines = [...formulasIn(question), ...(math?.starts ?? [])];
  const isFound = knownIn(question).some((known) =>
    lines.some(
      (each) => typedLetters(each).includes(known[0]) && typedLetters(each).length > 1 && fits(line, each, known),
    ),
  );
  return isFound ? { verdict: 'in-letters', does: 'put-in', letters: `\\(${letter}\\)` } : null;
}
