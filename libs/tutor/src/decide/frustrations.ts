import type { FrustrationKind, Reading } from '../intent/intent.js';
import type { TutorState } from '../state/state.js';
import { topicIn } from './asks.js';
import type { Decision } from './decision.js';
import type { Decider } from './heard.js';
import { smallStep } from './idea.js';
import { SURE } from './is-vague.js';

/** About the student: no text says it. */
const SELF = /^\W*(?:(?:ok|so|but|ugh|omg),? )*(?:i|i'?m|ive)\b/i;

/** How students say that they're down about the work, the plainest first. */
const FRUSTRATIONS: readonly (readonly [FrustrationKind, RegExp])[] = [
  [
    'doubt',
    /\b(?:scared|afraid|nervous) to (?:click|press|submit|pick|guess|answer|try)\b|\bwhat if (?:i'?m|im|it'?s|its) wrong\b|\b(?:sorry|prob(?:ably)?|i know)\W+(?:\w+ ){0,2}?(?:that'?s|thats|it'?s|its|this is|i'?m|im) (?:prob(?:ably)? |so |all |totally )*(?:wrong|stupid|dumb)\b|\b(?:i'?m|im) (?:prob(?:ably)? |definitely |def )?(?:so |all )?wrong\b|\b(?:that'?s|thats|it'?s|its|this is|is (?:that|this|it)) (?:\w+ )?wrong,? (?:isn'?t|isnt|huh|right|no)\b|\b(?:did|do) i (?:mess|screw)(?:ed)? (?:it |that |this )?up\b|\bis (?:that|this|it) (?:right|ok|wrong) or\b/i,
  ],
  [
    'habit',
    /\bi (?:always|keep|never|usually) (?:on )?(?:los(?:e|ing)|forget(?:ting)?|mix(?:ing)?|mess(?:ing)?|drop(?:ping)?|miss(?:ing)?|do(?:ing)? (?:this|that)|mak(?:e|ing)|remember|confus\w+|flip(?:ping)?|skip(?:ping)?|screw(?:ing)?)\b/i,
  ],
  [
    'overwhelmed',
    /^\W*(?:omg |ugh |wow |ok |there'?s |theres |way |it'?s |its )*(?:(?:too|so) (?:many|much)|a lot of)\b[^.?]{0,24}\W*$|\btoo (?:many|much) (?:letters|numbers|words|names|stuff|info|text)\b|\boverwhelm\w*\b|\bmakes? my (?:brain|head)\b/i,
  ],
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
    /\b(?:it'?s|its) (?:like |almost |already )*(?:(?:10|11|12|1|2|3) ?(?:pm|am|at night|in the morning)|midnight|(?:so |too |really )*late)\b|\b(?:i )?(?:need|want) (?:to )?sleep\b|(?:\b(?:i'?m|im|i am)|^(?:so|too|really)) (?:so |too |really |very )*(?:tired|exhausted|sleepy|burn(?:ed|t) out|drained)\b|\bbrain (?:is )?(?:dead|fried|mush|melting)\b|\bbeen (?:at|doing) this (?:for|all)\b|\bcan'?t (?:think|focus|concentrate) anymore\b/i,
  ],
  [
    'anger',
    /\b(?:this|it|question|app|sat|test|math|everything) (?:is |'s )?(?:so |really |just |such )*(?:stupid|dumb|bs|trash|garbage|annoying|unfair|ridiculous|pointless|boring|sucks?)\b|\bi hate (?:this|it|math|reading|the sat|poems?|tests?|everything about this)\b|\b(?:wtf|ffs|ugh+|argh+)\b|\bsick of (?:this|it)\b/i,
  ],
  [
    'self-doubt',
    /\bi (?:suck|give up|quit)\b|\b(?:i'?m|im|i am|i feel) (?:so |too |just |really |such an? |very |not )*(?:dumb|stupid|bad|terrible|awful|horrible|hopeless|idiot|failure|smart|good at|cut out)\b|\b(?:never|not) (?:going to|gonna) (?:get|pass|make|be able|understand|learn)\b|\b(?:i'?m|im|i am) (?:so |just |totally )*(?:going to|gonna|will) (?:fail|bomb|flunk)\b|\bi'?ll never\b|\bi (?:can'?t|cannot) do (?:this|it|math|any)\b|\bi always (?:get|fail|mess)\b|\bwhat'?s wrong with me\b|\bno hope\b/i,
  ],
  [
    'pushback',
    /^\W*(?:ok(?:ay)? |wait |but |no |um )*(?:bru+h+|seriously|really|srsly|come on|cmon|omg|oh my god|what even|excuse me|huh|wait what|say what|are you (?:kidding|serious|sure)|what)\W*$|\bi did (?:everything|it|all of it|that) right\b|\bi (?:already )?(?:did|checked|tried|said|told you) (?:it|that|this)\b[^.]{0,24}\b(?:tho|though|already|twice|desmos|calculator)\b|\bthat (?:doesn'?t|doesnt) make (?:any )?sense\b/i,
  ],
];

/** How a message is down about the work; undefined when it isn't. */
export const frustrationIn = (message: string): FrustrationKind | undefined =>
  FRUSTRATIONS.find(([, pattern]) => pattern.test(message.replace(/[’‘]/g, "'")))?.[0];

export function frustrated(
  { intent, kind: read, p }: Reading,
  state: TutorState,
  message: string,
): Decision | undefined {
  const asksForHelp = /\b(?:hints?|help|explain)\b/i.test(message);
  const isSure = p >= SURE;
  const kind = (asksForHelp ? undefined : frustrationIn(message)) ?? (isSure ? read : undefined);
  const isDown = kind !== undefined && (kind === 'doubt' || intent !== 'why-wrong' || !isSure);
  if (!isDown && !(intent === 'frustration' && isSure)) return undefined;
  const topic = topicIn(message);
  return smallStep(state, { move: 'encourage', kind: kind ?? 'self-doubt', ...(topic && { with: topic }) });
}

/** Down about the work. "Everyone else finishes first" may be what the text says. */
export const decideDown: Decider = ({ reading, state, message, isIdea }) => {
  const isSelf = SELF.test(message) && frustrationIn(message) !== undefined;
  return isIdea && !isSelf ? undefined : frustrated(reading, state, message);
};
