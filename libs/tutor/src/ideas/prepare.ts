import type { Idea } from '@aivy/item-bank/item';
import { isFunctionWord, stem } from '../guard/words.js';
import { inWords, plainLine } from '../intent/canonical.js';

/** A text as the matcher compares it: weights of its words and of its runs of four characters. */
export interface Prepared {
  readonly words: ReadonlyMap<string, number>;
  readonly grams: ReadonlyMap<string, number>;
  /** Numbers in it. */
  readonly numbers: ReadonlySet<string>;
  /** Does it deny an odd number of times? */
  readonly denies: boolean;
}

/** The ideas of an item, ready to match. */
export interface PreparedIdeas<I = Idea> {
  readonly weightOf: (term: string) => number;
  readonly ideas: readonly { readonly idea: I; readonly says: readonly Prepared[] }[];
}

const GRAM = 4;
/** Weight of words such as "the": they tell ideas apart now and then. */
const FUNCTION_WEIGHT = 0.3;
const DENIALS =
  /\b(?:not|no|never|nobody|noone|none|nothing|nowhere|neither|nor|without|hardly|barely|cannot|isnt|dont|doesnt|didnt|cant|wont|isn|don|stops?|stopped|fails?|failed|lacks?)\b/g;
const NUMBER_WORDS: Readonly<Record<string, string>> = {
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

const plain = (text: string): string => inWords(plainLine(text));

const termsOf = (words: string): string[] =>
  words.split(' ').map((word) => NUMBER_WORDS[word] ?? (isFunctionWord(word) ? `=${word}` : stem(word)));

function gramsOf(words: string): string[] {
  const text = ` ${words} `;
  return Array.from({ length: Math.max(0, text.length - GRAM + 1) }, (_, at) => text.slice(at, at + GRAM));
}

const weighed = (terms: readonly string[], weightOf: (term: string) => number): Map<string, number> =>
  new Map(terms.map((term) => [term, weightOf(term)]));

/** @param weightOf how telling a word or run is among the ideas of the item */
export function prepareText(text: string, weightOf: (term: string) => number): Prepared {
  const words = plain(text);
  return {
    words: weighed(termsOf(words), weightOf),
    grams: weighed(gramsOf(words), weightOf),
    numbers: new Set(termsOf(words).filter((term) => /^\d/.test(term))),
    denies: [...words.matchAll(DENIALS)].length % 2 === 1,
  };
}

/** How telling a term is: rare ones tell more. A term that no idea has tells as much as the rarest. */
function weigh(ideas: readonly Pick<Idea, 'says'>[]): (term: string) => number {
  const counts = new Map<string, number>();
  for (const { says } of ideas) {
    const terms = new Set(says.flatMap((text) => [...termsOf(plain(text)), ...gramsOf(plain(text))]));
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return (term) => {
    const weight = Math.log(1 + ideas.length / (counts.get(term) ?? 1));
    return term.startsWith('=') ? weight * FUNCTION_WEIGHT : weight;
  };
}

export function prepareIdeas<I extends Pick<Idea, 'says'>>(ideas: readonly I[]): PreparedIdeas<I> {
  const weightOf = weigh(ideas);
  return {
    weightOf,
    ideas: ideas.map((idea) => ({ idea, says: idea.says.map((text) => prepareText(text, weightOf)) })),
  };
}
