import { createHash } from 'node:crypto';
import { LATER_LETTER_WORDINGS, LATER_NUMBER_WORDINGS, LATER_TEXT_WORDINGS } from './later-wordings.js';
import {
  THIRD_LETTER_WORDINGS,
  THIRD_NUMBER_WORDINGS,
  THIRD_TEXT_WORDINGS,
  THIRD_WORD_WORDINGS,
} from './third-wordings.js';
import { LETTER_WORDINGS, NUMBER_WORDINGS, TEXT_WORDINGS, WORD_WORDINGS } from './wordings.js';

/** What is needed of an item to leak its answer. */
export interface LeakableItem {
  type: 'choice' | 'blank';
  answer: string;
  choices: readonly string[];
  /** Passage and question, HTML. */
  asked: string;
}

export interface FilledLeak {
  template: string;
  text: string;
  heldOut: boolean;
  kind: 'letter' | 'number' | 'text' | 'word';
}

/** A third of the wordings, by their hash alone. */
const heldOut = (template: string): boolean => createHash('sha256').update(template).digest()[0]! % 3 === 0;

type Fields = Readonly<Record<string, string | null>>;

const LETTERS = ['A', 'B', 'C', 'D'];
const ORDINALS = ['first', 'second', 'third', 'fourth'];
const NUMBERS =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`.split(/\s+/);
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SPANISH = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece'.split(' ');
const GERMAN = 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn'.split(' ');
const FRENCH = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize'.split(' ');
const MORSE_DIGITS = ['-----', '.----', '..---', '...--', '....-', '.....', '-....', '--...', '---..', '----.'];

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const hex = (text: string): string => Buffer.from(text).toString('hex');
const rot13 = (text: string): string =>
  text.replace(/[a-z]/gi, (c) => String.fromCharCode(c.charCodeAt(0) + (c.toLowerCase() < 'n' ? 13 : -13)));
const reverse = (text: string): string => [...text].reverse().join('');
const fullwidth = (text: string): string =>
  [...text].map((c) => (/[!-~]/.test(c) ? String.fromCodePoint(c.charCodeAt(0) + 0xfee0) : c)).join('');
const lookalike = (text: string): string =>
  [...text].map((c) => ({ a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', x: 'х', y: 'у' })[c] ?? c).join('');

function inWords(n: number): string {
  if (n < 0) return `negative ${inWords(-n)}`;
  if (n < 20) return NUMBERS[n]!;
  if (n < 100) return TENS[Math.floor(n / 10)]! + (n % 10 ? `-${NUMBERS[n % 10]!}` : '');
  if (n < 1000) return `${NUMBERS[Math.floor(n / 100)]!} hundred${n % 100 ? ` ${inWords(n % 100)}` : ''}`;
  return `${inWords(Math.floor(n / 1000))} thousand${n % 1000 ? ` ${inWords(n % 1000)}` : ''}`;
}

const roman = (n: number): string =>
  'X'.repeat(Math.floor(n / 10)) + ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][n % 10]!;

function letterFields(right: number): Fields {
  const letter = LETTERS[right]!;
  const [other1, other2, other3] = LETTERS.filter((each) => each !== letter);
  return {
    L: letter,
    l: letter.toLowerCase(),
    other1: other1!,
    other2: other2!,
    other3: other3!,
    others: `${other1}, ${other2} and ${other3}`,
    ord: ORDINALS[right]!,
    ordEnd: ['fourth-to-last', 'third-to-last', 'second-to-last', 'last'][right]!,
    ordBottom: ORDINALS[3 - right]!,
    n: String(right + 1),
    nWord: NUMBERS[right + 1]!,
    index: String(right),
    nato: ['Alpha', 'Bravo', 'Charlie', 'Delta'][right]!,
    full: fullwidth(letter),
    cyr: ['А', 'В', 'С', 'Ꭰ'][right]!,
    circled: ['Ⓐ', 'Ⓑ', 'Ⓒ', 'Ⓓ'][right]!,
    emoji: ['🅰', '🅱', '🅲', '🅳'][right]!,
    b64L: base64(`answer ${letter}`),
    hexL: `0x${hex(letter)}`,
    binL: letter.charCodeAt(0).toString(2).padStart(8, '0'),
    asciiL: String(letter.charCodeAt(0)),
    morseL: ['.-', '-...', '-.-.', '-..'][right]!,
    rotL: rot13(letter),
    prev: right === 0 ? null : LETTERS[right - 1]!,
    next: right === 3 ? null : LETTERS[right + 1]!,
    wordL: ['apple', 'banana', 'cherry', 'date'][right]!,
    ordEs: ['primera', 'segunda', 'tercera', 'cuarta'][right]!,
    roman: ['I', 'II', 'III', 'IV'][right]!,
    greek: ['alpha', 'beta', 'gamma', 'delta'][right]!,
    city: ['Amsterdam', 'Berlin', 'Cairo', 'Dublin'][right]!,
    animal: ['ant', 'bear', 'cat', 'dog'][right]!,
    hexValue: ['ten', 'eleven', 'twelve', 'thirteen'][right]!,
    homophone: ['eh', 'be', 'see', 'dee'][right]!,
    indexWord: NUMBERS[right]!,
    rhyme: ['day', 'bee', 'sea', 'tree'][right]!,
  };
}

function numberFields(text: string): Fields {
  const [top, low = '1'] = text.split('/');
  const value = Number(top) / Number(low);
  const whole = Number.isInteger(value);
  const positive = whole && value > 0;
  const named = (list: readonly string[]): string | null => (whole && value >= 0 && value < 14 ? list[value]! : null);
  const digits = whole ? [...String(Math.abs(value))] : [];
  const say = (n: number): string | null => (whole ? String(n) : null);
  return {
    v: text,
    words: whole ? inWords(value) : null,
    double: say(2 * value),
    doubleWords: whole ? inWords(2 * value) : null,
    triple: say(3 * value),
    half: whole && value % 2 === 0 ? String(value / 2) : null,
    plus1: say(value + 1),
    plus1Words: whole ? inWords(value + 1) : null,
    minus1: say(value - 1),
    minus2: say(value - 2),
    minus5: say(value - 5),
    plus3: say(value + 3),
    tripleNum: whole ? String(3 * value) : String(3 * Number(top)),
    tripleDen: whole ? '3' : String(3 * Number(low)),
    doubleFraction: whole ? `${2 * value}/2` : `${2 * Number(top)}/${2 * Number(low)}`,
    decimal: whole ? `${value}.0` : value.toFixed(4),
    percent: Number.isInteger(value * 100) ? String(value * 100) : null,
    spaced: positive && digits.length > 1 ? digits.join(' ') : null,
    dashed: positive && digits.length > 1 ? digits.join('-') : null,
    digitWords: positive && digits.length > 1 ? digits.map((each) => NUMBERS[Number(each)]!).join(' ') : null,
    b64v: base64(`answer: ${text}`),
    hexv: positive ? `0x${hex(text)}` : null,
    reversed: positive && digits.length > 1 ? reverse(text) : null,
    full: fullwidth(text),
    arabic: positive ? [...text].map((c) => String.fromCodePoint(0x660 + Number(c))).join('') : null,
    morse: positive ? digits.map((each) => MORSE_DIGITS[Number(each)]!).join(' ') : null,
    spanish: named(SPANISH),
    german: named(GERMAN),
    french: named(FRENCH),
    square: positive ? String(value * value) : null,
    romanV: positive && value < 40 ? roman(value) : null,
    tally: positive && value < 13 ? '|'.repeat(value) : null,
    negated: whole ? String(-value) : null,
  };
}

const STARTERS: Readonly<Record<string, string>> = Object.fromEntries(
  `Always Before Consider Do Every Find Go Have In Just Keep Look Maybe Now Of Perhaps Question Read Start Think Use Verify When
  Xenial You Zoom`
    .split(/\s+/)
    .map((word) => [word[0]!.toLowerCase(), `${word} and think again.`]),
);
const STOP = new Set(
  'a an the of to in on for and or but by with that this its it is was were are as at from be than not who which'.split(
    ' ',
  ),
);
const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')
    .trim();

function textFields(item: LeakableItem, right: number): Fields {
  const options = item.choices.map(plain);
  const text = options[right]!;
  const others = options.filter((_, index) => index !== right);
  const fields: Record<string, string | null> = {
    t: text,
    T: text.includes('\\') ? null : text.toUpperCase(),
    o1: others[0]!,
    o2: others[1]!,
    o3: others[2]!,
    b64: base64(text),
    zeroWidth: text.includes('\\') ? null : [...text].join('\u200b'),
  };
  const prose = !text.includes('\\') && /[a-z]{3}/i.test(text);
  if (!prose) return fields;
  const words = text.replace(/[.,;:]$/, '').split(/\s+/);
  const telling = words
    .map((word) => word.replace(/[^\w’'-]/g, ''))
    .filter((word) => word.length > 3 && !STOP.has(word.toLowerCase()));
  const elsewhere = others.join(' ').toLowerCase();
  const own = telling.filter((word) => !elsewhere.includes(word.toLowerCase()));
  const long = words.length >= 8 && own.length >= 4;
  const half = Math.ceil(words.length / 2);
  const gap = /((?:[\w’']+[ ,]+){3})_{3,}((?:[ ,]+[\w’']+){2})/.exec(plain(item.asked));
  return {
    ...fields,
    lower: long ? text[0]!.toLowerCase() + text.slice(1) : null,
    firstHalf: long ? words.slice(0, half).join(' ') : null,
    lastHalf: long ? words.slice(half).join(' ') : null,
    content: long ? own.slice(0, 5).join(', ') : null,
    contentShuffled: long ? [...own].reverse().slice(0, 6).join(', ').toLowerCase() : null,
    contentOrdered: long ? telling.join(' ').toLowerCase() : null,
    paraphrase: long ? paraphrased(words) : null,
    reversed: reverse(text.toLowerCase()),
    rot13: rot13(text),
    hex: hex(text),
    spacedOut: words.length === 1 ? [...text].join(' ') : [...text.replace(/\s+/g, '')].join(' '),
    dashedOut: words.length === 1 ? [...text].join('-') : null,
    completed: gap ? `${gap[1]}${text}${gap[2]}` : null,
    fullwidth: fullwidth(text),
    lookalike: lookalike(text),
  };
}

/** Halves swapped, articles changed, every seventh word left out: what a model does when it is told not to quote. */
function paraphrased(words: readonly string[]): string {
  const half = Math.floor(words.length / 2);
  return [...words.slice(half), 'when', ...words.slice(0, half)]
    .filter((_, index) => index % 7 !== 6)
    .map((word) =>
      word
        .toLowerCase()
        .replace(/^the$/, 'a')
        .replace(/^by$/, 'through')
        .replace(/[.,;:]$/, ''),
    )
    .join(' ');
}

function wordFields(text: string): Fields {
  const word = text.toLowerCase();
  return {
    w: word,
    wUpper: word.toUpperCase(),
    wInflected: word.replace(/e$/, '') + (word.endsWith('e') ? 'ing' : 's'),
    first: word[0]!,
    first2: word.slice(0, 2),
    last3: word.slice(-3),
    length: String(word.length),
    acrostic: [...word].map((letter) => STARTERS[letter]!).join(' '),
    dotted: [...word].join('·'),
    wUnderscored: [...word].join('_'),
  };
}

function fillAll(templates: readonly string[], fields: Fields, kind: FilledLeak['kind']): FilledLeak[] {
  return templates.flatMap((template) => {
    let missing = false;
    const text = template.replace(/\{(\w+)\}/g, (_all, name: string) => {
      const value = fields[name];
      if (value == null) missing = true;
      return value ?? '';
    });
    return missing ? [] : [{ template, text, heldOut: heldOut(template), kind }];
  });
}

interface WordingSet {
  letter: readonly string[];
  number: readonly string[];
  text: readonly string[];
  word: readonly string[];
}

function filled(item: LeakableItem, set: WordingSet): FilledLeak[] {
  if (item.type === 'blank') return fillAll(set.number, numberFields(item.answer.split(',')[0]!.trim()), 'number');
  const right = 'abcd'.indexOf(item.answer);
  const text = plain(item.choices[right]!);
  const number = /^\\\(\s*(-?\d+)\s*\\\)$/.exec(text)?.[1];
  const texts = textFields(item, right);
  return [
    ...fillAll(set.letter, letterFields(right), 'letter'),
    ...(number ? fillAll(set.number, numberFields(number), 'number') : fillAll(set.text, texts, 'text')),
    ...(/^[a-z]{5,}$/i.test(text) ? fillAll(set.word, { ...texts, ...wordFields(text) }, 'word') : []),
  ];
}

/** Every wording that can be said of this item. */
export const leaksOf = (item: LeakableItem): FilledLeak[] =>
  filled(item, { letter: LETTER_WORDINGS, number: NUMBER_WORDINGS, text: TEXT_WORDINGS, word: WORD_WORDINGS });

/** Wordings that were written after the guard. */
export const laterLeaksOf = (item: LeakableItem): FilledLeak[] =>
  filled(item, {
    letter: LATER_LETTER_WORDINGS,
    number: LATER_NUMBER_WORDINGS,
    text: LATER_TEXT_WORDINGS,
    word: [],
  });

/** A third set, of kinds that the others do not have. */
export const thirdLeaksOf = (item: LeakableItem): FilledLeak[] =>
  filled(item, {
    letter: THIRD_LETTER_WORDINGS,
    number: THIRD_NUMBER_WORDINGS,
    text: THIRD_TEXT_WORDINGS,
    word: THIRD_WORD_WORDINGS,
  });
