import {
  formulasIn,
  isUnworked,
  type Line,
  namesIn,
  numberOf,
  type Quotient,
  readLine,
  sameQuotient,
} from '@aivy/item-bank/algebra';
import type { StepFinding } from '../move/step-finding.js';
import { relations } from './given.js';
import type { Ground } from './ground.js';

/** An expression without a sign: the same as the one before it, or as one of the question? */
export function judgeExpression(line: Line, { question, before, proven }: Ground): StepFinding {
  const [mine] = line.sides;
  if (mine === undefined) return { verdict: 'unreadable' };
  const expression = (text: string | null): Quotient | undefined => {
    const read = text === null ? null : readLine(text);
    return read?.signs.length === 0 ? read.sides[0] : undefined;
  };
  const isSame = (other: Quotient | undefined): boolean => other !== undefined && sameQuotient(mine, other);
  if (isSame(expression(before)) || isSame(expression(proven))) return { verdict: 'follows', from: 'line' };
  const sameAsGiven = formulasIn(question).some((each) => {
    const given = expression(each);
    return given !== undefined && numberOf(given) === null && isSame(given);
  });
  if (sameAsGiven) return { verdict: 'follows', from: 'question' };
  if (!expression(proven)) return { verdict: 'no-start' };
  return namesIn(mine).some(isUnworked)
    ? { verdict: 'cannot-tell' }
    : { verdict: 'does-not-follow', from: 'line', change: null };
}

/** Expressions with a letter and more than one term that the question gives. */
const expressionsIn = (question: string): Quotient[] =>
  formulasIn(question)
    .map(readLine)
    .flatMap((given) => (given?.signs.length === 0 ? [given.sides[0]!] : []))
    .filter((given) => namesIn(given).length > 0 && given.top.size > 1);

const ASKS_TO_REWRITE = /equivalent|rewrit|expand|factor|simplif|(?:written|expressed) (?:as|in)|\bform\b/i;

/**
 * Does one side stand in the question as the expression to rewrite? Then the other is meant to be the same for every
 * value. An expression that is said to be a number is an equation to solve.
 */
export const rewritesQuestion = ({ sides }: Line, question: string): boolean => {
  // The form that the question asks for (ax² + bx + c) has letters of its own.
  const [given, ...more] = expressionsIn(question).filter((each) => namesIn(each).length === 1);
  return (
    given !== undefined &&
    more.length === 0 &&
    ASKS_TO_REWRITE.test(question) &&
    sides.every((side) => namesIn(side).length > 0 && !namesIn(side).some(isUnworked)) &&
    sides.some((side) => sameQuotient(side, given))
  );
};

const A_LETTER = /(?<![a-z])[a-z](?![a-z])/i;

/**
 * Where an expression in one letter is to be rewritten: is this a claim about it that does not show it as it stands (one
 * more on both sides, a difference that is 0)? Whatever were said of those, a true one would stand out among false ones.
 */
export const isDisguised = (line: Line, text: string, question: string): boolean =>
  line.signs.includes('=') &&
  A_LETTER.test(text) &&
  expressionsIn(question).some((given) => namesIn(given).length === 1) &&
  !relations(question).some(({ sign }) => sign === '=') &&
  !rewritesQuestion(line, question);
