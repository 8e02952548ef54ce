import { readLine } from '@aivy/item-bank/algebra';
import type { HintContext } from '../context/hint-context.js';
import { assignedValue } from '../intent/answers.js';
import { plainLine } from '../intent/canonical.js';
import { isLetter } from '../intent/named.js';
import type { IntentName, Reading } from '../intent/intent.js';
import { expressionsIn, relationsIn } from '../intent/math-runs.js';
import { asLandmark, asWrongWork, hasLetter } from '../math/judge-own.js';
import { landmarkUsed } from '../math/landmark.js';
import { isDenied, isGivenIn, isInStep, isShort, linksOf, onlyNumber, resultIn } from '../math/numbers-said.js';
import { spokenMath } from '../math/spoken.js';
import type { StepFinding } from '../move/step-finding.js';
import { withQuestion, type TutorState } from '../state/state.js';
import type { Ground } from '../step/ground.js';
import type { Decision } from './decision.js';
import { FRACTION, isGuessing, step, type Place } from './math-place.js';
import { nextRung } from './next-rung.js';
import { offerMove } from './offer.js';
import { decideOwnTerm, decidePlan } from './said-in-passing.js';
import { decideStep } from './subject.js';

/** Asks for something else, whatever numbers are in it. */
const OTHER: ReadonlySet<IntentName> = new Set([
  'hint',
  'explain',
  'why-wrong',
  'define-term',
  'next-question',
  'distress',
  'greeting',
  'thanks',
  'frustration',
  'simpler',
  'similar',
  'check-in',
  'okay',
]);
/** A number with no more than "so" next to it. */
const WORDS_OF_BARE = 2;
/** Says nothing else for sure. */
const VAGUE: ReadonlySet<IntentName> = new Set(['unknown', 'idea', 'own-reason', 'off-topic']);
/** An intent read less surely says nothing. */
const SURE = 0.5;
const READ = 600;

const ON_THE_WAY = /\b(?:(?:a|just|only) step|on the way|not (?:the|my) answer|not yet)\b/;
/** "f(0) = 7" gives a value. */
const OUTPUT = /^[fgh]\(-?[\d.]+\)\s*=\s*(-?\d+(?:\.\d+)?(?:\/\d+)?)$/;
/** "x = 216/12 = 18": a letter and a calculation, which is what there is to check. */
const WORKED = /^[a-z]\s*=[^a-z=]+=[^a-z=]+$/;
/** Says at the end that the line isn't true. */
const DENIED = /\b(?:no|nope|false|not true|isn'?t true|not|doesn'?t work|fails?|wrong)\W*$/;
/** Is read as a wish to have choices ruled out. */
const ELIMINATES = /^(?:\w+ ){0,3}(?:eliminate|cancel|get rid of|remove)\b/;

/** A calculation of numbers that has no result yet. */
function asWork(text: string, ground: Ground): StepFinding | null {
  // By its characters: letters that cancel out would tell that two expressions are the same.
  if (hasLetter(text)) return null;
  const line = readLine(text);
  if (!line || line.signs.length > 0) return null;
  const known = asLandmark(text, ground) ?? asWrongWork(text, line, ground, true);
  if (known) return known;
  const used = ground.math && landmarkUsed(text, ground.math);
  return used ? { verdict: 'uses-landmark', value: used.value, says: used.says } : { verdict: 'work-it-out' };
}

/** A number on its own: a value on the way, or maybe the answer. */
function decideNumber(number: string, { context, state, ground }: Place, line = number): Decision | null {
  const landmark = isGuessing(state) ? null : asLandmark(number, ground);
  if (landmark) return step(landmark, state);
  const offered = offerMove({ intent: 'submit', answer: number }, context);
  // A number that no choice has is on the way, whichever it is.
  if (offered.move !== 'which-answer' || context.choices === null) return { move: offered, state };
  return line.split(/\s+/).length <= WORDS_OF_BARE ? step({ verdict: 'on-the-way' }, state) : null;
}

function decideRelations(relations: readonly string[], place: Place, line: string, message: string): Decision | null {
  const { context, state, ground } = place;
  const only = relations.length === 1 ? relations[0]! : '';
  const output = OUTPUT.exec(only)?.[1];
  if (output !== undefined) return decideNumber(output, place);
  const value = assignedValue(only);
  const landmark = value && !isGuessing(state) ? asLandmark(only, ground) : null;
  if (landmark) return step(landmark, state);
  if (value) return { move: offerMove({ intent: 'submit', ...value }, context), state };
  const lines = WORKED.test(only) ? [only.replace(/^[^=]*=/, '')] : relations.flatMap(linksOf);
  const checked = decideStep({ intent: 'check-step', lines }, context, state, message);
  const isDenied = checked.move.step?.verdict === 'false-identity' && DENIED.test(line);
  return isDenied ? step({ verdict: 'rightly-denied' }, state) : checked;
}

/** An expression that may be one of the choices is offered; others are lines to check. */
function rewritten(expression: string, { context, state }: Place, message: string): Decision | null {
  const offered = offerMove({ intent: 'submit', answer: expression }, context);
  if (offered.move !== 'which-answer') return { move: offered, state };
  return decideStep({ intent: 'check-step', lines: [expression] }, context, state, message);
}

/** A value on the way that was found before leads on. */
function ledOn(decision: Decision | null): Decision | null {
  const finding = decision?.move.step;
  if (!decision || (finding?.verdict !== 'landmark' && finding?.verdict !== 'landmark-last')) return decision;
  const { met } = decision.state.question;
  const id = `landmark: ${finding.says}`;
  // Said once more it gets a question of its own, and after that the next hint.
  const again = `${id}, again`;
  if (met.includes(again)) return nextRung(decision.state, 'idea-known');
  if (met.includes(id)) {
    const { value, says } = finding;
    const state = withQuestion(decision.state, { met: [...met, again] });
    return { move: { move: 'step', step: { verdict: 'landmark-again', value, says } }, state };
  }
  return { ...decision, state: withQuestion(decision.state, { met: [...met, id] }) };
}

/**
 * What a message with mathematics in it leads to while the question is open; null when there's none that's of use.
 * @param isIdea does it state an idea that someone wrote down? Then its reply says more than one to any plan
 */
export const decideMath = (...message: Parameters<typeof decideWork>): Decision | null => ledOn(decideWork(...message));

function decideWork(
  intent: Reading,
  context: HintContext,
  state: TutorState,
  message: string,
  isIdea: boolean,
): Decision | null {
  const { question, choices, math } = context;
  if (math === undefined) return null;
  const line = plainLine(message.slice(0, READ));
  if (state.moves.at(-1) === 'offer-submit' && ON_THE_WAY.test(line)) return step({ verdict: 'on-the-way' }, state);
  const asksNoWord = intent.intent === 'define-term' && intent.term === undefined;
  if (OTHER.has(intent.intent) && intent.p >= SURE && !asksNoWord) return null;
  const ground: Ground = { question, choices, math, before: null, proven: null, due: false };
  const place = { context, state, ground };
  const spoken = spokenMath(line);
  const relations = relationsIn(spoken);
  if (relations.length > 0) return decideRelations(relations, place, line, message);
  const [expression] = expressionsIn(spoken);
  const isWork = expression !== undefined && !FRACTION.test(expression);
  const work = isWork && readLine(expression)?.sides.length === 1 ? asWork(expression, ground) : null;
  if (work) return step(work, state);
  // The whole message is an expression with letters: a rewriting, which is judged like a line or left alone like one.
  const isAlgebra = isWork && hasLetter(expression);
  if (isAlgebra && expression === line.trim() && intent.intent !== 'submit')
    return rewritten(expression, place, message);
  const isVague =
    VAGUE.has(intent.intent) ||
    asksNoWord ||
    intent.p < SURE ||
    intent.intent === 'check-step' ||
    (intent.intent === 'submit' && intent.answer === undefined);
  // A number that's denied, or that something is done with, is offered by nobody.
  if (isDenied(line) && intent.answer === undefined) return null;
  const written = isWork ? undefined : onlyNumber(line);
  if (intent.intent === 'submit' && intent.answer !== undefined)
    return isLetter(intent.answer) ? null : decideNumber(intent.answer, place);
  const known = written !== undefined && !isGuessing(state) ? asLandmark(intent.answer ?? written, ground) : null;
  if (known) return step(known, state);
  const said =
    written && (/pi|π/.test(written) || isShort(line)) && !isGivenIn(question, written) ? written : undefined;
  const result = resultIn(line, isWork) ?? said;
  if (isVague && !isWork && !isIdea && written !== undefined && isInStep(line))
    return decidePlan(line, place, isAlgebra) ?? step({ verdict: 'on-the-way' }, state);
  const found = isVague && result !== undefined ? decideNumber(result, place, line) : null;
  if (found || isIdea) return found;
  return isVague || ELIMINATES.test(line) ? (decidePlan(line, place, isAlgebra) ?? decideOwnTerm(line, place)) : null;
}
