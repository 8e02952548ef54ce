import type { PreparedOption } from './secret.js';
import { contentOf, isFunctionWord } from './words.js';

/** What the ways of naming an option look at: a readable text with single spaces. */
export interface NamingText {
  lower: string;
  /** The same with its capitals. */
  cased: string;
}

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The option without the mark at its end, as a pattern. */
const ownOf = ({ raw }: PreparedOption): string => escaped(raw.replace(/[.,;:]$/, ''));

/** Quoted, after "the answer is" or a colon, called right or wrong: named as an option and not merely used. */
export const isNamed = (text: NamingText, option: PreparedOption): boolean =>
  isPresented(text.lower, option) ||
  isAfterColon(text, option) ||
  isJudged(text.lower, option) ||
  isPutIn(text.lower, option);

function isPresented(lower: string, option: PreparedOption): boolean {
  const own = ownOf(option);
  return new RegExp(
    `["'(]\\s*${own}[.,;:!]?\\s*["')]|(?:answer|key|choice|option|word|choose|pick|it|needs?|wants?|fits|insert|use|with|only|for|blank|gap)(?: (?:is|says|the|be|should be|in|with|word|verb|phrase|form|are|has))*[:=→ ]+["']?${own}["']?(?:[.!?,;]|$)|^\\W*${own}\\W*$`,
    'm',
  ).test(lower);
}

/** "It comes down to this: whose", with nothing behind it in its sentence: a sentence that goes on merely uses the word. */
function isAfterColon({ lower, cased }: NamingText, option: PreparedOption): boolean {
  return [...lower.matchAll(new RegExp(`[:=→]\\s*["']?${ownOf(option)}(?!\\w)`, 'g'))].some((found) =>
    /^[.,;:!?-]*["')]*(?:\s*$|\s+[A-Z"'(])/.test(cased.slice(found.index + found[0].length)),
  );
}

/** "Whose is wrong?" "It is right" says nothing of a choice "it", but nobody asks "It is wrong?" of anything else. */
function isJudged(lower: string, option: PreparedOption): boolean {
  const pronoun = option.words.every(isFunctionWord);
  return new RegExp(
    `(?:^|[.!?\\n]\\s*|["'(])${ownOf(option)}[.,;:]?["')]* is (?:wrong|right|correct|false|true)${pronoun ? '\\s*\\?' : '\\b'}`,
    'm',
  ).test(lower);
}

/** Filled into the gap, or said over and over. */
function isPutIn(lower: string, option: PreparedOption): boolean {
  const own = ownOf(option);
  return new RegExp(
    `\\b(?:fill|complete|close)\\b[^.!?]* with ["']?${own}["']?(?=[.,;:!?]|$| and\\b| then\\b)|(?<!\\w)${own}\\W{1,3}${own}\\W{1,3}${own}(?!\\w)`,
  ).test(lower);
}

/** How far an ending may reach beyond the word that it is put to. */
const LONGEST_ENDING = 4;
const FRAME =
  /\b(?:opposite|contrary|reverse|negation|antonym|synonym|form|noun|verb|adjective|adverb|relative|cousin|root) (?:of|to|behind|for|in|from) (?:the )?(?:(?:word|verb|noun|adjective|adverb) )?["']?([a-z]{4,})/g;

/**
 * A single word that a text does not say but makes plain: by its first or last letters in quotes, by a form of it in
 * quotes that the question does not have, as what something is the opposite or a form of.
 */
export function hintsAtWord(lower: string, option: PreparedOption, seen: ReadonlySet<string>): boolean {
  const [word = '', ...more] = option.words;
  if (more.length > 0 || isFunctionWord(word) || !/^[a-z]{4,}$/.test(word)) return false;
  for (const [, start, end] of lower.matchAll(/["']([a-z]{1,6})(?:\.{2,}|-)["']|["'](?:\.{2,}|-)([a-z]{2,6})["']/g))
    if ((start && word.startsWith(start)) || (end && word.endsWith(end))) return true;
  const base = word.replace(/[ey]$/, '');
  for (const [, quoted = ''] of lower.matchAll(/["']([a-z]{4,})["']/g))
    if (quoted.startsWith(base) && quoted.length <= word.length + LONGEST_ENDING && !seen.has(quoted)) return true;
  return [...lower.matchAll(FRAME)].some(([, framed = '']) => framed.endsWith(word) || framed.startsWith(base));
}

/**
 * The options that stand in a list, each between marks: "is; was; has been". Fewer than two make no list.
 * @returns their indexes
 */
export function listed(lower: string, options: readonly PreparedOption[]): number[] {
  const found = options.filter(
    ({ raw }) =>
      raw !== '' &&
      new RegExp(`(?:^|[:;,/(]|\\b(?:or|and|nor|neither|about))\\s*["']?${escaped(raw)}["']?\\s*(?=[;,./!?)]|$)`).test(
        lower,
      ),
  );
  return found.length > 1 ? found.map(({ index }) => index) : [];
}

const POINTER =
  /\b(?:option|choice|answer)\b[^.!?:]{0,20}?\b(?:mentions?|talks? (?:of|about)|speaks? (?:of|about)|is about|contains?|includes?|names?|has|says?|with|about)\b([^.!?]*)/g;

/** "Which option mentions …?", and then words of which this option has most and no other nearly as many. */
export const pointedAt = (lower: string, option: PreparedOption, options: readonly PreparedOption[]): boolean =>
  [...lower.matchAll(POINTER)].some(([, tail = '']) => {
    const stems = [...new Set(contentOf(tail))];
    const share = ({ content }: PreparedOption): number => stems.filter((each) => content.has(each)).length;
    const own = share(option);
    return (
      own >= 2 &&
      own >= stems.length * 0.6 &&
      options.every((other) => other.index === option.index || share(other) <= own - 2)
    );
  });

/** Do other options consist of the same words, so that only their marks tell them apart? */
export const sharesWords = (option: PreparedOption, options: readonly PreparedOption[]): boolean =>
  options.some((other) => other.index !== option.index && other.words.join(' ') === option.words.join(' '));
