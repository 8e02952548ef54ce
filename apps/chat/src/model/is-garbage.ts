import { isFunctionWord, wordsOf } from '@aivy/tutor';

const TEX = /\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]|\$\$[\s\S]*?\$\$/g;
/** Gaps of a question ("______") and large numbers are no stutter. */
const STUTTER = /([^\s\d_.])\1{5}/;

/**
 * Whether a reply isn't worth repeating to other students: hardly a word, the same few words over and over, or another
 * language. Two words in five of plain English are function words; other languages share few of them.
 */
export function isGarbage(reply: string): boolean {
  const text = reply.replace(TEX, ' ');
  const words = wordsOf(text);
  const english = words.filter(isFunctionWord).length;
  return words.length < 3 || new Set(words).size < words.length / 3 || english < words.length / 5 || STUTTER.test(text);
}
