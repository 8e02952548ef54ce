import type { FrustrationKind, IntentName } from '../intent/intent.js';

const SPANISH =
  /\b(?:no (?:entiendo|se|sé)|pista|ayuda(?:me)?|ayúdame|gracias|hola|respuesta|por favor|porque|por qué|qué|cómo|estoy|puedes|pregunta|creo que|dime|explica(?:me)?|siguiente|texto|el autor|la autora|ella|ellos)\b/gi;
const SHORT_SPANISH = /^\W*(?:hola|gracias|ayuda|pista|no entiendo|una pista|la respuesta|ay[uú]dame)\b/i;

/** Is a message Spanish? One word may be a name; two, or a typical first one, aren't. */
export const isSpanish = (message: string): boolean =>
  SHORT_SPANISH.test(message) || [...message.matchAll(SPANISH)].length >= 2;

/** Asks for help in Spanish. */
export const asksInSpanish = (message: string): boolean =>
  /\bno (?:le )?entiendo\b|\bpistas?\b|\bay[uú]da(?:me)?\b|\bno s[eé] (?:qu[eé]|c[oó]mo|por)\b/i.test(message);

/** What students have a hard time with. */
const TOPIC =
  /\b(poems?|poetry|math|reading|grammar|fractions?|percent(?:age)?s?|algebra|geometry|vocab(?:ulary)?|passages?|transitions?|commas?|punctuation|english|equations?|functions?|word problems?|graphs?|tests?|old texts?)\b/i;

/** The topic a message names, if it does. */
export const topicIn = (message: string): string | undefined => TOPIC.exec(message)?.[1]?.toLowerCase();

const FRUSTRATIONS: readonly (readonly [FrustrationKind, RegExp])[] = [
  [
    'comparing',
    /\b(?:every(?:one|body) else|all my friends|my (?:friend|brother|sister|cousin|class|classmates)s?|other (?:kids|people|students)|they all)\b.*\b(?:gets?|finish\w*|better|smarter|faster|easy|higher|already|understands?|ahead|does)\b/i,
  ],
  [
    'time',
    /\b(?:no|not enough|out of|running out of|never have|don'?t have) time\b|\b(?:taking|takes?|took) (?:me )?(?:so |way |too )*(?:long|forever)\b|\b(?:too|so) slow\b|\btest is (?:tomorrow|in \w+ days?|next week)\b/i,
  ],
  [
    'tired',
    /(?:\b(?:i'?m|im|i am)|^(?:so|too|really)) (?:so |too |really |very )*(?:tired|exhausted|sleepy|burn(?:ed|t) out|drained)\b|\bbrain (?:is )?(?:dead|fried|mush|melting)\b|\bbeen (?:at|doing) this (?:for|all)\b|\bcan'?t (?:think|focus|concentrate) anymore\b/i,
  ],
  [
    'anger',
    /\b(?:this|it|question|app|sat|test|math|everything) (?:is |'s )?(?:so |really |just |such )*(?:stupid|dumb|bs|trash|garbage|annoying|unfair|ridiculous|pointless|sucks?)\b|\bi hate (?:this|it|math|reading|the sat|poems?|tests?|everything about this)\b|\b(?:wtf|ffs|ugh+|argh+)\b|\bsick of (?:this|it)\b/i,
  ],
  [
    'self-doubt',
    /\bi (?:suck|give up|quit)\b|\b(?:i'?m|im|i am|i feel) (?:so |too |just |really |such an? |very |not )*(?:dumb|stupid|bad|terrible|awful|horrible|hopeless|idiot|failure|smart|good at|cut out)\b|\b(?:never|not) (?:going to|gonna) (?:get|pass|make|be able|understand|learn)\b|\bi (?:can'?t|cannot) do (?:this|it|math|any)\b|\bi always (?:get|fail|mess)\b|\bwhat'?s wrong with me\b|\bno hope\b/i,
  ],
];

/** How a message is down about the work; undefined when it isn't. */
export const frustrationIn = (message: string): FrustrationKind | undefined =>
  FRUSTRATIONS.find(([, pattern]) => pattern.test(message.replace(/[’‘]/g, "'")))?.[0];

const SIMPLER =
  /\b(?:simpler|simple terms|easier (?:words|way)|like i(?:'?m| am) (?:five|5)|eli5|dumb it down|plain english|other words|another way|more simply|simplify (?:it|that|this))\b|\bstill (?:do not|don'?t|dont) (?:get|understand)\b/i;
const SIMILAR =
  /\b(?:another|one more|similar|a different|more) (?:example|one like (?:this|it|that)|question like|practice)\b|\b(?:one|ones|question|questions|more|problem|problems) (?:just )?like (?:this|that|it)\b|\bsimilar (?:question|problem|one)s?\b|\btwin\b/i;

/** What a message wants that the rules have no name for. */
export function furtherIntent(message: string): Extract<IntentName, 'simpler' | 'similar'> | undefined {
  if (SIMILAR.test(message)) return 'similar';
  return SIMPLER.test(message) ? 'simpler' : undefined;
}
