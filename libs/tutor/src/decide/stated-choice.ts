import { LETTERS, type Letter } from '@aivy/item-bank/item';
import type { HintContext } from '../context/hint-context.js';
import { isFunctionWord, stem, wordsOf } from '../guard/words.js';
import { isNeighbour } from '../intent/spelling.js';

/** Said around a choice, and says nothing itself. */
const AROUND = new Set(
  'k kk ok okay so and then but well yeah yes yep oh ah um uh hm hmm wait fine still maybe probably perhaps definitely def imma pues i im id ill we think thinking guess feel say says pick choose go going with it its is thats that must has to be the answer choice option for sure creo que es la entonces pienso my lets try put now just either please pls lol tho bro bruh one like also would could should about because cause bc cuz wanna want verdad puede ser no not nah isnt cant doesnt'.split(
    ' ',
  ),
);
const DENIALS = /^(?:no|not|nah|isnt|cant|doesnt)$/;
/** Said of something near a choice. */
const NEAR = new Set(
  'something somehow close kind sort similar opposite blank ends end up means mean does text'.split(' '),
);
/** How much of a message, and of the choice, its words have to be. */
const [SHARE, COVER] = [0.6, 0.4];
/** In another order it takes more of them. */
const SHARE_SHUFFLED = 0.75;
const LEAST = 3;
/** Shorter words are too near to others for a slip of spelling. */
const SPELLED_LONG = 4;

/** Words of HTML or of a message, without apostrophes. */
const plainWords = (text: string): string[] => wordsOf(text.replace(/<[^>]*>|&\w+;/g, ' ').replace(/['’‘]/g, ''));

/** The choice's words, where it's made of words. */
const choiceWords = (choice: string): string[] =>
  /\\\(/.test(choice) || !/[a-z]{2}/i.test(choice) ? [] : plainWords(choice);

export type Stated = { readonly letter: Letter; readonly isDenied: boolean };

/** The choice that a message says word for word, with no more around it than "I think it's" or "not". */
export function statedChoice(message: string, { choices }: Pick<HintContext, 'choices'>): Stated | undefined {
  if (choices === null) return undefined;
  const said = plainWords(message);
  const found = LETTERS.flatMap((letter) => {
    const words = choiceWords(choices[letter]);
    const at = words.length === 0 ? -1 : ` ${said.join(' ')} `.indexOf(` ${words.join(' ')} `);
    if (at < 0) return [];
    const before = ` ${said.join(' ')} `.slice(0, at).split(' ').filter(Boolean).length;
    const rest = [...said.slice(0, before), ...said.slice(before + words.length)];
    return rest.every((word) => AROUND.has(word))
      ? [{ letter, length: words.length, isDenied: rest.some((word) => DENIALS.test(word)) }]
      : [];
  });
  return found.sort((one, other) => other.length - one.length)[0];
}

const isSame = (one: string, other: string): boolean =>
  one === other ||
  stem(one) === stem(other) ||
  (Math.min(one.length, other.length) >= SPELLED_LONG && isNeighbour(one, other));

/** How many words two lists share in the same order. */
function shared(said: readonly string[], text: readonly string[]): number {
  let row = new Array<number>(text.length + 1).fill(0);
  for (const word of said) {
    const next = [0];
    text.forEach((other, at) => next.push(isSame(word, other) ? row[at]! + 1 : Math.max(row[at + 1]!, next[at]!)));
    row = next;
  }
  return row.at(-1)!;
}

/** How many of the words a text has, wherever. */
const among = (said: readonly string[], text: readonly string[]): number =>
  said.filter((word) => text.some((other) => isSame(word, other))).length;

const telling = (words: readonly string[]): string[] => words.filter((word) => !isFunctionWord(word));

/**
 * Is a message mostly made of one choice's words, misspelled, shuffled or with others between
 * them, and more so than of any sentence of the text? To be told what that's worth would be a way of trying the choices piece by piece.
 */
export function saysMostly(message: string, { choices, passage, question, ideas }: HintContext): boolean {
  const written = plainWords(message).join(' ');
  // A button sends what an author wrote.
  if (ideas.some(({ says }) => says.some((text) => plainWords(text).join(' ') === written))) return false;
  const words = plainWords(message).filter((word) => !NEAR.has(word));
  const bare = words.filter((word) => !AROUND.has(word));
  const sentences = `${passage} ${question}`.split(/[.!?]/).map((each) => telling(plainWords(each)));
  return Object.values(choices ?? {}).some((choice) => {
    const all = choiceWords(choice);
    const own = telling(all);
    // "For that reason" has one telling word: it counts as a whole.
    if (own.length < LEAST) return all.length > 0 && isAll(words, all, bare.length);
    const said = telling(bare);
    const isMore = (count: typeof shared, share: number): boolean => {
      const found = count(said, own);
      return (
        found >= Math.max(LEAST, said.length * share, own.length * COVER) &&
        sentences.every((sentence) => count(said, sentence) < found)
      );
    };
    return isMore(shared, SHARE) || isMore(among, SHARE_SHUFFLED);
  });
}

/** So much of a message has to come from one choice, in its order, for it to be a piece of that choice. */
const PIECE = 0.8;
/** Fewer words of a long choice may be an answer of the student's own. */
const LEAST_OF_PIECE = 3;

/**
 * Is a message a piece of a choice: its first words, every second one, or its words from the back? A verdict on pieces
 * would tell the choices apart. What all choices have does not, and words in a row from the text are a quotation of that.
 */
export function isPiece(message: string, { choices, passage, question, ideas }: HintContext): boolean {
  const said = plainWords(message);
  const written = [`${passage} ${question}`, ...ideas.flatMap(({ says }) => says)].map(plainWords);
  const [text = '', ...phrasings] = written.map((words) => ` ${words.join(' ')} `);
  const whole = ` ${said.join(' ')} `;
  if (text.includes(whole) || phrasings.includes(whole)) return false;
  const pieces = Object.values(choices ?? {}).filter((choice) => {
    const words = choiceWords(choice);
    const bare = said.filter((word) => !AROUND.has(word) || words.includes(word));
    const least = Math.min(LEAST_OF_PIECE, Math.ceil(words.length / 2));
    if (bare.length < least || telling(bare).length === 0) return false;
    return Math.max(shared(bare, words), shared(bare, [...words].reverse())) >= bare.length * PIECE;
  });
  return pieces.length > 0 && pieces.length < LETTERS.length;
}

/** Has a message the whole of a short choice in it, and little else? */
function isAll(words: readonly string[], all: readonly string[], bare: number): boolean {
  const own = all.filter((word) => !AROUND.has(word)).length;
  return shared(words, all) === all.length && own >= bare * SHARE;
}
