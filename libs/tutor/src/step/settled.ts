import {
  coefficient,
  coefficientsOf,
  keyOfSum,
  type Line,
  numberOf,
  ONE,
  over,
  ratioOf,
  readLine,
  type Relation,
  relationOf,
  rootsOf,
  scale,
  written,
} from '@aivy/item-bank/algebra';
import { relations } from './given.js';
import { rewritesQuestion } from './judge-expression.js';

/** What a relation in several letters comes down to; null for what the question itself gives, which anybody may copy. */
function settledInLetters({ gap, names }: Relation, question: string): string | null {
  const [lead] = [...gap.keys()].sort();
  if (lead === undefined || names.length < 2 || relations(question).some((given) => ratioOf(given.gap, gap) !== null))
    return null;
  return keyOfSum(scale(gap, over(ONE, coefficient(gap, lead))));
}

/** An expression, or two that are said to be the same whatever the letters are; null when there is no letter. */
function settledForAll({ sides }: Line): string | null {
  if (sides.every((side) => numberOf(side) !== null)) return null;
  return sides.map(({ top, bottom }) => `(${keyOfSum(top)}) / (${keyOfSum(bottom)})`).join(' = ');
}

/**
 * What a line comes down to, as a text: where a relation is true, or its normal form, or the expressions that it holds to
 * be the same; null for numbers and what cannot be read.
 */
export function settledBy(text: string, question: string): string | null {
  const line = readLine(text);
  const relation = line && relationOf(line);
  const forAll = line && (line.signs.length === 0 || relation?.gap.size === 0 || rewritesQuestion(line, question));
  if (forAll) return settledForAll(line);
  const coefficients = relation && coefficientsOf(relation.gap);
  if (relation && !coefficients) return settledInLetters(relation, question);
  const lead = coefficients?.at(-1);
  if (!coefficients || !lead) return null;
  const roots = rootsOf(coefficients);
  if (roots.kind === 'listed' && roots.values.length > 0) return roots.values.map(written).sort().join(' ');
  return `0 = ${coefficients.map((each) => written(over(each, lead))).join(' ')}`;
}
