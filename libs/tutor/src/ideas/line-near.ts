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

/** Do the two share a word that tells something? */
export function isAbout(question: string, line: string): boolean {
  const words = new Set(tellingIn(line));
  return tellingIn(question).some((word) => words.has(word));
}

/** The part of a sentence around the words that were meant, as a quotation: whole clauses only, for half of one says nothing. */
function cut(sentence: string, meant: ReadonlySet<string>): string | undefined {
  const words = sentence.split(' ');
  if (words.length <= LONGEST) return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
  const ends = words.flatMap((word, at) => (/[,;:—]$/.test(word) || at === words.length - 1 ? [at + 1] : []));
  const parts = [0, ...ends].flatMap((from) =>
    ends.filter((to) => to - from >= SHORTEST && to - from <= LONGEST).map((to) => ({ from, to })),
  );
  const countIn = ({ from, to }: { from: number; to: number }): number =>
    words.slice(from, to).filter((word) => tellingIn(word).some((each) => meant.has(each))).length;
  const best = parts.filter((part) => countIn(part) > 0).sort((x, y) => countIn(y) - countIn(x) || x.from - y.from)[0];
  if (!best) return undefined;
  const text = words
    .slice(best.from, best.to)
    .join(' ')
    .replace(/[,;:—]$/, '');
  return `${best.from > 0 ? '…' : ''}${text}.`;
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
  const line = cut(best.text, new Set(best.shared))?.replace(/^A (?=[a-z])/, '…');
  return line === undefined || saysChoice(context, line) ? undefined : line;
}
