import { namedChoice } from '../ideas/named-choice.js';
import { plainLine } from '../intent/canonical.js';
import type { IntentName } from '../intent/intent.js';
import { isDenied } from '../math/numbers-said.js';
import { asksInSpanish, asksWhy, furtherIntent } from './asks.js';
import { explainsChoice } from './choice-talk.js';
import { decideChoices, decideQuoted } from './choices.js';
import { echoOf } from './echo.js';
import type { Decider } from './heard.js';
import { decideIdea, decideUnproven } from './idea.js';
import { decideIntent } from './intent.js';
import { SURE } from './is-vague.js';
import { decideMath } from './math.js';
import { hasWork } from './math-place.js';
import { offerMove } from './offer.js';
import { statedChoice } from './stated-choice.js';

/** So near to an idea, its question helps; without praise nothing is lost if it isn't meant. */
const NEAR = 0.45;

/** Texts that the two buttons send when it's unclear which one the student means. */
const TAPS: Readonly<Partial<Record<IntentName, string>>> = {
  hint: 'Give me a hint',
  'why-wrong': 'Why is mine wrong?',
  explain: 'Explain it',
  'asks-for-answer': 'What is the answer?',
  'next-question': 'Next question',
  passage: 'What does the text say?',
};

/** "Explain it simpler: …": whatever is quoted then isn't meant as the answer. */
const EXPLAINS =
  /^\W*(?:(?:can|could) (?:you|u) |please |pls )*explain\b(?:[^:]*:|.*\b(?:simpler|more simply|easier)\b)/i;

/** Intents that are never an idea, even when the words match one: "what does pores mean". */
const PLAIN: ReadonlySet<IntentName> = new Set(['define-term', 'next-question', 'thanks', 'greeting']);

/** A wish, whatever else was read. */
const asIntent =
  (wish: IntentName): Decider =>
  ({ reading, context, state, message }) =>
    decideIntent({ ...reading, intent: wish }, context, state, message);

/** Help asked for in Spanish. */
export const decidePlea: Decider = (heard) =>
  asksInSpanish(heard.message) && !heard.asksWord ? asIntent('hint')(heard) : undefined;

export const decideExplain: Decider = (heard) =>
  EXPLAINS.test(heard.message) && !heard.asksWord ? asIntent('explain')(heard) : undefined;

const talkOfChoices: Decider = ({ context, state, message, asksWord }) => {
  const isAboutOwn = /\bwhy\b|\bwrong\b/i.test(message) && statedChoice(message, context) === undefined;
  return asksWord || isAboutOwn ? undefined : decideChoices(context, state, message);
};

/** A choice as the answer. */
export const decideChoice: Decider = (heard) => {
  const talk = talkOfChoices(heard);
  return talk?.move.option === undefined ? undefined : talk;
};

/** A choice that is tested or ruled out: after the math, which may use the same letters. */
export const decideTestedChoice: Decider = talkOfChoices;

export const decideWork: Decider = ({ reading, context, state, message, isIdea }) =>
  decideMath(reading, context, state, message, isIdea) ?? undefined;

/** "Is it 13?" and "16" name an answer; "3x = 9" is a line to check. Neither is an idea in words. */
export const decideExact: Decider = ({ reading, context, state, message }) => {
  const { intent, p, answer, lines } = reading;
  const isExact =
    (intent === 'submit' && p >= SURE) || answer !== undefined || (intent === 'check-step' && lines !== undefined);
  return isExact ? decideIntent(reading, context, state, message) : undefined;
};

/** A wish that the rules have no name for. */
export const decideFurther: Decider = (heard) => {
  const why = heard.state.question.attempts.length === 0 ? 'explain' : 'why-wrong';
  const further = asksWhy(heard.message) ? why : furtherIntent(heard.message);
  return further && !heard.isIdea ? asIntent(further)(heard) : undefined;
};

/** A choice named by its text. */
export const decideNamed: Decider = ({ reading: { intent }, context, state, message, isVague }) => {
  if (!isVague && intent !== 'asks-for-answer' && intent !== 'check-step') return undefined;
  const isNoNumber = context.math !== undefined && isDenied(plainLine(message));
  const answer = isNoNumber ? null : namedChoice(message, context);
  return answer ? { move: offerMove({ intent: 'submit', answer }, context), state } : undefined;
};

export const decideQuote: Decider = ({ context, state, message, isIdea, asksWord }) =>
  asksWord || (isIdea && !explainsChoice(message, context)) ? undefined : decideQuoted(context, state, message);

const isMeant: (heard: Parameters<Decider>[0]) => boolean = ({ reading, isVague, isSurelyIdea }) =>
  isVague || (isSurelyIdea && !PLAIN.has(reading.intent));

/** Words that fit next to work that nothing proves: praise for them would be praise for it. */
export const decideUnprovenIdea: Decider = (heard) => {
  const { context, state, message, match } = heard;
  const isNear = match && !match.rival && match.p >= NEAR && match.idea.kind === 'right';
  return isNear && isMeant(heard) && context.math && hasWork(message) ? decideUnproven(match.idea, state) : undefined;
};

export const decideKnownIdea: Decider = (heard) => {
  const { context, state, message, match, isIdea } = heard;
  return isIdea && isMeant(heard) ? decideIdea(match, context, state, message) : undefined;
};

/** Maybe a wish, maybe a thought. */
export const decideUnclear: Decider = ({ reading, context, state, message, match, isVague }) => {
  if (!isVague) return undefined;
  const isReason = reading.intent === 'own-reason' && echoOf(message, context) !== undefined;
  const isPlain = ['own-reason', 'off-topic', 'passage'].includes(reading.intent);
  if (match === null && !isReason && reading.p >= SURE && isPlain)
    return decideIntent(reading, context, state, message);
  const tapOf = (wish: IntentName): string | undefined =>
    // A button that's offered has to work.
    wish === 'why-wrong' && context.attempts.length === 0 ? undefined : TAPS[wish];
  const [first, second] = [tapOf(reading.intent), tapOf(reading.second)];
  if (match === null && reading.p < SURE && first && second && first !== second)
    return { move: { move: 'unsure', suggestions: [first, second] }, state };
  return decideIdea(match, context, state, message);
};
