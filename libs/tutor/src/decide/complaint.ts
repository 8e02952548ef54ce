import type { MoveName } from '../move/move.js';
import type { Decider } from './heard.js';
import { smallStep } from './idea.js';
import { HINTS } from './phase-of.js';

const YOU_ARE = String.raw`(?:you'?re|ur|u r|(?:you|u) are|are (?:you|u)|r u)(?: (?:so|really|literally|just|kinda|even|still|honestly))*`;
const YOU = '(?:you|u)';

/** Said about the tutor, not about the work or the student. */
const COMPLAINTS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${YOU_ARE}(?: not|n'?t)? (?:even )?(?:listening|reading|hearing me|paying attention|repeating)\b`,
  ),
  new RegExp(
    String.raw`\b${YOU} (?:(?:do|did|are|r)(?:n'?t| not)|never|not) (?:even |really |actually )*(?:listen(?:ing)?|hear(?:ing)? me|read(?:ing)? (?:it|this|that|what|my|me)|get(?:ting)? (?:me|what i)|understand(?:ing)? (?:me|what i|my)|answer(?:ing|ed)?|help(?:ing|ful)?)\b`,
  ),
  /\b(?:not|isn'?t) what i (?:asked|said|meant|wanted)\b|\bi (?:did(?:n'?t| not)|never) ask(?:ed)?(?: (?:for|you))*(?: (?:that|this))?\W*$/,
  /\bi (?:just|already|literally) (?:said|told (?:you|u)|answered|asked)(?: (?:you|u))?(?: (?:that|this|it|so))?\W*$/,
  new RegExp(
    String.raw`\bstop (?:repeating|saying (?:that|the same)|asking)\b|\b${YOU} (?:keep|kept) (?:repeating|saying|asking|giving)\b|\b${YOU} (?:just |already )*(?:said|asked)(?: me)? (?:that|this|the same)\b|\bsame (?:question|thing)s? (?:again|over and over|every time)\b`,
  ),
  new RegExp(
    String.raw`\b${YOU_ARE} (?:so |such |a |an |no |not |really |literally )*(?:useless|help(?:ful|ing)?|unhelpful|dumb|stupid|trash|(?:ro)?bot|annoying|broken|terrible|bad at this)\b|\b${YOU} suck\b|\b(?:this|that|it)(?: (?:bot|ai|tutor|thing))?(?:'s| is)? (?:does(?:n'?t| not)|is(?:n'?t| not)|did(?:n'?t| not)|not) (?:even |really )?help(?:ing|ful)?\b|\b(?:dumb|stupid|useless|worst) (?:bot|ai|tutor|robot|app)\b`,
  ),
  /\banswer my question\b|\bwhat are (?:you|u) (?:even )?(?:talking about|on about|saying)\b/,
  /\bno me (?:escuchas|lees|entiendes|ayudas)\b|\beso no (?:es lo que )?(?:te )?(?:pregunte|dije|pedi)\b|\b(?:deja|para) de repetir\b|\bya (?:me )?(?:dijiste|preguntaste) eso\b|\bno (?:sirves|ayudas)\b|\beres inutil\b/,
];

/** Complains about the tutor: "ur not listening", "thats not what i asked". */
export const isComplaint = (message: string): boolean => {
  const plain = message.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'");
  return COMPLAINTS.some((pattern) => pattern.test(plain));
};

/** Speaks to the tutor. */
const TO_TUTOR = /\b(?:you\w*|u|ur|stop|me|my|deja|para)\b/i;

/** Moves since which a complaint is one more: the buttons didn't help then. */
const RECENT = 4;

/** What helps instead, as a tap sends it. */
const OTHER_HELP = ['Give me a hint', 'Explain it'] as const;

/** The tutor's fault: owned, and then something else than before. Two buttons, or a smaller step after a hint or those. */
export const decideComplaint: Decider = ({ reading, state, message, isIdea }) => {
  // "The same thing again" may be what the text says.
  if (isIdea && !TO_TUTOR.test(message)) return undefined;
  if (reading.intent === 'why-wrong' || !isComplaint(message)) return undefined;
  const last = state.moves.at(-1);
  const isAgain = HINTS.has(last as MoveName) || state.moves.slice(-RECENT).includes('own-up' satisfies MoveName);
  return isAgain ? smallStep(state, { move: 'own-up' }) : { move: { move: 'own-up', suggestions: OTHER_HELP }, state };
};
