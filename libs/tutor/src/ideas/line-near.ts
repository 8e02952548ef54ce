import type { HintContext } from '../context/hint-context.js';
import { isFunctionWord, stem, wordsOf } from '../guard/words.js';
import { fromHtml, sentences } from '../text/from-html.js';
import { saysChoice } from '../words/pick.js';
import { inEnglish } from './spanish.js';

/** More words would be reading the text aloud. */
const LONGEST = 12;
const SHORTEST = 4;
/** Said about any text. */
const GENERAL = new Set(
  'text passage author writer sentence line word words story question answer choice think says mean means part people person something about like because same different know want thing make made first'
    .split(' ')
    .map(stem),
);

const plain = (text: string): string =>
  text
    .replace(/<table.*?<\/table>/gs, ' ')
    .replace(/<\/(?:p|li|td|h\d)>/g, '. ')
    .replace(/<[^>]*>/g, ' ');

const tellingIn = (text: string): string[] =>
  wordsOf(text.replace(/[’‘]/g, "'"))
    .filter((word) => word.length >= SHORTEST && /[a-z]/.test(word) && !isFunctionWord(word))
    .map(stem)
    .filter((word) => !GENERAL.has(word));

/** The part of a sentence around the words that were meant, as a quotation. */
function cut(sentence: string, meant: ReadonlySet<string>): string {
  const words = sentence.split(' ');
  if (words.length <= LONGEST) return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
  const isMeant = words.map((word) => tellingIn(word).some((each) => meant.has(each)));
  const starts = words.map((_, at) => at).slice(0, words.length - LONGEST + 1);
  const countAt = (at: number): number => isMeant.slice(at, at + LONGEST).filter(Boolean).length;
  // Of equally good windows, one that begins where a clause does.
  const begins = (at: number): number => (at === 0 || /[,;:—]$/.test(words[at - 1]!) ? 0.5 : 0);
  const best = starts.reduce((x, y) => (countAt(y) + begins(y) > countAt(x) + begins(x) ? y : x), 0);
  const part = words
    .slice(best, best + LONGEST)
    .join(' ')
    .replace(/[,;:—]$/, '');
  return `${best > 0 ? '…' : ''}${part}${best + LONGEST < words.length ? '….' : '.'}`;
}

/**
 * The words of the text that a message is nearest to, at most twelve; undefined where it shares nothing telling with the
 * text. It depends on the message alone, so it points to no answer.
 */
export function lineNear(message: string, context: HintContext): string | undefined {
  const lines = sentences(fromHtml(plain(context.passage)).replace(/\s+/g, ' ')).map((text) => ({
    text: text
      .replace(/^[\s.]+|[\s.]+$/g, '')
      .replace(/[“”]/g, '')
      .replace(/_{3,}/g, '…'),
    words: new Set(tellingIn(text)),
  }));
  const said = new Set(tellingIn(inEnglish(message)));
  const countOf = (word: string): number => lines.filter(({ words }) => words.has(word)).length;
  const scored = lines.map(({ text, words }) => {
    const shared = [...said].filter((word) => words.has(word));
    return { text, shared, score: shared.reduce((sum, word) => sum + 1 / countOf(word), 0) };
  });
  const best = scored.reduce((x, y) => (y.score > x.score ? y : x), { text: '', shared: [] as string[], score: 0 });
  // One word that's in every sentence points nowhere.
  if (best.score < 0.9) return undefined;
  // "A portrait" in quotes looks like the name of a choice.
  const line = cut(best.text, new Set(best.shared)).replace(/^A (?=[a-z])/, '…');
  return saysChoice(context, line) ? undefined : line;
}
