import type { Idea } from '@aivy/item-bank/item';
import { isFunctionWord, stem } from '../guard/words.js';
import { inWords, plainLine } from '../intent/canonical.js';
import { isNeighbour } from '../intent/spelling.js';
import { conceptOf, inConcepts } from './concepts.js';
import { inEnglish } from './spanish.js';

/** What the matcher needs of an idea. */
export interface IdeaText extends Pick<Idea, 'id' | 'kind' | 'rung' | 'says' | 'reply'> {
  /** The hint it answers. */
  readonly hint?: string;
  /** The choice it leads to. */
  readonly choice?: string;
}

/** A text as the matcher compares it. */
export interface Prepared {
  /** Its words without endings; a function word begins with "=". */
  readonly words: ReadonlySet<string>;
  /** Its runs of four characters, so that "contrast" and "contrasting" have much in common. */
  readonly grams: ReadonlySet<string>;
  readonly numbers: readonly string[];
  /** Does it deny an odd number of times? */
  readonly denies: boolean;
  /** Does it deny all of it: "I don't think …"? */
  readonly deniesAll: boolean;
  /** As the rules read it. */
  readonly spoken: string;
}

export interface PreparedIdea<I> {
  readonly idea: I;
  readonly says: readonly Prepared[];
  /** What the tutor says of it, and what it's about: they share words with students who put it in their own way. */
  readonly reply: Prepared;
  readonly hint: Prepared;
  readonly choice: Prepared;
}

/** The ideas of an item, ready to match. */
export interface PreparedIdeas<I extends IdeaText = IdeaText> {
  /** How much a word or run tells: those of few ideas tell more. */
  readonly weightOf: (term: string) => number;
  readonly ideas: readonly PreparedIdea<I>[];
  /** Every longer word of the ideas: what a slip of the thumb may have meant. */
  readonly vocabulary: ReadonlySet<string>;
  /** What the question's text has in it: "the subject is the city" names one of its nouns for another. */
  readonly ofText: ReadonlySet<string>;
}

const GRAM = 4;
/** Shorter words have too many neighbors. */
const SLIP_FROM = 5;
/** Words such as "the" tell ideas apart only now and then. */
const FUNCTION_WEIGHT = 0.3;
/** "Nothing but a storm" and "nobody else" say "only", and deny nothing. */
const DENIALS =
  /\b(?:not|no(?! (?:other|one (?:but|else))\b)|never|(?:nobody|none|nothing|nowhere)(?! (?:but|else|other)\b)|neither|nor|without|hardly|barely|cannot|isnt|dont|doesnt|didnt|cant|wont|aint|werent|hadnt|mustnt|tampoco|nunca|nada)\b/g;
const NUMBERS: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
};

/** Said about anything: "i dont get it" is like no idea, whatever else has a "get" in it. */
const GENERAL = new Set(
  'get gets got getting go goes going think thinks thought know knows guess say says said mean means want need like kind sort thing things stuff something anything maybe really about idk it'.split(
    ' ',
  ),
);

/** "No, writing is different" and "yeah they did" answer a question first; what follows is the idea. */
const ANSWER_FIRST =
  /^\W*(?:no|nope|nah|yes|yeah|yep|yup)(?:,|(?= (?:cause|cuz|because|bc|it|its|it's|he|hes|she|shes|they|theyre|there|theres|that|thats|the|i|you|we|nobody|but|a|an)\b))/i;

/** "I don't think that …" denies all that follows, and "it's not true that …" does, too. */
const DENYING_START =
  /^(?:(?:no|nah|but|well|so|and|ok|hm+|wait|honestly) )*(?:i (?:do|did|would|can) not (?:really |even )?(?:think|believe|buy|agree|see how)(?: that)?|i (?:doubt|disagree)(?: that)?|(?:(?:it|that) is )?(?:not (?:true|right|correct|the case|like)|false|untrue|wrong)(?: that)?(?= (?:it|that|the|he|she|they|there|you|this|a|an|\w+ (?:is|are|was)) ?)|(?:there is )?no way(?: that)?|(?:it|that) (?:can|could) not be that) /;
/** "… is not true", "… no way" */
const DENYING_END = /(?:,? (?:(?:that )?is (?:not true|false|a lie)|no way|not))$/;
const SPANISH_DENIAL = /\bno (?:creo|pienso|es (?:verdad|cierto|correcto)) que\b/gi;

const numberOf = (word: string): string | undefined =>
  NUMBERS[word] ?? (/^\d+\.?\d*$/.test(word) ? `${Number(word)}` : undefined);

function termOf(word: string): string {
  const term = numberOf(word) ?? (GENERAL.has(word) ? `=${word}` : conceptOf(word));
  return term ?? (isFunctionWord(word) ? `=${word}` : stem(word));
}

const isTerm = (word: string): boolean => GENERAL.has(word) || isFunctionWord(word) || conceptOf(word) !== undefined;

const spokenWords = (html: string): string =>
  inWords(plainLine(html.replace(/<[^>]*>|&\w+;/g, ' ').replace(ANSWER_FIRST, ' ')));

/** A student's message, with Spanish words in English and slips of the thumb put right where an idea has the word. */
export function prepareMessage(message: string, { vocabulary }: Pick<PreparedIdeas, 'vocabulary'>): Prepared {
  const known = [...vocabulary];
  const meant = spokenWords(inEnglish(message.replace(SPANISH_DENIAL, 'it is not true that')))
    .split(' ')
    .map((word) =>
      word.length < SLIP_FROM || vocabulary.has(word) || isTerm(word)
        ? word
        : (known.find((each) => each[0] === word[0] && isNeighbour(word, each)) ?? word),
    );
  return prepared(meant.join(' '));
}

/** Phrasings come back with every message of a conversation. */
const PREPARED = new Map<string, Prepared>();
const MOST_PREPARED = 3000;

export function prepareText(html: string): Prepared {
  const known = PREPARED.get(html);
  if (known) return known;
  if (PREPARED.size >= MOST_PREPARED) PREPARED.clear();
  const text = prepared(spokenWords(html));
  PREPARED.set(html, text);
  return text;
}

function prepared(spoken: string): Prepared {
  const plain = spoken.replace(DENYING_START, '');
  const stated = plain.replace(DENYING_END, '');
  const isDenied = (plain === spoken) !== (stated === plain);
  const text = inConcepts(stated);
  const words = text === '' ? [] : text.split(' ').map(termOf);
  const spaced = ` ${text} `;
  return {
    words: new Set(words),
    grams: new Set(
      Array.from({ length: Math.max(0, spaced.length - GRAM + 1) }, (_, at) => spaced.slice(at, at + GRAM)),
    ),
    numbers: words.filter((word) => /^\d/.test(word)),
    spoken,
    deniesAll: isDenied,
    denies: ([...text.matchAll(DENIALS)].length % 2 === 1) !== isDenied,
  };
}

function weigh(ideas: readonly PreparedIdea<unknown>[]): (term: string) => number {
  const counts = new Map<string, number>();
  for (const { says } of ideas)
    for (const term of new Set(says.flatMap(({ words, grams }) => [...words, ...grams])))
      counts.set(term, (counts.get(term) ?? 0) + 1);
  return (term) => Math.log(1 + ideas.length / (counts.get(term) ?? 1)) * (term.startsWith('=') ? FUNCTION_WEIGHT : 1);
}

/** The same ideas without one phrasing: how it would be read if nobody had written it down. */
export function withoutPhrasing<I extends IdeaText>(
  { ideas, vocabulary, ofText }: PreparedIdeas<I>,
  own: I,
  at: number,
): PreparedIdeas<I> {
  const left = ideas.map((each) =>
    each.idea === own ? { ...each, says: each.says.filter((_, index) => index !== at) } : each,
  );
  return { weightOf: weigh(left), ideas: left, vocabulary, ofText };
}

/** @param about the text that the ideas are about (HTML) */
export function prepareIdeas<I extends IdeaText>(ideas: readonly I[], about = ''): PreparedIdeas<I> {
  const all = ideas.map((idea) => ({
    idea,
    says: idea.says.map(prepareText),
    reply: prepareText(idea.reply),
    hint: prepareText(idea.hint ?? ''),
    choice: prepareText(idea.choice ?? ''),
  }));
  const vocabulary = all.flatMap(({ says, reply, hint, choice }) =>
    [...says, reply, hint, choice].flatMap(({ spoken }) => spoken.split(' ')),
  );
  return {
    weightOf: weigh(all),
    ideas: all,
    ofText: prepareText(about).words,
    vocabulary: new Set(vocabulary.filter((word) => word.length >= SLIP_FROM)),
  };
}
