import {
  coefficient,
  coefficientsOf,
  formulasIn,
  isolates,
  isUnworked,
  keyOfSum,
  type Line,
  namesIn,
  numberOf,
  ONE,
  over,
  type Quotient,
  ratioOf,
  readLine,
  type Relation,
  relationOf,
  rootsOf,
  sameQuotient,
  scale,
  written,
} from '@aivy/item-bank/algebra';
import type { StepFinding } from '../move/step-finding.js';
import { asLandmark, asOwnLine, asWrongWork, hasLetter, isSetUp } from '../math/judge-own.js';
import { isPluggedIn, judgeNumbers, numbersHold } from './arithmetic.js';
import { changedTerm } from './changed-term.js';
import { comesToChoice, holdsChoice, statesAsked } from './choice-values.js';
import { compare, type Verdict } from './compare.js';
import type { Ground } from './ground.js';
import { judgeInLetters } from './in-letters.js';
import { kindOfResult, statesResult } from './result.js';
import { couldTellChoice } from './rewriting.js';
import { compareWithSystem } from './system.js';

type From = 'line' | 'question';

const relations = (question: string): Relation[] =>
  formulasIn(question)
    .map(readLine)
    .flatMap((line) => (line ? linksOf(line) : []))
    .flatMap((link) => relationOf(link) ?? [])
    .filter(({ names }) => names.length > 0);

/** "1 < x < 5" is two relations. */
const linksOf = ({ sides, signs }: Line): Line[] =>
  signs.map((sign, at) => ({ sides: sides.slice(at, at + 2), signs: [sign] }));

function found(verdict: Verdict, from: From, before: Relation | null, line: Relation): StepFinding {
  if (verdict === 'unproven') return { verdict: 'cannot-tell' };
  if (verdict !== 'does-not-follow') return { verdict, from };
  return { verdict, from, change: before && changedTerm(before, line) };
}

/**
 * Holds a relation against the question: each of its equations, then two of them together. It contradicts the question
 * only where nothing that the question says in words could have led to it.
 */
function againstQuestion(given: readonly Relation[], question: string, line: Relation): StepFinding {
  if (given.length === 0) return { verdict: 'no-start' };
  if (given.some((each) => compare(each, line) === 'follows')) return { verdict: 'follows', from: 'question' };
  const [only, ...more] = given;
  // A letter that is a number there is a condition ("at t = 0"), which other lines leave.
  if (only === undefined || more.length > 1 || given.some(isolates)) return { verdict: 'no-start' };
  if (more.length === 1) return found(compareWithSystem(given, line), 'question', null, line);
  const foreign = line.names.some((name) => !only.names.includes(name));
  if (foreign) return { verdict: 'no-start' };
  const ofAnother = only.names.length > 1 && ANOTHER_GRAPH.test(question);
  return ofAnother ? { verdict: 'cannot-tell' } : against(only, 'question', line);
}

/** Such a question has lines of its own besides the one it gives. */
const ANOTHER_GRAPH = /translat|shift|parallel|perpendicular|reflect|another|second/i;

/** In several letters a second relation may be as true as the first: only one changed term is surely a slip. */
function against(ground: Relation, from: From, line: Relation): StepFinding {
  const finding = found(compare(ground, line), from, ground, line);
  const independent = finding.verdict === 'does-not-follow' && finding.change === null && ground.names.length > 1;
  return independent ? { verdict: 'cannot-tell' } : finding;
}

interface Given {
  before: Relation | null;
  proven: Relation | null;
  /** Relations of the question with a sign of the same kind. */
  given: readonly Relation[];
  question: string;
}

/** Holds a relation against the lines before it, and against the question. */
function judgeRelation(line: Relation, { before, proven, given, question }: Given): StepFinding {
  for (const each of [before, proven])
    if (each && compare(each, line) === 'follows') return { verdict: 'follows', from: 'line' };
  const asGiven = againstQuestion(given, question, line);
  const isFree = asGiven.verdict === 'no-start' && given.length > 0;
  // With two equations to draw from, a line need not come from the proven one alone.
  if (!proven || asGiven.verdict === 'follows' || isFree || given.length > 1) return asGiven;
  const asProven = against(proven, 'line', line);
  return asProven.verdict === 'cannot-tell' && given.length > 0 ? asGiven : asProven;
}

/** An expression without a sign: the same as the one before it, or as one of the question? */
function judgeExpression(line: Line, { question, before, proven }: Ground): StepFinding {
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
const rewritesQuestion = ({ sides }: Line, question: string): boolean => {
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
const isDisguised = (line: Line, text: string, question: string): boolean =>
  line.signs.includes('=') &&
  A_LETTER.test(text) &&
  expressionsIn(question).some((given) => namesIn(given).length === 1) &&
  !relations(question).some(({ sign }) => sign === '=') &&
  !rewritesQuestion(line, question);

const SIGN = /[=<>≤≥]/;

/** Says of a student's line what can be proven of it. Exact; never guesses, and never uses a key. */
export function judgeStep(text: string, ground: Ground): StepFinding {
  const { question, choices, due } = ground;
  if (!due && choices && couldTellChoice(text, choices)) return judgeInLetters(text, ground, choices);
  const line = readLine(text);
  // A choice that can't be put in, because it would divide by zero, sounds like the others.
  if (line === null)
    return { verdict: !due && SIGN.test(text) && holdsChoice(text, choices) ? 'plugged-in' : 'unreadable' };
  // By its characters: letters that cancel out would tell that two expressions are the same.
  const holds = hasLetter(text) ? null : numbersHold(line);
  if (!due && holds === null && holdsChoice(text, choices)) return { verdict: 'leads-to-choice' };
  if (!due && holds !== null && isPluggedIn(text, line, ground)) return { verdict: 'plugged-in' };
  const landmark = asLandmark(text, ground);
  if (landmark && numbersHold(line) !== false) return landmark;
  if (holds !== null) return asWrongWork(text, line, ground, holds) ?? judgeNumbers(text, line, holds);
  if (!due && statesResult(line, choices)) return { verdict: 'submit-it', ...kindOfResult(line) };
  if (!due && statesAsked(line, question)) return { verdict: 'submit-it' };
  if (!due && comesToChoice(line, { question, choices }) && !isSetUp(text, line, ground))
    return { verdict: 'leads-to-choice' };
  if (!due && isDisguised(line, text, question)) return { verdict: 'no-start' };
  const agree = numbersHold(line);
  if (agree !== null) return { verdict: agree ? 'identity' : 'false-identity' };
  if (line.signs.length === 0) return judgeExpression(line, ground);
  const relation = relationOf(line);
  if (relation === null) return { verdict: 'cannot-tell' };
  const given = relations(question).filter(({ sign }) => (sign === '=') === (relation.sign === '='));
  if (relation.sign === '=' && relation.gap.size === 0) return { verdict: 'identity' };
  if (relation.sign === '=' && given.length === 0 && rewritesQuestion(line, question))
    return { verdict: 'false-identity' };
  const finding = judgeRelation(relation, {
    before: relationIn(ground.before),
    proven: relationIn(ground.proven),
    given,
    question,
  });
  return asOwnLine(text, relation, ground, relations(question), finding);
}

const relationIn = (text: string | null): Relation | null => {
  const line = text === null ? null : readLine(text);
  return line && relationOf(line);
};

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
