import type { HintContext } from '../context/hint-context.js';
import { rankIdeas } from '../ideas/match.js';
import { prepareIdeas } from '../ideas/prepare.js';
import type { Reading } from '../intent/intent.js';
import type { TutorState } from '../state/state.js';
import { answerIn, readAsAnswer } from './answered.js';
import { decideComplaint } from './complaint.js';
import type { Decision } from './decision.js';
import {
  decideChoice,
  decideExact,
  decideExplain,
  decideFurther,
  decideKnownIdea,
  decideNamed,
  decidePlea,
  decideQuote,
  decideTestedChoice,
  decideUnclear,
  decideUnprovenIdea,
  decideWork,
} from './deciders.js';
import { hear, ideaIn, type Decider } from './heard.js';
import { decideIdea, decideShort } from './idea.js';
import { decideIntent } from './intent.js';
import { decideDown, frustrated } from './frustrations.js';
import { decideCheck } from './offer.js';
import type { ReadAs } from './read-as.js';
import { isPiece } from './stated-choice.js';
import { wordAsked } from './subject.js';
import { decidePoint, decideSubmits } from './submits.js';

const isCare = ({ intent }: Reading): boolean => intent === 'distress' || intent === 'check-in' || intent === 'okay';

const decideRead: Decider = ({ reading, context, state, message }) => decideIntent(reading, context, state, message);

/** Danger goes first. But a poem's dead soldier sounds heavy, too. */
const decideCare: Decider = (heard) => {
  const { reading, context, state, message, match, isSurelyIdea } = heard;
  if (reading.intent === 'check-in' && isSurelyIdea) return decideIdea(match, context, state, message);
  return isCare(reading) ? decideRead(heard) : undefined;
};

/** The first that has something to say decides. */
const DECIDERS: readonly Decider[] = [
  decideCare,
  decideComplaint,
  decideCheck,
  decideSubmits,
  decidePoint,
  decidePlea,
  decideExplain,
  decideChoice,
  decideWork,
  decideExact,
  decideTestedChoice,
  ({ context, state, message }) => decideShort(context, state, message),
  decideDown,
  decideFurther,
  decideNamed,
  decideQuote,
  decideUnprovenIdea,
  decideKnownIdea,
  decideUnclear,
];

function decideFirst(reading: Reading, context: HintContext, state: TutorState, message: string): Decision {
  const heard = hear(reading, context, state, message);
  for (const decide of DECIDERS) {
    const decision = decide(heard);
    if (decision) return decision;
  }
  return decideIntent(reading, context, state, message);
}

/** While the question is open: hints, ideas and feedback, from a context that holds no key. */
export function decideOpen(read: Reading, context: HintContext, state: TutorState, message: string): Decision {
  if (isCare(read)) return decideFirst(read, context, state, message);
  const term = wordAsked(message, context);
  if (term !== undefined) return decideFirst({ ...read, intent: 'define-term', term, p: 1 }, context, state, message);
  const answer = answerIn(message, context, state);
  const answered =
    answer === undefined ? undefined : readAsAnswer(read, !message.toLowerCase().includes(answer.toLowerCase()));
  return answer !== undefined && answered && ideaIn(message, context, state)?.why !== 'accept'
    ? decideFirst(answered, context, state, answer)
    : decideFirst(read, context, state, message);
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
  if (stated?.fits && !isPiece(message, context))
    return decideIdea({ idea: stated.idea, p: 1, rival: null, why: 'accept' }, context, state, message);
  if (intent === null) return undefined;
  const read = { ...reading, intent, p: 1 };
  return frustrated(read, state, message) ?? decideIntent(read, context, state, message);
}
