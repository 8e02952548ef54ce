import type { IntentName } from '../intent/intent.js';
import type { AsideKind } from '../move/move.js';
import { spanishIn } from '../ideas/spanish.js';
import type { TutorState } from '../state/state.js';

/** The part of the words from which on Spanish ones are no accident. */
const PART_SPANISH = 0.4;
const SHORT_SPANISH = /^\W*(?:hola|gracias|ayuda|pista|no entiendo|una pista|la respuesta|ay[uú]dame)\b/i;

/** Is a message Spanish? One word may be a name; a few, or a typical first one, aren't. */
export function isSpanish(message: string): boolean {
  const { part, sure, words } = spanishIn(message);
  return SHORT_SPANISH.test(message) || (sure > 0 && words > 1 && part >= PART_SPANISH);
}

/** Words that no Spanish sentence has. */
const ENGLISH =
  /\b(?:the|is|are|was|it|its|it's|what|because|cuz|i|i'm|im|you|and|of|that|this|think|so|not|don'?t|why|how|they|with)\b/i;

/** Does a student write Spanish, now or in the talk so far? Only plain English ends it: "c?" is in no language. */
export const speaksSpanish = (message: string, before?: Pick<TutorState, 'spanish'>): boolean =>
  isSpanish(message) || (before?.spanish === true && (spanishIn(message).sure > 0 || !ENGLISH.test(message)));

/** Asks for help in Spanish. */
export const asksInSpanish = (message: string): boolean =>
  /\bno (?:le )?entiendo\b|\bpistas?\b|\bay[uú]da(?:me)?\b|\bno s[eé] (?:qu[eé]|c[oó]mo|por)\b/i.test(message);

/** What students have a hard time with. */
const TOPIC =
  /\b(poems?|poetry|math|reading|grammar|fractions?|percent(?:age)?s?|algebra|geometry|vocab(?:ulary)?|passages?|transitions?|commas?|punctuation|english|equations?|functions?|word problems?|graphs?|tests?|old texts?)\b/i;

/** The topic a message names, if it does. */
export const topicIn = (message: string): string | undefined => TOPIC.exec(message)?.[1]?.toLowerCase();

const SIMPLER =
  /\b(?:simpler|simple terms|easier (?:words|way)|like i(?:'?m| am) (?:five|5)|eli5|dumb it down|plain english|other words|another way|more simply|simplify (?:it|that|this))\b|\bstill (?:do not|don'?t|dont) (?:get|understand)\b/i;
/** Asks for the reason behind the tutor's last words. */
export const asksWhy = (message: string): boolean =>
  /^\W*(?:(?:ok(?:ay)?|but|and|so|wait|um|like)\W+)*(?:why|how|how come|y|por ?qu[eé]|c[oó]mo)(?: (?:tho|though|exactly|so|is that|does that work|do (?:i|you|u) (?:know|do that)))?\W*$/i.test(
    message,
  );

/** For the answer, in ways that sound like something else. */
const FOR_ANSWER =
  /\b(?:actual|real|full|straight) (?:answer|letter)\b|\bif (?:you|u) (?:just )?(?:tell|give|show|say)\b|\btell me (?:if|whether) (?:it'?s|that'?s|this|mine|i'?m)\b.*\b(?:right|correct|good)\b|\b(?:the )?letter (?:please|pls|plz)\b/i;
/** What a message that isn't about the question is about; the first that fits. */
const ASIDES: readonly (readonly [AsideKind, RegExp])[] = [
  [
    'tries',
    /\bhow many (?:tries|attempts|chances|guesses|times)\b|\b(?:tries|attempts|chances) (?:do i have|are)? ?left\b/i,
  ],
  [
    'break',
    /\bbrb\b|\bbe right back\b|\bhold on\b|\bone sec(?:ond)?\b|\bgive me a (?:sec|minute|min)\b|\b(?:phone|battery|laptop) (?:is )?(?:at|dying|dead|about to)\b|\bgotta (?:pee|eat|go)\b|\bmom is calling\b|\bdog\b.*\b(?:brb|sec|wait)\b/i,
  ],
  ['music', /\b(?:listen(?:ing)? to|play(?:ing)?|with) (?:some )?(?:music|songs?|a podcast|spotify)\b/i],
  [
    'app',
    /\b(?:break|pause|quit|exit|back|dark mode|calculator|timer|sound) (?:button|mode|setting)?\b.*\?|\bis there an? (?:break|pause|button|timer|calculator|way to)\b|\bhow do i (?:pause|stop|quit|turn|close|change)\b|\b(?:break|pause|quit|exit) button\b/i,
  ],
  [
    'use',
    /\b(?:irl|in real life|ever (?:use|need) (?:this|it|any)|used for|need this for|for my life|as an adult|when (?:will|am|do|would) i)\b|\bwhat(?:'?s| is) (?:this|it|that) (?:even )?for\b|\bwhy do (?:we|i) (?:even )?(?:have to|need to|learn)\b/i,
  ],
  [
    'comment',
    /\b(?:is|are|so|thats|that's|kinda|sounds?|looks?) (?:so |really |kinda |pretty |super )*(?:gross|weird|crazy|wild|creepy|disgusting|hilarious|cool|funny|sad|boring|trash|ugly|cute)\b/i,
  ],
  [
    'curious',
    /^\W*(?:wait |so |but |ok |like )*(?:did|do|does|is|are|was|were|can|could|who|why|how|when|where|what)\b.*\b(?:actually|really|back then|die|real|true|famous|exist|invent\w*|names?|named|called|know)\b|\bback then\b|\bwho (?:even )?(?:names?|named|came up with|made)\b/i,
  ],
];

/** What kind of aside a message is. */
export const asideOf = (message: string): AsideKind =>
  ASIDES.find(([, pattern]) => pattern.test(message.replace(/[’‘]/g, "'")))?.[0] ?? 'other';

/** About the world or the app, and not about the question. */
const ASIDE =
  /\b(?:irl|in real life|ever (?:use|need) (?:this|it)|used for|back then)\b|\bwho (?:even )?(?:names?|named|makes? up|made up|came up with|writes?) (?:this|these|that|it)\b|^do \w+ (?:actually|really)\b|\b(?:is|so|are) (?:gross|weird|crazy|wild|creepy|disgusting|hilarious)(?: lol)?\W*$|\b(?:break|pause|quit|exit|back) button\b/i;

/** No idea about a text is put like these. */
const SURE_ASIDES: ReadonlySet<string> = new Set(['break', 'tries', 'music', 'app', 'use']);

const SIMILAR =
  /\b(?:another|one more|similar|a different|more) (?:example|one like (?:this|it|that)|question like|practice)\b|\b(?:one|ones|question|questions|more|problem|problems) (?:just )?like (?:this|that|it)\b|\bsimilar (?:question|problem|one)s?\b|\btwin\b/i;

/** What a message wants that the rules have no name for. */
export function furtherIntent(
  message: string,
): Extract<IntentName, 'simpler' | 'similar' | 'asks-for-answer' | 'off-topic'> | undefined {
  if (FOR_ANSWER.test(message)) return 'asks-for-answer';
  if (ASIDE.test(message) || SURE_ASIDES.has(asideOf(message))) return 'off-topic';
  if (SIMILAR.test(message)) return 'similar';
  return SIMPLER.test(message) ? 'simpler' : undefined;
}
