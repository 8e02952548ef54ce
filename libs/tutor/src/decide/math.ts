import { readLine } from '@aivy/item-bank/algebra';
import type { HintContext } from '../context/hint-context.js';
import { assignedValue } from '../intent/answers.js';
import { plainLine } from '../intent/canonical.js';
import type { Intent, IntentName } from '../intent/intent.js';
import { expressionsIn, relationsIn } from '../intent/math-runs.js';
import { asLandmark, asWrongWork, hasLetter } from '../math/judge-own.js';
import { landmarkUsed } from '../math/landmark.js';
import { spokenMath } from '../math/spoken.js';
import type { StepFinding } from '../move/step-finding.js';
import type { TutorState } from '../state/state.js';
import type { Ground } from '../step/judge.js';
import type { Decision } from './decision.js';
import { offerMove } from './offer.js';
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
/** Numbers in a row that are offered as answers, from which on landmarks are no longer told apart: that would be guessing. */
const OFFERS_IN_A_ROW = 4;
/** Longer messages are about something else than the one number in them. */
const WORDS_AROUND_NUMBER = 9;
/** A number with so few words may be an answer. */
const WORDS_BESIDE_NUMBER = 4;
/** Says nothing else for sure. */
const VAGUE: ReadonlySet<IntentName> = new Set(['unknown', 'idea', 'own-reason', 'off-topic']);
const READ = 600;
/** An answer as the field takes it, and no calculation. */
const FRACTION = /^-?\d+\/\d+$/;

const ON_THE_WAY = /\b(?:(?:a|just|only) step|on the way|not (?:the|my) answer|not yet)\b/;
const NUMBER = /(?<![\w.^/])-?\$?\d[\d,]*(?:\.\d+)?(?:\/\d+)?%?(?: ?(?:pi(?![a-z])|π))?(?![\w^/])/g;

/** Are numbers being tried one after the other? */
function isGuessing({ moves }: TutorState): boolean {
  const other = moves.findLastIndex((move) => move !== 'offer-submit');
  return moves.length - 1 - other >= OFFERS_IN_A_ROW;
}

/** The one number of a short message; undefined for none or more. */
function onlyNumber(line: string): string | undefined {
  const [number, ...more] = line.match(NUMBER) ?? [];
  const isShort = line.split(/\s+/).length <= WORDS_AROUND_NUMBER;
  return more.length === 0 && isShort ? number?.replace(/[$,]/g, '') : undefined;
}

const isGivenIn = (question: string, number: string): boolean =>
  [...question.replaceAll('{,}', '').matchAll(/\d+(?:\.\d+)?/g)].some(([given]) => given === number.replace('%', ''));

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

/** What a message with mathematics in it leads to while the question is open; null when there's none that's of use. */
export function decideMath(intent: Intent, context: HintContext, state: TutorState, message: string): Decision | null {
  const { question, choices, math } = context;
  if (math === undefined || OTHER.has(intent.intent)) return null;
  const step = (finding: StepFinding): Decision => ({ move: { move: 'step', step: finding }, state });
  const line = plainLine(message.slice(0, READ));
  if (state.moves.at(-1) === 'offer-submit' && ON_THE_WAY.test(line)) return step({ verdict: 'on-the-way' });
  const ground: Ground = { question, choices, math, before: null, proven: null, due: false };
  const spoken = spokenMath(line);
  const relations = relationsIn(spoken);
  const [relation, ...more] = relations;
  if (relation !== undefined) {
    const value = more.length === 0 ? assignedValue(relation) : undefined;
    const landmark = value && !isGuessing(state) ? asLandmark(relation, ground) : null;
    if (landmark) return step(landmark);
    if (value) return { move: offerMove({ intent: 'submit', ...value }, context), state };
    return decideStep({ intent: 'check-step', lines: relations }, context, state, message);
  }
  const [expression] = expressionsIn(spoken);
  if (expression !== undefined && !FRACTION.test(expression)) {
    const work = readLine(expression)?.sides.length === 1 ? asWork(expression, ground) : null;
    return work && step(work);
  }
  const written = onlyNumber(line);
  const isMultipleOfPi = written !== undefined && /pi|π/.test(written);
  const number = isMultipleOfPi ? written : (intent.answer ?? written);
  const landmark = number !== undefined && !isGuessing(state) ? asLandmark(number, ground) : null;
  if (landmark) return step(landmark);
  // "28 small tables": is that the answer?
  const isNamed = (isMultipleOfPi || VAGUE.has(intent.intent)) && line.split(/\s+/).length <= WORDS_BESIDE_NUMBER;
  if (number === undefined || !isNamed || isGivenIn(question, number)) return null;
  const offered = offerMove({ intent: 'submit', answer: number }, context);
  return offered.move === 'which-answer' ? null : { move: offered, state };
}
