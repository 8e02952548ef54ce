import { equalRational, readRational, type Rational } from '@aivy/exam';
import { LETTERS, type Item } from '../item/item.js';
import { rightAnswersOf } from '../item/kinds/index.js';
import { plainText, untex, words } from './text.js';

const NAMES_LETTER = /\b(?:choices?|options?|answers?)\s+(?:is\s+)?\(?[A-D]\b/i;
// "answer a question" is no letter: a lower-case "a" counts only when it stands alone at the end.
const HARMLESS_ARTICLE = /\b(?:choices?|options?|answers?)\s+(?:is\s+)?a\s+[a-z]/;
const ELIMINATES = /\b(?:eliminate|rule out|cross out|discard|not)\b[^.]{0,30}\b(?:choice|option)s?\b/i;

/** The numbers and fractions written in a text. */
function valuesIn(text: string): Rational[] {
  const found = untex(text).match(/-?\d+\/\d+|-?\d*\.?\d+/g) ?? [];
  return found.flatMap((token) => readRational(token) ?? []);
}

/** Key values of an item whose key is a number; [] for others. */
export function keyValues(item: Item): Rational[] {
  return rightAnswersOf(item).flatMap((text) => readRational(untex(text)) ?? []);
}

/** Words that no sentence does without: alone they say nothing, unless a hint quotes them. */
export const COMMON_WORDS: ReadonlySet<string> = new Set([
  'is',
  'are',
  'was',
  'were',
  'be',
  'being',
  'been',
  'has',
  'have',
  'had',
  'do',
  'does',
  'it',
  'its',
  'they',
  'their',
  'these',
  'this',
  'that',
  'those',
  'one',
  'which',
  'who',
  'whose',
  'whom',
  'to',
]);

const says = (hint: string, text: string): boolean => {
  const inner = words(text).join(' ');
  if (COMMON_WORDS.has(inner)) return words(hint.match(/“[^”]*”/g)?.join(' ') ?? '').includes(inner);
  // A single word leaks in any inflection: "establishing" gives "establish" away.
  return inner !== '' && ` ${words(hint).join(' ')} `.includes(inner.includes(' ') ? ` ${inner} ` : ` ${inner}`);
};

/** How a text gives something of an item away before its answer is due. */
export type Leak = 'letter' | 'elimination' | 'key-value' | 'key-text' | 'wrong-text';

/** Everything that a text, HTML or plain with TeX, gives away of an item; [] when a student may read it at any time. */
export function leaksIn(item: Item, html: string): Leak[] {
  const keys = keyValues(item);
  const text = plainText(html);
  const found: Leak[] = [];
  if (NAMES_LETTER.test(text) && !HARMLESS_ARTICLE.test(text)) found.push('letter');
  if (ELIMINATES.test(text)) found.push('elimination');
  if (keys.some((key) => valuesIn(html).some((value) => equalRational(key, value)))) found.push('key-value');
  if (item.type === 'blank' || keys.length > 0) return found;
  const key = item.choices[item.answer];
  const wrong = LETTERS.filter((letter) => letter !== item.answer).map((letter) => item.choices[letter]);
  // Choices that differ in punctuation alone share their words, so the words tell nothing.
  const distinct = wrong.every((other) => words(other).join(' ') !== words(key).join(' '));
  if (key.includes('\\(') ? text.includes(plainText(key)) : distinct && says(html, key)) found.push('key-text');
  if (distinct && wrong.some((other) => !other.includes('\\(') && says(html, other))) found.push('wrong-text');
  return found;
}
