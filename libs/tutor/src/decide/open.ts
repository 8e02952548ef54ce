import type { HintContext } from '../context/hint-context.js';
import type { OpenIdea } from '../ideas/ideas-of.js';
import { matchIdea, rankIdeas, type IdeaMatch } from '../ideas/match.js';
import { namedChoice } from '../ideas/named-choice.js';
import { openRung } from '../ideas/open-question.js';
import { prepareIdeas } from '../ideas/prepare.js';
import { plainLine } from '../intent/canonical.js';
import type { IntentName, Reading } from '../intent/intent.js';
import { inIdeaWords, isDenied } from '../math/numbers-said.js';
import type { TutorState } from '../state/state.js';
import { answerIn, readAsAnswer } from './answered.js';
import { asksInSpanish, asksWhy, furtherIntent, topicIn } from './asks.js';
import { explainsChoice } from './choice-talk.js';
import { decideChoices, decideQuoted } from './choices.js';
import type { Decision } from './decision.js';
import { echoOf } from './echo.js';
import { frustrationIn } from './frustrations.js';
import { decideIdea, decideShort, decideUnproven, smallStep } from './idea.js';
import { decideIntent } from './intent.js';
import { isVagueIn, SURE } from './is-vague.js';
import { decideMath } from './math.js';
import { hasWork } from './math-place.js';
import { offerMove } from './offer.js';
import type { ReadAs } from './read-as.js';
import { yesOrNo } from './short-answer.js';
import { statedChoice } from './stated-choice.js';
import { wordAsked } from './subject.js';

/** An intent read surely goes before an idea, unless that is surer still. */
const SURER = 0.65;

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

/** About the student: no text says it. */
const SELF = /^\W*(?:(?:ok|so|but|ugh|omg),? )*(?:i|i'?m|ive)\b/i;

/** "Explain it simpler: …": whatever is quoted then isn't meant as the answer. */
const EXPLAINS =
  /^\W*(?:(?:can|could) (?:you|u) |please |pls )*explain\b(?:[^:]*:|.*\b(?:simpler|more simply|easier)\b)/i;

/** Intents that are never an idea, even when the words match one: "what does pores mean". */
const PLAIN: ReadonlySet<IntentName> = new Set(['define-term', 'next-question', 'thanks', 'greeting']);

/** "Is it 13?" and "16" name an answer; "3x = 9" is a line to check. Neither is an idea in words. */
const isExact = ({ intent, p, answer, lines }: Reading): boolean =>
  (intent === 'submit' && p >= SURE) || answer !== undefined || (intent === 'check-step' && lines !== undefined);

function frustrated(reading: Reading, state: TutorState, message: string): Decision | undefined {
  const asksForHelp = /\b(?:hints?|help|explain)\b/i.test(message);
  const isSure = reading.p >= SURE;
  const kind = (asksForHelp ? undefined : frustrationIn(message)) ?? (isSure ? reading.kind : undefined);
  if (
    !(reading.intent === 'frustration' && isSure) &&
    (kind === undefined || (kind !== 'doubt' && reading.intent === 'why-wrong' && reading.p >= SURE))
  )
    return undefined;
  const topic = topicIn(message);
  return smallStep(state, { move: 'encourage', kind: kind ?? 'self-doubt', ...(topic && { with: topic }) });
}

const ideaIn = (message: string, context: HintContext, state: TutorState): IdeaMatch<OpenIdea> | null =>
  matchIdea(inIdeaWords(message, context), prepareIdeas(context.ideas, context.passage), openRung(context, state));

/** While the question is open: hints, ideas and feedback, from a context that holds no key. */
export function decideOpen(read: Reading, context: HintContext, state: TutorState, message: string): Decision {
  if (isCare(read)) return decideAnything(read, context, state, message);
  const word = wordAsked(message, context);
  if (word !== undefined)
    return decideAnything({ ...read, intent: 'define-term', term: word, p: 1 }, context, state, message);
  const answer = answerIn(message, context, state);
  const answered = answer === undefined ? undefined : readAsAnswer(read);
  return answer !== undefined && answered && ideaIn(message, context, state)?.why !== 'accept'
    ? decideAnything(answered, context, state, answer)
    : decideAnything(read, context, state, message);
}

function decideAnything(reading: Reading, context: HintContext, state: TutorState, message: string): Decision {
  const isBare = yesOrNo(message) !== undefined;
  const match = isBare ? null : ideaIn(message, context, state);
  const isSurelyIdea = match?.why === 'accept' && match.p >= SURER;
  // A poem's dead soldier sounds heavy, too. Danger itself always goes first.
  if (reading.intent === 'check-in' && isSurelyIdea) return decideIdea(match, context, state, message);
  if (isCare(reading)) return decideIntent(reading, context, state, message);
  const asksWord = reading.intent === 'define-term' && reading.term !== undefined;
  if (asksInSpanish(message) && !asksWord) return decideIntent({ ...reading, intent: 'hint' }, context, state, message);
  if (EXPLAINS.test(message) && !asksWord)
    return decideIntent({ ...reading, intent: 'explain' }, context, state, message);
  const isAboutOwn = /\bwhy\b|\bwrong\b/i.test(message) && statedChoice(message, context) === undefined;
  const choices = asksWord || isAboutOwn ? undefined : decideChoices(context, state, message);
  if (choices?.move.option !== undefined) return choices;
  const work = decideMath(reading, context, state, message, match?.why === 'accept');
  if (work) return work;
  if (isExact(reading)) return decideIntent(reading, context, state, message);
  if (choices) return choices;
  const short = decideShort(context, state, message);
  if (short) return short;
  // "Everyone else finishes first" may be what the text says.
  const isSelf = SELF.test(message) && frustrationIn(message) !== undefined;
  const encouraged = match?.why === 'accept' && !isSelf ? undefined : frustrated(reading, state, message);
  if (encouraged) return encouraged;
  const why = state.question.attempts.length === 0 ? 'explain' : 'why-wrong';
  const further = asksWhy(message) ? why : furtherIntent(message);
  if (further && match?.why !== 'accept') return decideIntent({ ...reading, intent: further }, context, state, message);
  const isVague = isVagueIn(reading, context, message);
  if (isVague || reading.intent === 'asks-for-answer' || reading.intent === 'check-step') {
    const isNoNumber = context.math !== undefined && isDenied(plainLine(message));
    const named = isNoNumber ? null : namedChoice(message, context);
    if (named) return { move: offerMove({ intent: 'submit', answer: named }, context), state };
  }
  const isIdea = match?.why === 'accept' && !explainsChoice(message, context);
  const quoted = isIdea || asksWord ? undefined : decideQuoted(context, state, message);
  if (quoted) return quoted;
  const isMeant = isVague || (isSurelyIdea && !PLAIN.has(reading.intent));
  // Words that fit next to work that nothing proves: praise for them would be praise for it.
  if (
    isMeant &&
    context.math &&
    match &&
    !match.rival &&
    match.p >= NEAR &&
    match.idea.kind === 'right' &&
    hasWork(message)
  )
    return decideUnproven(match.idea, state);
  if (match?.why === 'accept' && isMeant) return decideIdea(match, context, state, message);
  if (isVague) return decideVague(reading, match, context, state, message);
  return decideIntent(reading, context, state, message);
}

/**
 * What a message that the rules are unsure of comes to as a model reads it. Undefined where that's no help, or where the
 * message denies what the idea says.
 */
export function decideOpenAs(
  { intent, idea: id }: ReadAs,
  reading: Reading,
  context: HintContext,
  state: TutorState,
  message: string,
): Decision | undefined {
  const stated = rankIdeas(message, prepareIdeas(context.ideas, context.passage), null).find(
    ({ idea }) => idea.id === id,
  );
  if (stated?.fits) return decideIdea({ idea: stated.idea, p: 1, rival: null, why: 'accept' }, context, state, message);
  if (intent === null) return undefined;
  const read = { ...reading, intent, p: 1 };
  return frustrated(read, state, message) ?? decideIntent(read, context, state, message);
}

const isCare = ({ intent }: Reading): boolean => intent === 'distress' || intent === 'check-in' || intent === 'okay';

function decideVague(
  reading: Reading,
  match: IdeaMatch<OpenIdea> | null,
  context: HintContext,
  state: TutorState,
  message: string,
): Decision {
  const isReason = reading.intent === 'own-reason' && echoOf(message, context) !== undefined;
  if (
    match === null &&
    !isReason &&
    reading.p >= SURE &&
    ['own-reason', 'off-topic', 'passage'].includes(reading.intent)
  )
    return decideIntent(reading, context, state, message);
  const [first, second] = [TAPS[reading.intent], TAPS[reading.second]];
  if (match === null && reading.p < SURE && first && second && first !== second)
    return { move: { move: 'unsure', suggestions: [first, second] }, state };
  return decideIdea(match, context, state, message);
}
