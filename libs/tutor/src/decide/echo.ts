import type { HintContext } from '../context/hint-context.js';
import { isFunctionWord, stem, wordsOf } from '../guard/words.js';
import { conceptOf } from '../ideas/concepts.js';
import { FIRST_MATH_SKILL } from '../words/set-of.js';
import { saysChoice } from '../words/pick.js';
import { isSpanish } from './asks.js';
import { WRITTEN } from './written-out.js';

/** A clause of the student's that can be said back. */
interface Echo {
  readonly text: string;
  /** A reason, a question, or a plain thought. */
  readonly kind: 'why' | 'asked' | 'said';
}

/** Longer clauses don't sound like listening but like a recording. */
const LONGEST = 10;
const LEAD =
  /^(?:(?:ok(?:ay)?|k|so|um+|uh+|well|oh|ah|wait|and|but|then|also|yeah|yes|yep|no|nope|nah|hmm*|like|maybe|probably|bruh|bro|i (?:think|guess|mean|feel like|thought|believe)|isn'?t (?:it|that) (?:like |that )?)(?:,|\.|:)*\s+)+/i;
/** "She like reuses them". */
const INNER = /\b(i|he|she|it|they|its|hes|shes|theyre) (?:like|just|kinda|literally|basically) /i;
const REASON = /^(?:because|cause|cuz|coz|bc|since)\s+/i;
const TAIL =
  /(?:(?<!\bthe)[,\s]+(?:lol|lmao|tho|though|right|so no|so|no|huh|i (?:think|guess)|or (?:something|smth|whatever)|bro|bruh|idk|maybe|haha|obviously|yes|ok(?:ay)?|oh|then|isn'?t it))+$/i;
/** What students shorten besides. */
const CHAT: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  ppl: 'people',
  w: 'with',
  cuz: 'because',
  cus: 'because',
  bc: 'because',
  cause: 'because',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  kinda: 'kind of',
  tho: 'though',
};
const LONG: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(WRITTEN).map(([short, word]) => [short, word.replace('’', "'")])),
  ...CHAT,
};
const SPELLED: ReadonlySet<string> = new Set(Object.values(LONG));
/** "Its" begins a clause as "it's"; elsewhere it may own something. */
const ITS = /(^|\b(?:and|but|so|because|that|if|when|then)\s)its\b/g;
/** Not said back: about the two who talk, or in the grammar of someone who is learning English. */
const UNFIT =
  /\b(?!this|his|its)[a-z]{2,}[^s\W]s is\b|\b[a-z]+s not\b|(?:^|\s)[b-d](?=\s|$)|^a (?:has|is|says?)\b|\b(?:i|im|i'm|me|my|mine|we|us|our|you're|your)\b|\b(?:he|she|it|they|we) not\b|\b(?:he|she|it) (?:say|make|mean|want|have|do|go|need|think)\b|\b(?:he|she|it|they) (?:never|also) been\b|\btext \d (?:say|mean)\b|\b(?:is|are|was|were) (?:change|say|make|invent|much)\b|\b(?:idk|wtf|gimme|pls|please|answer|letter|hint)\b/i;
/** Work belongs to the step checker, and in Math a number may be the answer. */
const WORK = /[=+*/^<>(){}\\|@#_]|https?:/;
/** A subject and a verb: only a sentence that stands on its own is said back. */
const SENTENCE = new RegExp(
  String.raw`^(?:(?:it|he|she|they|that|this|there|people|(?:the|an?|his|her|their|its|this|that|these|those|text) [\w'-]+(?: [\w'-]+)?|[a-z]+s|[A-Z][a-z]+) )(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|must|gets?|got|needs?|means?|makes?|made|goes|went|stays?|stayed|shows?|comes?|came|keeps?|kept|leaves?|left|gives?|gave|takes?|took|knows?|knew|thinks?|thought|wants?|likes?|\w+n't|\w{3,}ed)\b|^(?:it|he|she|that|there|they)'(?:s|re) |^(?:the|an?|his|her|their) [\w'-]*[^s\W] [a-z]{2,}s\b`,
);
/** Does a clause stand on its own? */
export const isSentence = (text: string): boolean => SENTENCE.test(text.replace(ITS, "$1it's")) && !HALF.test(text);

/** Said back, the rest of these would say something else, or nothing: "no" to a choice, and half of a sentence. */
const HALF =
  /^\W*(?:(?:oh|ok|so|and|well|but|wait|um|hm+),? )*(?:no|nah|nope|first|second|next|then|after|before|that|less|unless|always|not|also)\b/i;
/** Numbers set against each other read like a code. */
const NUMBERS = /\d\D+\d/;
/** A question behind a comma, and the grammar of someone who's learning English after a name. */
const UNCLEAR =
  /, (?:where|what|why|how|who|is|are|do|does)\b|\b[A-Z]\w+ (?:think|say|make|want|need|know|believe|have|do)\b/;

function isKnown(word: string, vocabulary: ReadonlySet<string>): boolean {
  const bare = word.replace(/'.*$/, '');
  return (
    isFunctionWord(bare) ||
    conceptOf(bare) !== undefined ||
    /^\d/.test(bare) ||
    SPELLED.has(word) ||
    vocabulary.has(stem(bare))
  );
}

const vocabularyOf = ({ passage, question, hints, ideas }: HintContext): ReadonlySet<string> =>
  new Set(
    wordsOf(
      [passage, question, ...hints, ...ideas.flatMap(({ says, reply, ask }) => [...says, reply, ask])]
        .join(' ')
        .replace(/<[^>]*>|&\w+;|\\\(.*?\\\)/g, ' ')
        .replace(/[’‘]/g, "'"),
    ).map(stem),
  );

/**
 * A message as a clause that the tutor can say back, when it's short, clean, and names no choice: hearing their own words
 * shows students that they were heard. It says nothing about whether they're right.
 */
export function echoOf(message: string, context: HintContext): Echo | undefined {
  const said = message
    .trim()
    .replace(/[’‘]/g, "'")
    .replace(/["“]([^"“”]*)["”]/g, '“$1”')
    .replace(/\s+/g, ' ');
  const asks = said.endsWith('?');
  const led = said
    .replace(/[.!?…]+$/, '')
    .replace(LEAD, '')
    .replace(INNER, '$1');
  const isReason = REASON.test(led);
  const clause = led
    .replace(REASON, '')
    .replace(LEAD, '')
    .replace(TAIL, '')
    .replace(/[.!?,;:…]+$/, '');
  if (HALF.test(said) || HALF.test(clause) || NUMBERS.test(clause)) return undefined;
  if (clause === '' || isSpanish(message) || /[.!?;]\s|"/.test(clause)) return undefined;
  const text = clause
    .toLowerCase()
    .replace(ITS, "$1it's")
    .replace(/[a-z]+/g, (word, at: number, all: string) => (all[at - 1] === "'" ? word : (LONG[word] ?? word)));
  const words = text.match(/[a-z']+|\d[\d.,]*/g) ?? [];
  if (words.length > LONGEST || WORK.test(text) || (context.skill >= FIRST_MATH_SKILL && /\d/.test(text)))
    return undefined;
  if (UNFIT.test(text) || saysChoice(context, text)) return undefined;
  const vocabulary = vocabularyOf(context);
  if (!words.every((word) => isKnown(word, vocabulary)) || words.every((word) => isFunctionWord(word)))
    return undefined;
  const named = withNames(text, context);
  if (!SENTENCE.test(named) || UNCLEAR.test(named)) return undefined;
  return { text: named, kind: asks ? 'asked' : isReason ? 'why' : 'said' };
}

/** Names as the text writes them: the message is in lower case. */
function withNames(text: string, { passage }: HintContext): string {
  const plain = passage.replace(/<[^>]*>/g, ' ');
  const small = new Set(plain.match(/\b[a-z]+\b/g) ?? []);
  const names = new Set(
    (plain.match(/(?<=[a-z,;] )[A-Z][a-z]+/g) ?? []).filter((name) => !small.has(name.toLowerCase())),
  );
  return text.replace(/[a-z]+/g, (word) => {
    const name = word[0]!.toUpperCase() + word.slice(1);
    return names.has(name) ? name : word;
  });
}
