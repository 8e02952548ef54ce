import type { Letter } from '@aivy/item-bank/item';
import { ONE, over, sign as signOf, written } from '../algebra/fraction.js';
import { formulasIn } from '../algebra/from-tex.js';
import { coefficient, keyOfSum, minus, ratioOf, scale } from '../algebra/polynomial.js';
import { namesIn, numberOf, type Quotient, sameQuotient } from '../algebra/quotient.js';
import { isUnworked, readLine, type Line, type Sign } from '../algebra/read.js';
import { coefficientsOf, rootsOf } from '../algebra/roots.js';
import type { StepFinding } from '../move/step-finding.js';
import { changedTerm } from './changed-term.js';
import { comesToChoice, holdsChoice, statesAsked } from './choice-values.js';
import { compare, type Verdict } from './compare.js';
import { relationOf, type Relation } from './relation.js';
import { statesResult } from './result.js';
import { couldTellChoice } from './rewriting.js';
import { compareWithSystem } from './system.js';

/** What a line is held against. */
export interface Ground {
  /** HTML of the question. */
  readonly question: string;
  /** HTML; null for a blank. */
  readonly choices: Readonly<Record<Letter, string>> | null;
  /** The line before, as typed; null for none. */
  readonly before: string | null;
  /** Are answers due? Then results may be judged like any other line. */
  readonly due: boolean;
}

type From = 'line' | 'question';

const relations = (question: string): Relation[] =>
  formulasIn(question)
    .map(readLine)
    .flatMap((line) => (line && relationOf(line)) ?? [])
    .filter(({ names }) => names.length > 0);

const HOLDS: Readonly<Record<Sign, (order: -1 | 0 | 1) => boolean>> = {
  '=': (order) => order === 0,
  '<': (order) => order < 0,
  '>': (order) => order > 0,
  '<=': (order) => order <= 0,
  '>=': (order) => order >= 0,
};

/** A line, or a chain, of numbers alone: is every sign true? null when a side is no number. */
function numbersHold({ sides, signs }: Line): boolean | null {
  const values = sides.map(numberOf);
  if (signs.length === 0 || values.some((value) => value === null)) return null;
  return signs.every((sign, at) => {
    const [left, right] = [sides[at]!, sides[at + 1]!];
    const gap = numberOf({ top: minus(left.top, right.top), bottom: left.bottom });
    return gap !== null && HOLDS[sign](signOf(gap));
  });
}

function found(verdict: Verdict, from: From, before: Relation | null, line: Relation): StepFinding {
  if (verdict === 'unproven') return { verdict: 'cannot-tell' };
  if (verdict !== 'does-not-follow') return { verdict, from };
  return { verdict, from, change: before && changedTerm(before, line) };
}

/** Holds a relation against the question: each of its equations, then two of them together. */
function againstQuestion(given: readonly Relation[], line: Relation): StepFinding {
  if (given.length === 0) return { verdict: 'no-start' };
  if (given.some((each) => compare(each, line) === 'follows')) return { verdict: 'follows', from: 'question' };
  const [only, ...more] = given;
  if (only !== undefined && more.length === 0) {
    const foreign = line.names.some((name) => !only.names.includes(name));
    return foreign ? { verdict: 'no-start' } : found(compare(only, line), 'question', only, line);
  }
  return found(compareWithSystem(given, line), 'question', null, line);
}

function againstLine(before: Relation, given: readonly Relation[], line: Relation): StepFinding {
  const verdict = compare(before, line);
  if (verdict === 'follows' || verdict === 'direction') return { verdict, from: 'line' };
  const asGiven = againstQuestion(given, line);
  if (asGiven.verdict === 'follows') return asGiven;
  // With two equations to draw from, a line need not come from the one before alone.
  if (verdict === 'does-not-follow' && given.length > 1 && asGiven.verdict !== 'does-not-follow')
    return { verdict: 'cannot-tell' };
  return found(verdict, 'line', before, line);
}

/** An expression without a sign: the same as the one before it, or as one of the question? */
function judgeExpression(line: Line, before: Line | null, question: string): StepFinding {
  const [mine] = line.sides;
  const last = before?.signs.length === 0 ? before.sides[0] : undefined;
  if (mine === undefined) return { verdict: 'unreadable' };
  const provable = !namesIn(mine).some(isUnworked);
  if (last) {
    if (sameQuotient(mine, last)) return { verdict: 'follows', from: 'line' };
    return provable ? { verdict: 'does-not-follow', from: 'line', change: null } : { verdict: 'cannot-tell' };
  }
  const sameAsGiven = formulasIn(question)
    .map(readLine)
    .some(
      (each) => each?.signs.length === 0 && numberOf(each.sides[0]!) === null && sameQuotient(mine, each.sides[0]!),
    );
  return sameAsGiven ? { verdict: 'follows', from: 'question' } : { verdict: 'no-start' };
}

/** Expressions with a letter and more than one term that the question gives. */
const expressionsIn = (question: string): Quotient[] =>
  formulasIn(question)
    .map(readLine)
    .flatMap((given) => (given?.signs.length === 0 ? [given.sides[0]!] : []))
    .filter((given) => namesIn(given).length > 0 && given.top.size > 1);

/** Does one side stand in the question as an expression? Then the other is meant to be the same for every value. */
const rewritesQuestion = ({ sides }: Line, question: string): boolean =>
  !sides.some((side) => namesIn(side).some(isUnworked)) &&
  expressionsIn(question).some((given) => sides.some((side) => sameQuotient(side, given)));

const A_LETTER = /(?<![a-z])[a-z](?![a-z])/i;

/**
 * Where an expression in one letter is to be rewritten: is this a claim about it that does not show it as it stands (one
 * more on both sides, a difference that is 0)? Whatever were said of those, a true one would stand out among false ones.
 */
const isDisguised = (line: Line, text: string, question: string): boolean =>
  line.signs.includes('=') &&
  A_LETTER.test(text) &&
  expressionsIn(question).some((given) => namesIn(given).length === 1) &&
  !relations(question).some(({ sign }) => sign === '=') &&
  !rewritesQuestion(line, question);

/** Says of a student's line what can be proven of it. Exact; never guesses, and never uses a key. */
export function judgeStep(text: string, { question, choices, before, due }: Ground): StepFinding {
  if (!due && couldTellChoice(text, choices)) return { verdict: 'not-here' };
  if (!due && holdsChoice(text, choices)) return { verdict: 'leads-to-choice' };
  const line = readLine(text);
  if (line === null) return { verdict: 'unreadable' };
  if (!due && statesResult(line, choices)) return { verdict: 'submit-it' };
  if (!due && statesAsked(line, question)) return { verdict: 'submit-it' };
  if (!due && comesToChoice(line, { question, choices })) return { verdict: 'leads-to-choice' };
  if (!due && isDisguised(line, text, question)) return { verdict: 'no-start' };
  const holds = numbersHold(line);
  if (holds !== null) return { verdict: holds ? 'identity' : 'false-identity' };
  const last = before === null ? null : readLine(before);
  if (line.signs.length === 0) return judgeExpression(line, last, question);
  const relation = relationOf(line);
  if (relation === null) return { verdict: 'cannot-tell' };
  const given = relations(question).filter(({ sign }) => (sign === '=') === (relation.sign === '='));
  if (relation.sign === '=' && relation.gap.size === 0) return { verdict: 'identity' };
  if (relation.sign === '=' && given.length === 0 && rewritesQuestion(line, question))
    return { verdict: 'false-identity' };
  const start = last && relationOf(last);
  return start ? againstLine(start, given, relation) : againstQuestion(given, relation);
}

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
