import { inWords, plainLine } from '../intent/canonical.js';
import { kindsOf } from './concepts.js';
import { undisguised } from './undisguise.js';

/** What students say around their work in Math, and nothing else is said with. */
const OF_WORK = new Set(
  'i you u we it is was are am this that these the a an my so and then but or not no ok okay can could would do does did you look see check at what how why where which if from to of for in on with by both each all one two first second next last like just said say think know get got gets give gives makes me now right correct wrong answer step steps work line lines side sides equation number numbers value result problem question wrote write typed put plug plugged set did done tried try used use solve solved multiply multiplied times divide divided add added plus subtract subtracted minus square squared factor factored combine combined distribute distributed expand simplify simplified move moved cancel canceled isolate isolated graph graphed equal equals percent half double pi sqrt sin cos tan me da sale es son por entre menos mas igual divido multiplico sumo resto x y z'.split(
    ' ',
  ),
);
const LETTERED = /^(?:-?[\d.]+[a-z]{0,2}|[a-z])$/;

/**
 * Is a message about the student's work in Math and about nothing else: "i divided and got -9"? It has a number in it, and
 * no word that isn't one of work.
 */
export function isOfWork(message: string): boolean {
  const line = plainLine(message);
  if (!/\d/.test(line)) return false;
  const words = inWords(line.replace(/[-+*/^()=<>|%$·×÷,;:]+/g, ' '))
    .split(' ')
    .filter((word) => word !== '');
  return words.every((word) => OF_WORK.has(word) || LETTERED.test(word));
}

/** Kinds of words that danger isn't told without. "Told", "made" and "took" alone are school words, too. */
const HEAVY = new Set(
  'die live hurt hit cut blood weapon shoot noose drug poison height traffic body sick sexual threat chase homeless hunger afraid sad hate bully self bye'.split(
    ' ',
  ),
);
/** Anyone but the student and the tutor. */
const OTHERS = new Set('parent kin partner friend elder stranger they nobody'.split(' '));
const HEAVY_WORDS =
  /\b(?:end|ending|ended|over|anymore|any more|future|hope|feel|feeling|worse|safe|secret|alone|nothing|something|happened|every(?:one|body)|voices?|pain|help me|i am (?:ok|okay|all ?right)|if i am)\b/;

const TUTOR = '(?:you|your|ur|u|the (?:tutor|bot|app))';
const TO_TUTOR = new RegExp(
  `\\b${TUTOR} (?:(?:even|just|already|literally|never|always|keep|kept|did|do|can|could|have|are|not|only|really|was|were) )*(?:ask|said|say|tell|told|help|gave|give|show|explain|want|made|make|mark|way\\b|hint|question|repeat)`,
);
const WORK =
  /\b(?:answers?|hints?|questions?|steps?|submit\w*|lock(?:ed|ing)? it in|choices?|problems?|equations?|math|explain\w*|plugged|graph|passage|text|the work|my work)\b|-?\d/;
/** How students lead into, or close, what they think of somebody in a text. */
const OPINION = /^i (?:think|guess|thought) | i (?:think|guess)$/;
/** "Me and my son did that once": what the text tells, out of their own life. */
const DID_SO_TOO =
  /^(?:(?:oh|lol|yeah|haha) )*(?:i|we|me and my \w+|my \w+(?: and (?:i|me))?) (?:did|do|saw|read|made|went|have done) (?:that|this|something like that|one of those)(?: (?:once|before|too|also|last \w+|at school|in \w+ (?:class|grade)))*$/;

const wordsIn = (message: string): string => inWords(undisguised(plainLine(message))).replace(/[.,!?;:]+/g, '');

const hasKind = (words: string, kinds: ReadonlySet<string>): boolean =>
  words.split(' ').some((word) => kindsOf(word).some((kind) => kinds.has(kind)));

/** Has a message a word that danger is told in? */
export const isHeavy = (message: string): boolean => {
  const words = wordsIn(message);
  return HEAVY_WORDS.test(words) || hasKind(words, HEAVY);
};

/**
 * Is a message about the tutor, the work, or somebody in a text, without any heavy word: "u even asked me if i wanna lock
 * it in"? A classifier that is only half sure isn't believed about those.
 */
export function isAboutLesson(message: string): boolean {
  const words = wordsIn(message);
  if (isHeavy(message)) return false;
  if (DID_SO_TOO.test(words)) return true;
  if (OPINION.test(words)) return !/\b(?:i|me|my|we|us)\b/.test(words.replace(OPINION, ' '));
  return !hasKind(words, OTHERS) && (TO_TUTOR.test(words) || WORK.test(words));
}
