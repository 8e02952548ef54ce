import type { HintContext } from '../context/hint-context.js';
import type { IntentName, Reading } from '../intent/intent.js';
import { FIRST_MATH_SKILL } from '../words/set-of.js';

/** An intent read less surely says nothing. */
export const SURE = 0.5;

/** Intents that ask for nothing. If the message also states an idea, the idea wins. */
const VAGUE: ReadonlySet<IntentName> = new Set(['unknown', 'idea', 'own-reason', 'off-topic', 'passage']);

/** Reading and Writing has no line to check, so "a line that goes wrong" is about the text. */
const ASKS_TO_CHECK = /\b(?:check|verify|look at|am i|so far|my (?:work|steps?|answer|reasoning))\b/i;

/** "Cause charcoal can be wrong" asks nothing. */
const ASKS_WHY_WRONG = /\b(?:why|how|what|where|which|mine|my|did i|was i|no way|swear|sure)\b|\?|^\W*wrong\W*$/i;

/** "How it started" is what the text tells; "how do I start" asks. */
const TELLS_HOW = /^\W*(?:so |like )?how (?:it|he|she|they|the \w+) (?!works?\b|do\b)\w+\W*$/i;

/** Does a message ask for nothing that's sure, so that it may state an idea? */
export const isVagueIn = ({ intent, p, term }: Reading, { skill }: HintContext, message: string): boolean =>
  VAGUE.has(intent) ||
  (intent === 'define-term' && term === undefined) ||
  p < SURE ||
  (intent === 'why-wrong' && !ASKS_WHY_WRONG.test(message)) ||
  (intent === 'hint' && TELLS_HOW.test(message)) ||
  (intent === 'check-step' && skill < FIRST_MATH_SKILL && !ASKS_TO_CHECK.test(message));
