import { acceptedAnswers, readRational, type Rational } from '@aivy/exam';
import { fold, unmarked, withoutTex } from './fold.js';
import type { Verdicts } from './verdicts.js';
import { digitised, numeralsIn } from './numerals.js';
import { contentOf, isFunctionWord, stem, wordsOf } from './words.js';

/** What must not be said, and what may be. Texts are HTML with TeX, as the bank has them. Server only. */
export interface Secret {
  type: 'choice' | 'blank';
  /** The letter a-d, or the comma list of accepted values. */
  answer: string;
  /** The four options in the order the student sees; absent for a blank. */
  choices?: readonly string[];
  /** What the student may read anyway: question, passage, authored hints and feedback that are due. */
  seen: readonly string[];
  /** Letters of options that the student has already tried: they may be named. */
  tried?: readonly string[];
  /** The student's message: "is it B?" makes a leak of "yes". */
  message?: string;
  /** The text may only rephrase what was seen: no option is named at all, and no number that was not seen. */
  strict?: boolean;
  /** Set for a model's words: which verdicts on the student's message they may hold. */
  verdicts?: Verdicts;
}

/** An option, taken apart once. */
export interface PreparedOption {
  index: number;
  tried: boolean;
  /** Folded, with its punctuation, lower case. */
  raw: string;
  words: readonly string[];
  content: ReadonlySet<string>;
  /** Stems that neither the seen texts nor the other options have. */
  distinctive: ReadonlySet<string>;
  /** Runs of four words that neither seen texts nor other options have. */
  runs: ReadonlySet<string>;
  value: Rational | null;
  /** As an expression, without spaces. */
  formula: string | null;
}

export interface PreparedSecret {
  options: readonly PreparedOption[];
  /** Index of the right option, -1 for a blank. */
  right: number;
  /** Values of a blank, or of a numeric right option. */
  values: readonly Rational[];
  /** Non-numeric accepted answers of a blank, and numbers that only the right option has. */
  literals: readonly string[];
  seenText: string;
  seenWords: ReadonlySet<string>;
  seenStems: ReadonlySet<string>;
  /** `num/den` of each number in the seen texts. */
  seenNumbers: ReadonlySet<string>;
  /** The seen texts as expressions, without spaces. */
  seenFormula: string;
  /** "point c", "C": letters that the question itself uses as names. */
  points: ReadonlySet<string>;
  /** The words before and after the gap of the question. */
  gap: { before: string; after: string } | null;
  message: string;
  strict: boolean;
  verdicts: Verdicts | null;
}

/** Readable text of HTML, Markdown or TeX. */
const readable = (text: string): string => withoutTex(unmarked(fold(text)));

export const numberKey = ({ num, den }: Rational): string => `${num}/${den}`;

/** An expression as plain signs in a row, spoken words turned into signs. */
export const asFormula = (text: string): string =>
  digitised(text)
    .replace(/\u2063/g, '')
    .replace(/\bis greater than or equal to\b|\bis at least\b|>=/g, '≥')
    .replace(/\bis less than or equal to\b|\bis at most\b|<=/g, '≤')
    .replace(/\b(?:is )?(?:greater|more) than\b/g, '>')
    .replace(/\b(?:is )?less than\b/g, '<')
    .replace(/\b(?:equals|is equal to|is)\b/g, '=')
    .replace(/\bplus\b/g, '+')
    .replace(/\bminus\b/g, '-')
    .replace(/\btimes\b/g, '*')
    .replace(/\b(?:over|divided by)\b/g, '/')
    .replace(/\bsquared\b/g, '^2')
    .replace(/\bcubed\b/g, '^3')
    .replace(/[\s*(){}]/g, '');

const runsOf = (words: readonly string[], length: number): string[] =>
  Array.from({ length: Math.max(0, words.length - length + 1) }, (_, at) => words.slice(at, at + length).join(' '));
export const RUN = 4;

const isFormula = (text: string): boolean =>
  /\\[a-z([]|\d/.test(text) && !/[a-z]{4,}/i.test(text.replace(/\\[a-z]+/g, ''));

/** The value of an option that is a number and nothing more than its unit. */
function numericValue(text: string): Rational | null {
  const bare = digitised(readable(text))
    .replace(/\u2063/g, '')
    .replace(/[$€£°%]|\b[a-z][a-z ]*\b/g, '')
    .replace(/[\s()]/g, '');
  return readRational(bare.replace(/\.$/, ''));
}

function prepareOption(
  choices: readonly string[],
  index: number,
  seen: string,
  tried: ReadonlySet<string>,
): PreparedOption {
  const text = readable(choices[index]!);
  const words = wordsOf(text);
  const others = choices.filter((_, other) => other !== index).map((other) => readable(other));
  const known = new Set([seen, ...others].flatMap(contentOf));
  const knownRuns = new Set([seen, ...others].flatMap((other) => runsOf(wordsOf(other), RUN)));
  const content = new Set(contentOf(text));
  return {
    index,
    tried: tried.has('abcd'[index]!),
    raw: text.toLowerCase().replace(/\s+/g, ' ').trim(),
    words,
    content,
    distinctive: new Set([...content].filter((each) => !known.has(each))),
    runs: new Set(runsOf(words, RUN).filter((run) => !knownRuns.has(run))),
    value: numericValue(choices[index]!),
    formula: isFormula(choices[index]!) ? asFormula(text) : null,
  };
}

/** Takes a secret apart once, for all the sentences of a reply. */
export function prepareSecret(secret: Secret): PreparedSecret {
  const seenText = secret.seen.map(readable).join('\n');
  const tried = new Set(secret.tried ?? []);
  const choices = secret.choices ?? [];
  const options = choices.map((_, index) => prepareOption(choices, index, seenText, tried));
  const right = secret.type === 'choice' ? 'abcd'.indexOf(secret.answer.trim().toLowerCase()) : -1;
  const listed = secret.type === 'blank' ? acceptedAnswers(secret.answer) : [];
  const own = options[right]?.value;
  const gap = /([\w']+ [\w']+),? ?_{2,}[,.;:]? ?([\w']+(?: [\w']+)?)?/.exec(seenText);
  return {
    options,
    right,
    values: own ? [own] : listed.map(readRational).filter((value) => value !== null),
    literals: [
      ...listed.filter((text) => readRational(text) === null),
      ...(own || right < 0 ? [] : numbersOnlyIn(choices, right, seenText)),
    ],
    seenText: seenText.toLowerCase(),
    seenWords: new Set(wordsOf(seenText)),
    seenStems: new Set(contentOf(seenText)),
    seenNumbers: new Set(numeralsIn(digitised(seenText)).map(({ value }) => numberKey(value))),
    seenFormula: asFormula(seenText),
    points: pointsIn(seenText),
    gap: gap ? { before: gap[1]!.toLowerCase(), after: (gap[2] ?? '').toLowerCase() } : null,
    message: readable(secret.message ?? ''),
    strict: secret.strict ?? false,
    verdicts: secret.verdicts ? { ...secret.verdicts, authored: readable(secret.verdicts.authored) } : null,
  };
}

/** Numbers of three signs or more that the right option alone has. */
function numbersOnlyIn(choices: readonly string[], right: number, seen: string): string[] {
  const elsewhere = new Set(
    [seen, ...choices.filter((_, index) => index !== right).map(readable)].flatMap(
      (text) => text.match(/\d+(?:\.\d+)?/g) ?? [],
    ),
  );
  return (readable(choices[right]!).match(/\d+(?:\.\d+)?/g) ?? []).filter(
    (text) => text.length > 1 && !elsewhere.has(text),
  );
}

function pointsIn(text: string): Set<string> {
  const points = new Set<string>();
  for (const [, noun, letter] of text.matchAll(/(?:\b(\w+) )?(?<![\w'])([A-Db-d])(?![\w'])/g)) {
    if (noun) points.add(`${noun.toLowerCase()} ${letter!.toLowerCase()}`);
    if (letter! >= 'B') points.add(letter!);
  }
  // "A" is a name where other capitals or a noun like "point" stand beside it.
  if (
    /\b(?:point|angle|corner|vertex|line|segment|triangle|circle|machine|plan|text|group|set|event) A\b|\bA[B-Z]{1,3}\b|\b[B-Z]{1,3}A\b/.test(
      text,
    )
  )
    points.add('A');
  for (const word of ['alpha', 'alfa', 'bravo', 'beta', 'charlie', 'gamma', 'delta'])
    if (text.toLowerCase().includes(word)) points.add(word);
  return points;
}

/** Does a word of the key carry meaning of its own, or is it one that any sentence may have? */
export const isTelling = (word: string): boolean => !isFunctionWord(word) && stem(word).length > 2;
