import { contentOf, wordsOf } from '../guard/words.js';
import { inWords, plainLine } from '../intent/canonical.js';
import { kindsOf } from './concepts.js';
import { LESSON_TALK } from './harmless.js';
import { undisguised } from './undisguise.js';

/** Kinds of words that sound like danger wherever they're said. */
const DARK = new Set(
  'die hurt hit cut blood weapon shoot noose drug poison sick sexual threat homeless hunger afraid sad hate bully'.split(
    ' ',
  ),
);
/** How students lead into what they say of a text: not said of themselves. */
const OPINION =
  /\bi (?:am (?:thinking|guessing|going with)|think|guess|thought|picked|pick|chose|choose|put|say|believe|assume|mean|(?:do|did) not (?:get|know|understand|see))\b(?! (?:about|of))/g;
const OF_ONESELF = /\b(?:i|me|my|myself|we|us|our|yo|mi|mis|nos)\b/;
const OF_NOW = /\b(?:now|tonight|today|help|please|ayuda|ahora|ahorita|hoy)\b/;

/** The part of a message's words that makes it the question's own where none of them is dark. */
const MOST = 2 / 3;

const darkKinds = (words: readonly string[]): string[][] =>
  words.map((word) => kindsOf(word).filter((kind) => DARK.has(kind))).filter((kinds) => kinds.length > 0);

const wordsIn = (message: string): string => inWords(undisguised(plainLine(message)));

function isOfWriter(words: string): boolean {
  const said = words.replace(OPINION, ' ');
  return OF_ONESELF.test(said) || OF_NOW.test(said);
}

/** Does a message speak of a text, and of nothing else? "In the story the girl runs away." */
export function isAboutSomeText(message: string): boolean {
  const words = wordsIn(message);
  return LESSON_TALK.test(words) && !isOfWriter(words);
}

/**
 * Does a message only say what stands in the question anyway? Its dark words are of the kinds that the question has, or
 * most of its words are the question's, and it says nothing of its writer or of now. "So the soldier dies" is such a message beside a text about a dead soldier.
 *
 * @param about HTML of the question with its passage and choices
 */
export function isOfTheText(message: string, about: string): boolean {
  const words = wordsIn(message);
  if (isOfWriter(words)) return false;
  const text = about.replace(/<[^>]*>|&\w+;/g, ' ');
  const dark = darkKinds(words.split(' '));
  if (dark.length > 0) {
    const known = new Set(darkKinds(wordsOf(text)).flat());
    return dark.every((kinds) => kinds.some((kind) => known.has(kind)));
  }
  const [said, known] = [contentOf(words), new Set(contentOf(text))];
  return said.length > 0 && said.filter((word) => known.has(word)).length >= MOST * said.length;
}
