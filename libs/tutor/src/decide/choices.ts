import type { HintContext } from '../context/hint-context.js';
import { lineNear } from '../ideas/line-near.js';
import type { TutorState } from '../state/state.js';
import { choiceTalk, quotedTalk } from './choice-talk.js';
import type { Decision } from './decision.js';
import { echoOf } from './echo.js';
import { offerMove } from './offer.js';

/** Talk about the choices gets no verdict: a letter is offered for submitting, a doubt is asked for its proof. */
export function decideChoices(context: HintContext, state: TutorState, message: string): Decision | undefined {
  const talk = choiceTalk(message, context);
  if (!talk) return undefined;
  if (talk.does !== 'names') return heldAgainst(talk.does, context, state, message);
  const offered = offerMove({ intent: 'submit', answer: talk.letter }, context);
  if (talk.reason === null || offered.move !== 'offer-submit') return { move: offered, state };
  const echo = echoOf(talk.reason, context)?.text;
  return { move: { ...offered, hasReason: true, ...(echo !== undefined && { echo }) }, state };
}

/** The same of a choice that is quoted with something said about it. */
export function decideQuoted(context: HintContext, state: TutorState, message: string): Decision | undefined {
  const talk = quotedTalk(message, context);
  return talk && talk.does !== 'names' ? heldAgainst(talk.does, context, state, message) : undefined;
}

/** A choice next to the line of the text that the message is nearest to. */
function heldAgainst(
  does: 'between' | 'weighs' | 'rules-out',
  context: HintContext,
  state: TutorState,
  message: string,
): Decision {
  const line = does === 'between' ? undefined : lineNear(message, context);
  return { move: { move: does, ...(line !== undefined && { line }) }, state };
}
