import type { HintContext } from '../context/hint-context.js';
import type { OpenIdea } from '../ideas/ideas-of.js';
import { matchIdea, type IdeaMatch } from '../ideas/match.js';
import { openRung } from '../ideas/open-question.js';
import { prepareIdeas } from '../ideas/prepare.js';
import type { Reading } from '../intent/intent.js';
import { inIdeaWords } from '../math/numbers-said.js';
import type { TutorState } from '../state/state.js';
import type { Decision } from './decision.js';
import { isVagueIn } from './is-vague.js';
import { yesOrNo } from './short-answer.js';
import { isPiece } from './stated-choice.js';

/** An intent read surely goes before an idea, unless that is surer still. */
const SURER = 0.65;

/** A message at an open question, with what it may state. */
export interface Heard {
  readonly reading: Reading;
  readonly context: HintContext;
  readonly state: TutorState;
  readonly message: string;
  readonly match: IdeaMatch<OpenIdea> | null;
  /** It states an idea of the item's. */
  readonly isIdea: boolean;
  readonly isSurelyIdea: boolean;
  /** It asks for nothing that's sure. */
  readonly isVague: boolean;
  /** It asks for the meaning of a word. */
  readonly asksWord: boolean;
}

/** What to do about a message; undefined where that's for someone else to decide. */
export type Decider = (heard: Heard) => Decision | undefined;

export const ideaIn = (message: string, context: HintContext, state: TutorState): IdeaMatch<OpenIdea> | null =>
  matchIdea(inIdeaWords(message, context), prepareIdeas(context.ideas, context.passage), openRung(context, state));

export function hear(reading: Reading, context: HintContext, state: TutorState, message: string): Heard {
  const isNone = yesOrNo(message) !== undefined || isPiece(message, context);
  const match = isNone ? null : ideaIn(message, context, state);
  const isIdea = match?.why === 'accept';
  return {
    reading,
    context,
    state,
    message,
    match,
    isIdea,
    isSurelyIdea: isIdea && match.p >= SURER,
    isVague: isVagueIn(reading, context, message),
    asksWord: reading.intent === 'define-term' && reading.term !== undefined,
  };
}
