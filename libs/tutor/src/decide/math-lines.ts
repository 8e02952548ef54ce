import { readLine } from '@aivy/item-bank/algebra';
import { assignedValue } from '../intent/answers.js';
import { asLandmark, asWrongWork, hasLetter } from '../math/judge-own.js';
import { landmarkUsed } from '../math/landmark.js';
import { linksOf } from '../math/numbers-said.js';
import type { StepFinding } from '../move/step-finding.js';
import type { Ground } from '../step/ground.js';
import type { Decision } from './decision.js';
import { decideNumber } from './math-number.js';
import { landmarkAt, step, type MathTalk } from './math-place.js';
import { equationOf, offerMove } from './offer.js';
import { decideStep } from './subject.js';

/** "f(0) = 7" gives a value. */
const OUTPUT = /^[fgh]\(-?[\d.]+\)\s*=\s*(-?\d+(?:\.\d+)?(?:\/\d+)?)$/;
/** "x = 216/12 = 18": a letter and a calculation, which is what there is to check. */
const WORKED = /^[a-z]\s*=[^a-z=]+=[^a-z=]+$/;
/** A line to be checked isn't meant as the answer. */
const ASKS_CHECK = /\b(?:check|verify|steps?|work|so far)\b/;
/** Says at the end that the line isn't true. */
const DENIED = /\b(?:no|nope|false|not true|isn'?t true|not|doesn'?t work|fails?|wrong)\W*$/;

/** A calculation of numbers that has no result yet. */
function asWork(text: string, ground: Ground): StepFinding | null {
  // By its characters: letters that cancel out would tell that two expressions are the same.
  const line = hasLetter(text) ? null : readLine(text);
  if (!line || line.signs.length > 0) return null;
  const known = asLandmark(text, ground) ?? asWrongWork(text, line, ground, true);
  if (known) return known;
  const used = ground.math && landmarkUsed(text, ground.math);
  return used ? { verdict: 'uses-landmark', value: used.value, says: used.says } : { verdict: 'work-it-out' };
}

const check = (lines: readonly string[], { context, state, message }: MathTalk): Decision =>
  decideStep({ intent: 'check-step', lines }, context, state, message);

export function decideRelations(talk: MathTalk): Decision | null | undefined {
  const { relations, line, context, state } = talk;
  if (relations.length === 0) return undefined;
  const only = relations.length === 1 ? relations[0]! : '';
  const chosen = only === '' || ASKS_CHECK.test(line) ? undefined : equationOf(only, context);
  if (chosen) return { move: offerMove({ intent: 'submit', answer: chosen }, context), state };
  const output = OUTPUT.exec(only)?.[1];
  if (output !== undefined) return decideNumber(output, talk);
  const value = assignedValue(only);
  const landmark = value && landmarkAt(only, talk);
  if (landmark) return step(landmark, state);
  if (value) return { move: offerMove({ intent: 'submit', ...value }, context), state };
  const checked = check(WORKED.test(only) ? [only.replace(/^[^=]*=/, '')] : relations.flatMap(linksOf), talk);
  const isDenied = checked.move.step?.verdict === 'false-identity' && DENIED.test(line);
  return isDenied ? step({ verdict: 'rightly-denied' }, state) : checked;
}

export function decideWork({ work, ground, state }: MathTalk): Decision | undefined {
  const finding = work !== undefined && readLine(work)?.sides.length === 1 ? asWork(work, ground) : null;
  return finding ? step(finding, state) : undefined;
}

/** The whole message is an expression with letters: offered where it's a choice, else checked like a line. */
export function decideRewriting(talk: MathTalk): Decision | undefined {
  const { work, isAlgebra, line, intent, context, state } = talk;
  if (!isAlgebra || work !== line.trim() || intent.intent === 'submit') return undefined;
  const offered = offerMove({ intent: 'submit', answer: work }, context);
  return offered.move === 'which-answer' ? check([work], talk) : { move: offered, state };
}
