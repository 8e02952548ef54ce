import type { HintContext } from '../context/hint-context.js';
import { openQuestion } from '../ideas/open-question.js';
import type { IntentName, Reading } from '../intent/intent.js';
import type { MoveName } from '../move/move.js';
import type { TutorState } from '../state/state.js';
import { fromHtml, sentences } from '../text/from-html.js';
import { SURE } from './is-vague.js';

/** Longer messages say more than an answer does. */
const WORDS_OF_ANSWER = 4;
/** Moves that end in a question about the item. */
export const ASKED: ReadonlySet<string> = new Set<MoveName>([
  'hint',
  'hint-again',
  'next-rung',
  'not-the-answer',
  'explain-later',
  'encourage',
  'unmatched',
  'heard',
  'okay',
  'idea-right',
  'idea-partial',
  'idea-wrong',
  'idea-known',
  'which-part',
  'small-step',
  'own-up',
]);
/** Said by itself, each asks for something. */
const REQUEST =
  /\b(?:hint|help|pista|ayuda|answers?|respuesta|explain|why|what|how|who|which|next|skip|another|again|stuck|lost|idk|know|get|don'?t|correct|tell|show|thanks|ty|hi|hello|hey|ok|okay|done|wrong|hard|hate|stupid|dumb|bored|tired)\b/i;
/** A short answer names none of these by chance. */
const MISREAD: ReadonlySet<IntentName> = new Set(['submit', 'asks-for-answer']);
const HEDGES =
  /^(?:(?:i think|i guess|maybe|probably|um+|uh+|creo que) )+|,? (?:i think|i guess|maybe|probably|creo)\b/gi;
const QUOTED = /“([^”]+?),?”/g;
const EITHER = /([\p{L}\d]+) or ([\p{L}\d]+)(?=[^.?!]*\?\s*$)/u;
const NTH: readonly RegExp[] = [
  /\b(?:first|1st|primer[oa]?)\b/i,
  /\b(?:second|2nd|segund[oa])\b/i,
  /\b(?:third|3rd|tercer[oa]?)\b/i,
];

const bare = (message: string): string =>
  message
    .trim()
    .replace(/[?!.\s]+$/, '')
    .replace(HEDGES, '')
    .trim();

/** What a question offers to choose from: “A,” “B”, or the words beside its "or". */
function offeredBy(question: string): string[] {
  const quoted = [...question.matchAll(QUOTED)].map(([, word = '']) => word);
  if (quoted.length > 1 && /\bwhich\b/i.test(question)) return quoted;
  return EITHER.exec(question)?.slice(1) ?? [];
}

/**
 * A few words right after a question of the tutor's, without "I think" and "?": what they answer, and no wish for
 * anything. "The second one" is the second of what the question offers. Undefined for any other message.
 */
export function answerIn(message: string, context: HintContext, state: TutorState): string | undefined {
  const said = bare(message);
  const last = state.moves.at(-1);
  if (last === undefined || !ASKED.has(last) || said === '' || REQUEST.test(said)) return undefined;
  if (said.split(/\s+/).length > WORDS_OF_ANSWER) return undefined;
  const asked = state.question.asked.at(-1) ?? fromHtml(openQuestion(context, state));
  const at = NTH.findIndex((nth) => nth.test(said));
  const isLast = at < 0 && /\b(?:last|latter|[uú]ltim[oa])\b/i.test(said);
  const nth = isLast ? -1 : at;
  if ((at >= 0 || isLast) && /\bsentence\b/i.test(said)) return sentences(fromHtml(context.passage)).at(nth) ?? said;
  if (isLast) return offeredBy(asked).at(-1) ?? said;
  return (/\b(?:one|part|word|option|thing)\b|^(?:the )?\w+$/i.test(said) ? offeredBy(asked)[at] : undefined) ?? said;
}

/**
 * The reading of an answer that was taken for a wish, or for a choice it doesn't name; undefined where it names one.
 * @param isByPlace it's the first, or the last, of what was offered
 */
export function readAsAnswer(reading: Reading, isByPlace: boolean): Reading | undefined {
  const { intent, p, answer, option, lines } = reading;
  const isNamed = answer !== undefined || option !== undefined || lines !== undefined;
  return isNamed || (p >= SURE && !isByPlace && !MISREAD.has(intent))
    ? undefined
    : { ...reading, intent: 'idea', second: 'idea' };
}
