import { digitised } from './numerals.js';

const ORDINALS: readonly (readonly string[])[] = [
  ['first', '1st', 'primero', 'primera', 'erste', 'premiere', 'primeira'],
  ['second', '2nd', 'segundo', 'segunda', 'zweite', 'deuxieme'],
  ['third', '3rd', 'tercero', 'tercera', 'dritte', 'troisieme', 'terceira'],
  ['fourth', '4th', 'cuarto', 'cuarta', 'vierte', 'quatrieme', 'quarta'],
];
const NATO: readonly RegExp[] = [/\b(?:alpha|alfa)\b/, /\b(?:bravo|beta)\b/, /\b(?:charlie|gamma)\b/, /\bdelta\b/];
const LIST_ALL =
  /\b(?:choices?|options?|answers?)? ?A(?: ?(?:,|through|to|-|and|or) ?)(?:B,? ?C,?(?: and| or)? ?)?D\b/g;

/** Before or after a lone letter: it stands for an option. */
const NAMED_BEFORE =
  /(?:\b(?:choices?|options?|answers?|letters?|pick|picks|choose|select|go with|going with|mark|bubble(?: in)?|circle|tick|key|ans|antwort|respuesta|reponse|resposta|opcion|opcao|lettre|letra|is|it's|its|be|or|and|but|than|except|save|besides|versus|vs|with|to|not|neither|nor|only|say|said|of|for|la|the|es|ist|est|e|leaves?|left|take|try|trust|like|out|eliminate|skip|drop|strike)|[:=→>*"'(#[]|^)\s*["'([*]*$/i;
const VERB_AFTER =
  /^["')\]*.]*\s+(?:is|isn't|was|has|had|does|works?|fits?|wins?|looks?|stands?|survives?|remains?|matches|holds?|would|will|must|can|can't|cannot|should|seems|says|it is|and|or|nor|as in|then|avoids|follows|different|but|because|since|right|correct|contradicts?|fails?|got|gets|exists|keeps|passes|claims|deserves|earns|beats|carries|survived|won|sounds)\b/i;

export interface OptionMention {
  /** 0-3. */
  index: number;
  how: 'letter' | 'ordinal';
}

/** "(B)", "option b", "It's A": the options that a folded text names by their letters. */
export function letterMentions(text: string, knownPoints: ReadonlySet<string>): OptionMention[] {
  const plain = text.replace(LIST_ALL, ' ').replace(/\bthe letter (?=[A-Da-d]\b)/g, 'letter ');
  const mentions: OptionMention[] = [];
  for (const found of plain.matchAll(/(?<![\w\\'])([A-Da-d])(?![\w']|\.[a-z]\.)/g)) {
    const [letter] = found;
    const before = plain.slice(Math.max(0, found.index - 30), found.index);
    const after = plain.slice(found.index + 1, found.index + 20);
    if (isOption(letter, before, after, plain, knownPoints)) mentions.push({ index: indexOf(letter), how: 'letter' });
  }
  for (const found of plain.matchAll(/(?<![\w\\])([A-Da-d])\1{1,}(?!\w)/g))
    mentions.push({ index: indexOf(found[1]!), how: 'letter' });
  const lower = plain.toLowerCase();
  NATO.forEach((pattern, index) => {
    if (pattern.test(lower) && !knownPoints.has(pattern.exec(lower)![0])) mentions.push({ index, how: 'letter' });
  });
  return mentions;
}

const indexOf = (letter: string): number => letter.toLowerCase().charCodeAt(0) - 97;

function isOption(
  letter: string,
  before: string,
  after: string,
  whole: string,
  knownPoints: ReadonlySet<string>,
): boolean {
  if (whole.trim().replace(/[^\w]/g, '').length === 1) return true;
  // "f(b)", "x - c", "b = 3": a name in a formula.
  const formula = /[\d+*/^=<>≤≥]\s*$|\w\($/.test(before) || /^\s*[+*/^=<>≤≥(]|^\s*-\s*[\w(]|^\)\s*=/.test(after);
  const explicit =
    /\b(?:choice|option|answer|letter|pick|choose|select|ans|bubble in|circle|go(?:ing)? with|mark(?:ing)?|tick)s?\W{0,4}$/i.test(
      before,
    );
  if (formula && !explicit && !/(?:ans|answer|option|key)\s*=?\s*"?$/i.test(before)) return false;
  if (explicit) return letter !== 'a' || !/^\s+[a-z]/i.test(after) || VERB_AFTER.test(after) || isLoneA(before, after);
  // "point C", "angle B": as the stem has it.
  const noun = /(\w+) $/.exec(before)?.[1]?.toLowerCase();
  if (noun && knownPoints.has(`${noun} ${letter.toLowerCase()}`)) return false;
  const ends = /^["')\]*]*(?:[.!?,;:]|\s*$|\s*\n|\s+(?:→|=))/.test(after);
  // An article has a capital only where a sentence begins.
  if (letter === 'A') return VERB_AFTER.test(after) || ends || /["'(*]$|[a-z,] $/.test(before);
  if (letter === 'a') return isLoneA(before, after);
  if (letter >= 'A' && letter <= 'D') return true;
  return NAMED_BEFORE.test(before) && (ends || VERB_AFTER.test(after))
    ? true
    : /["'(]$/.test(before) && /^["')]/.test(after);
}

/** A small "a" that no noun follows: quoted, before a bracket, or where a verb or nothing comes. */
const isLoneA = (before: string, after: string): boolean =>
  (/["'(*]$/.test(before) && /^["')\]*]+(?:\W|$)/.test(after)) ||
  /^\)/.test(after) ||
  /^ (?:is|it is|was|does|works|fits|wins|here|now|then|please|and (?:move|go)|has to be|must be|would be)\b/.test(
    after,
  ) ||
  (NAMED_BEFORE.test(before) && /^["')\]*]*(?:[.!?,;:]|\s*$|\s*\n)/.test(after));

const ONE =
  '(?:one|1\\u2063?|option|choice|answer|alternative|possibility|statement listed|in (?:the|that) list|on (?:the|that) list|listed|of the (?:4|four)|from (?:the )?(?:top|bottom)|bubble|is (?:right|correct|it)|letter)';

/** What may be counted off without meaning an option. */
const COUNTABLE =
  'sentences?|paragraphs?|lines?|steps?|terms?|texts?|clauses?|words?|parts?|equations?|sides?|factors?|numbers?|quadrants?|powers?|roots?|rows?|columns?|half|points?|coordinates?|values?|readings?|numerators?|ideas?|thing|time|look|try|attempt|hint|quarter|degree|letter|digit|figure|period|comma|blank|passage|author|speaker|poem|stanza|claims?|study|group|year|month|day|week|hour|minute|second|person|of all|and|or|to begin|place';

/**
 * Ordinals that count nothing a question has: options, then. "First" and "last" are too common to tell.
 * @returns places 1-3
 */
export function oddOrdinals(text: string): number[] {
  const lower = digitised(text).replace(/\u2063/g, '');
  return [1, 2, 3].filter((index) =>
    new RegExp(`(?<!^|[.!?\\n] ?)\\b(?:${ORDINALS[index]!.join('|')})\\b(?! (?:\\w+ )?(?:${COUNTABLE})\\b)`).test(
      lower,
    ),
  );
}

/** A letter that stands alone and is no article: whoever only rephrases a hint has no use for one. */
export const loneLetters = (text: string): number[] =>
  [
    ...text
      .replace(LIST_ALL, ' ')
      .matchAll(/(?<![\w\\'])(?:[B-Db-d]|A(?! [a-z])|a(?! ?["(*]?\w)|(?<=[=:] ?)a(?= ?[A-Z]))(?![\w'])/g),
  ].map(([letter]) => indexOf(letter));

/** Other ways to count to four or to name a letter: fingers, Roman numerals, an index or a link in a code. */
const COUNTS: readonly (readonly [pattern: RegExp, places: (found: string) => number[]])[] = [
  [/\b([1-4]) (?:fingers?|knocks?|claps?|taps?|beeps?|dots|stars|ticks)\b/g, (n) => [Number(n) - 1]],
  [/\b([0-3]) (?:steps? |rows? |places? )?down from the (?:top|first)\b/g, (n) => [Number(n), Number(n) - 1]],
  [/\[([0-4])\]/g, (n) => [Number(n), Number(n) - 1]],
  [/\b(?:option|choice|answer|roman) (i{1,3}|iv)\b/g, (n) => [['i', 'ii', 'iii', 'iv'].indexOf(n)]],
  [/[?&]\w+=([a-d])\b/g, (letter) => [indexOf(letter)]],
];
/** What is done with a choice on a screen. */
const HAND = '(?:click|press|tap|mouse|finger|cursor|button|bubble|row)';

/** "the second one", "option 3", "the last choice", "#2": options named by their place. */
export function placeMentions(text: string): OptionMention[] {
  const lower = digitised(text).replace(/\u2063/g, '');
  const mentions: OptionMention[] = [];
  const add = (index: number): void => {
    if (index >= 0 && index < 4) mentions.push({ index, how: 'ordinal' });
  };
  for (const [pattern, places] of COUNTS) for (const [, found] of lower.matchAll(pattern)) places(found!).forEach(add);
  ORDINALS.forEach((names, index) => {
    const name = `(?:${names.join('|')})`;
    const fromEnd = new RegExp(
      `\\b${name}[- ](?:(?:one|option|choice|answer)[- ])?(?:to|from)[- ](?:the[- ])?(?:last|end|bottom)`,
    );
    const bottom = new RegExp(
      `(?:from|at) the (?:bottom|end)[^.!?]{0,30}\\b${name}\\b|\\b${name} from (?:below|the foot|underneath)`,
    );
    if (fromEnd.test(lower) || bottom.test(lower)) add(3 - index);
    else if (
      new RegExp(`\\b${name} (?:\\w+ )?${ONE}\\b`).test(lower) ||
      new RegExp(
        `\\b(?:listed|choose|pick|take|choosing|select|go (?:with|for)|is|option|choice|except|but|than|only|it's|be|la|el|le|die|das) (?:the )?${name}\\s*(?:[.,!?;:]|$)`,
      ).test(lower) ||
      new RegExp(`\\b${name} letter\\b|\\b(?:opcion|respuesta|letra|reponse|choix|antwort) ${name}\\b`).test(lower) ||
      new RegExp(
        `\\b${HAND}\\b[^.!?]{0,24}\\b${name}\\b(?! (?:sentence|line|paragraph|step))|\\b${name} ${HAND}\\b`,
      ).test(lower)
    )
      add(index);
  });
  if (
    /\b(?:last|final|bottom)(?:most)? (?:one|option|choice|answer|in the list|on the list|of the 4|listed)\b/.test(
      lower,
    )
  )
    add(3);
  if (/\b(?:top|topmost|opening|initial) (?:one|option|choice)\b/.test(lower)) add(0);
  if (/\b(?:penultimate|last but 1)\b/.test(lower)) add(2);
  for (const [, digit] of lower.matchAll(
    /(?:\b(?:option|choice|answer|number|no\.?|nr\.?|item) ?|#)(?:#|number )?([1-4])\b(?![.,]\d|\/|\s*[-+*^=%])/g,
  ))
    add(Number(digit) - 1);
  for (const [, digit] of lower.matchAll(/\bstop at ([1-4])\b|\bindex ([1-4])\b/g)) if (digit) add(Number(digit) - 1);
  for (const [, digit] of lower.matchAll(/\b(?:index|position|place|slot) ([0-4])\b/g)) {
    add(Number(digit) - 1);
    add(Number(digit));
  }
  return mentions;
}
