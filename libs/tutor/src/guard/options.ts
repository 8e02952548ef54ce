import { escaped, hintsAtWord, isNamed, pointedAt, sharesWords } from './naming.js';
import { asFormula, RUN, type PreparedOption, type PreparedSecret } from './secret.js';
import { contentOf, isFunctionWord, wordsOf } from './words.js';

/** Which options a text gives in their own words or nearly so. Input: readable text. */
export function optionsSaid(text: string, secret: PreparedSecret): number[] {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/);
  const windows = sentences.map((each, at) => (at + 1 < sentences.length ? `${each} ${sentences[at + 1]}` : each));
  const whole = prepareText(text);
  const parts = windows.map(prepareText);
  return secret.options
    .filter(
      (option) => saysPlainly(whole, option, secret) || parts.some((part) => saysInOtherWords(part, option, secret)),
    )
    .map(({ index }) => index);
}

interface PreparedText {
  lower: string;
  cased: string;
  words: readonly string[];
  joined: string;
  content: ReadonlySet<string>;
}

const prepareText = (text: string): PreparedText => {
  const words = wordsOf(text);
  const cased = text.replace(/\s+/g, ' ');
  return {
    lower: cased.toLowerCase(),
    cased,
    words,
    joined: ` ${words.join(' ')} `,
    content: new Set(contentOf(text)),
  };
};

/** The option's own words in a row, its formula, or the gap filled with it. */
function saysPlainly(text: PreparedText, option: PreparedOption, secret: PreparedSecret): boolean {
  if (option.formula !== null) return saysFormula(text.lower, option, secret);
  if (option.raw === '') return false;
  // Within another word, too.
  if (/^[a-z]{6,}$/.test(option.raw) && text.lower.includes(option.raw) && !secret.seenText.includes(option.raw))
    return true;
  const count = option.words.length;
  if (count >= RUN) {
    for (let at = 0; at + RUN <= text.words.length; at += 1)
      if (option.runs.has(text.words.slice(at, at + RUN).join(' '))) return true;
  }
  if (fillsGap(text, option, secret)) return true;
  if (hintsAtWord(text.lower, option, secret.seenWords) || pointedAt(text.lower, option, secret.options)) return true;
  // With its punctuation: options that differ in a comma.
  const raw = new RegExp(`(?<![\\w])${escaped(option.raw.replace(/[.,;:]$/, ''))}(?![\\w])`);
  const telling = option.words.some((word) => !isFunctionWord(word));
  if (!raw.test(text.lower)) return false;
  if (count >= 2 && (telling || /[,;:.-]/.test(option.raw))) return !raw.test(secret.seenText) || isNamed(text, option);
  return telling && !secret.seenWords.has(option.words[0] ?? '') ? true : isNamed(text, option);
}

function fillsGap(text: PreparedText, option: PreparedOption, { gap, options }: PreparedSecret): boolean {
  if (!gap || option.words.length === 0) return false;
  const { before, after } = gap;
  if (sharesWords(option, options)) return text.lower.includes(`${before} ${option.raw}`);
  const own = option.words.join(' ');
  return (
    text.joined.includes(` ${before} ${own} `) ||
    (after !== '' && text.joined.includes(` ${own} ${after} `)) ||
    (after !== '' && text.joined.includes(` ${before.split(' ')[1]} ${own} ${after.split(' ')[0]} `))
  );
}

const wordedLike = (part: ReadonlySet<string>, option: PreparedOption): number =>
  option.content.size === 0 ? 0 : [...option.content].filter((each) => part.has(each)).length / option.content.size;

/** Enough of the words that only this option has, or most of its words and more than of any other option. */
function saysInOtherWords(part: PreparedText, option: PreparedOption, secret: PreparedSecret): boolean {
  if (option.formula !== null) return false;
  const shared = [...option.distinctive].filter((each) => part.content.has(each)).length;
  if (option.content.size <= 3) {
    if (option.distinctive.size === 0) return false;
    return shared === option.distinctive.size && wordedLike(part.content, option) >= 0.99;
  }
  if (shared >= Math.max(3, Math.ceil(option.distinctive.size * 0.4))) return true;
  if (shared === option.distinctive.size && shared >= 2) return true;
  const covered = wordedLike(part.content, option);
  const others = secret.options
    .filter(({ index }) => index !== option.index)
    .map((other) => wordedLike(part.content, other));
  return covered >= 0.6 && covered > Math.max(0, ...others) + 0.1 && (shared >= 1 || covered >= 0.8);
}

function saysFormula(lower: string, option: PreparedOption, secret: PreparedSecret): boolean {
  const own = option.formula!;
  if (own.length < 2) return false;
  // Longer options that contain this one are taken out first.
  const longer = secret.options.flatMap(({ index, formula }) =>
    index !== option.index && formula && formula.length > own.length && formula.includes(own) ? [formula] : [],
  );
  const left = longer.reduce((rest, other) => rest.replaceAll(other, ' '), asFormula(lower));
  const says = (form: string, where: string): boolean =>
    new RegExp(`(?<!\\d|\\d\\.)${escaped(form)}(?!\\d|\\.\\d)`).test(where);
  if (own.length >= 3 && !secret.seenFormula.includes(own) && says(own, left)) return true;
  return sidesOf(own).some(
    (form) => !secret.seenFormula.includes(form) && says(form, left) && belongsTo(form, option, secret),
  );
}

/** y=-2x+4 is also said by "-2x+4" and by "-2x+4=y". */
function sidesOf(formula: string): string[] {
  const [left, right, ...more] = formula.split('=');
  if (left === undefined || right === undefined || more.length > 0) return [];
  return [right, `${right}=${left}`].filter((side) => /[a-z]/.test(side) && side.length >= 4);
}

const belongsTo = (form: string, option: PreparedOption, secret: PreparedSecret): boolean =>
  secret.options.every((other) => other.index === option.index || !(other.formula ?? '').includes(form));
