import { readLine, relationOf } from '@aivy/item-bank/algebra';
import type { StepFinding } from '../move/step-finding.js';
import { asLandmark, asOwnLine, asWrongWork, hasLetter, isSetUp } from '../math/judge-own.js';
import { isPluggedIn, judgeNumbers, numbersHold } from './arithmetic.js';
import { comesToChoice, holdsChoice, statesAsked } from './choice-values.js';
import { judgeFunctions } from './functions.js';
import { relationIn, relations } from './given.js';
import type { Ground } from './ground.js';
import { judgeInLetters } from './in-letters.js';
import { isDisguised, judgeExpression, rewritesQuestion } from './judge-expression.js';
import { judgeRelation } from './judge-relation.js';
import { kindOfResult, statesResult } from './result.js';
import { asPutIn } from './put-in.js';
import { couldTellChoice } from './rewriting.js';

const SIGN = /[=<>≤≥]/;

/** Of an inequality, whether it holds is the question, and not whether both sides agree. */
const pluggedIn = (text: string): StepFinding => ({
  verdict: 'plugged-in',
  ...(/[<>≤≥]/.test(text) && { compares: true as const }),
});

/** Says of a student's line what can be proven of it. Exact; never guesses, and never uses a key. */
export function judgeStep(text: string, ground: Ground): StepFinding {
  const { question, choices, due } = ground;
  const called = judgeFunctions(text, ground);
  if (called) return called;
  if (!due && choices && couldTellChoice(text, choices)) return judgeInLetters(text, ground, choices);
  const line = readLine(text);
  // A choice that can't be put in, because it would divide by zero, sounds like the others.
  if (line === null)
    return !due && SIGN.test(text) && holdsChoice(text, choices) ? pluggedIn(text) : { verdict: 'unreadable' };
  // By its characters: letters that cancel out would tell that two expressions are the same.
  const holds = hasLetter(text) ? null : numbersHold(line);
  if (!due && holds === null && holdsChoice(text, choices)) return { verdict: 'leads-to-choice' };
  if (!due && holds !== null && isPluggedIn(text, line, ground)) return pluggedIn(text);
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
  // Two sides that differ by a number agree nowhere: a product multiplied out wrongly.
  const isApart = relation.sign === '=' && [...relation.gap.keys()].join() === '';
  if (isApart && (finding.verdict === 'cannot-tell' || finding.verdict === 'no-start'))
    return { verdict: 'false-identity' };
  const said = asOwnLine(text, relation, ground, relations(question), finding);
  const isOpen = said.verdict === 'no-start' || said.verdict === 'cannot-tell';
  return (isOpen ? asPutIn(text, relation, ground) : null) ?? said;
}
