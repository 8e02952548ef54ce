import { isFunctionWord, stem } from '../guard/words.js';
import { conceptOf } from './concepts.js';

const YES = /^(?:yes|yeah|right|true|ok|okay|correct|holds?|held|confirmed)$/;
const NO = /^(?:wrong|false|incorrect|mistaken|untrue)$/;
const VERDICT = new RegExp(`${YES.source}|${NO.source}|^no$`);
/** Before a "not" that belongs to the verb, and not to what follows. */
const VERB =
  /^(?:is|are|was|were|be|been|am|do|does|did|can|could|will|would|should|has|have|had|may|might|must|or|if|it|that|they|he|she|i)$/;
const LEADS_ON = /^(?:that|about|on|it|its|with)$/;
const DOES = /^(?:is|are|was|were|does|do|did)$/;
const ENDS = /[,;:.!?]+|\b(?:but|and|while|whereas|except|though|they just|just)\b/;
/** Around a part, and says nothing of which one it is. */
const AROUND = new Set(
  'part thing claim idea side half bit one stuff belief get got gets say says said think thought mean just only about'.split(
    ' ',
  ),
);
/** "Right about where, wrong about who" has no other words. */
const ASKED = /^(?:who|where|when|how|why)$/;

/** What a text calls right and what it calls wrong. */
interface TwoParts {
  readonly yes: ReadonlySet<string>;
  readonly no: ReadonlySet<string>;
  /** Which of the two it says in so many words, and not by a mere "not". */
  readonly verdicts: ReadonlySet<'yes' | 'no'>;
}

const termsOf = (words: readonly string[]): string[] =>
  words
    .filter((word) => !VERDICT.test(word) && word !== 'not' && !AROUND.has(word))
    .filter((word) => ASKED.test(word) || !isFunctionWord(word))
    .map((word) => conceptOf(word) ?? stem(word));

/** "On the right" is a place, and "no comma" denies the comma alone. */
function isVerdict(word: string, at: number, words: readonly string[]): boolean {
  if (!VERDICT.test(word)) return false;
  if (word === 'right') return !/^(?:the|on|to)$/.test(words[at - 1] ?? '');
  return word !== 'no' || (at > 0 && (at === words.length - 1 || words.some((each) => YES.test(each))));
}

/** One verdict to a piece: after its words as in "places right, birds wrong", or before them as in "right about places". */
function byVerdict(words: readonly string[]): string[][] {
  const isFirst = isVerdict(words[0]!, 0, words);
  const pieces: string[][] = [[]];
  words.forEach((word, at) => {
    const isOne = isVerdict(word, at, words) && !(words[at - 1] === 'not' && isFirst);
    if (isOne && isFirst && pieces.at(-1)!.length > 0) pieces.push([]);
    pieces.at(-1)!.push(word);
    if (isOne && !isFirst) pieces.push([]);
  });
  // "They were right that it's the birds": what's right comes last.
  const last = pieces.at(-1)!;
  if (!isFirst && pieces.length > 1 && LEADS_ON.test(last[0] ?? '')) pieces.splice(-2, 2, [...pieces.at(-2)!, ...last]);
  return pieces.filter((piece) => piece.length > 0);
}

/** "Towns not villages" and "ants instead of birds" in two; a "not" of a verb splits nothing. */
function byContrast(words: readonly string[]): { yes: readonly string[]; no: readonly string[] } | undefined {
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      index < words.length - 1 &&
      ((word === 'not' && !VERB.test(words[index - 1]!) && !VERDICT.test(words[index + 1]!)) ||
        (/^(?:instead|rather)$/.test(word) && /^(?:of|than)$/.test(words[index + 1]!))),
  );
  return at < 0 ? undefined : { yes: words.slice(0, at), no: words.slice(at + 1) };
}

/** What a text binds each "right" and "wrong" to. */
export function twoPartsOf(spoken: string): TwoParts {
  const [yes, no] = [new Set<string>(), new Set<string>()];
  const put = (words: readonly string[], into: Set<string>): void => termsOf(words).forEach((term) => into.add(term));
  const verdicts = new Set<'yes' | 'no'>();
  for (const part of spoken.toLowerCase().split(ENDS)) {
    const words = (part ?? '').split(' ').filter(Boolean);
    if (words.length === 0) continue;
    const contrast = byContrast(words);
    if (contrast) {
      put(contrast.yes, yes);
      put(contrast.no, no);
      continue;
    }
    for (const piece of byVerdict(words)) {
      const isOpen = piece.at(-1) === 'not' && DOES.test(piece.at(-2) ?? '');
      if (!isOpen && !piece.some((word, at) => isVerdict(word, at, piece))) continue;
      const denials = piece.filter((word) => NO.test(word) || word === 'no' || word === 'not').length;
      const verdict = denials % 2 === 1 ? 'no' : 'yes';
      verdicts.add(verdict);
      put(piece, verdict === 'no' ? no : yes);
    }
  }
  return { yes, no, verdicts };
}

const isBoth = ({ yes, no }: TwoParts): boolean => yes.size > 0 && no.size > 0;
const share = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((term) => other.has(term));
const without = (one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...one].filter((term) => !other.has(term)));

/**
 * Does a message call right what an idea calls wrong, or the other way round, or both without saying which: "the birds
 * were right, the places wrong" for "places yes, birds no"? By their words alone they are alike.
 */
export function isOtherWay(message: { spoken: string }, says: readonly { spoken: string }[]): boolean {
  if (says.some(({ spoken }) => spoken === message.spoken)) return false;
  const own = twoPartsOf(message.spoken);
  const their = says
    .map(({ spoken }) => twoPartsOf(spoken))
    // One verdict alone is held only against verdicts.
    .filter((each) => isBoth(each) && (isBoth(own) || each.verdicts.size > 0));
  if (their.length === 0 || (own.verdicts.size === 0 && !isBoth(own))) return false;
  const [right, wrong] = [new Set(their.flatMap(({ yes }) => [...yes])), new Set(their.flatMap(({ no }) => [...no]))];
  const [yes, no] = [without(right, wrong), without(wrong, right)];
  const isSame = share(own.yes, yes) || share(own.no, no);
  const isCrossed = (share(own.yes, no) && !share(own.yes, yes)) || (share(own.no, yes) && !share(own.no, no));
  return isCrossed || (!isSame && (isBoth(own) || own.verdicts.size > 1));
}
