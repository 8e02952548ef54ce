import { readRational, type Rational } from '@aivy/exam';

const ONES = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/);
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twelfth: 12,
  hundredth: 100,
};

/** Number words of the languages that a model is asked in most often, 0-20. */
const FOREIGN: readonly string[] = [
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
  'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte',
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
];
/** English words among them ("once", "sept", "six", "sei") and articles are left out. */
const NOT_FOREIGN = new Set([
  'once',
  'six',
  'un',
  'um',
  'null',
  'sept',
  'acht',
  'due',
  'tre',
  'elf',
  'dix',
  'zero',
  'onze',
]);

const SIMPLE = new Map<string, number>([
  ...FOREIGN.flatMap((list) => list.split(' ').map((word, value): [string, number] => [word, value])).filter(
    ([word]) => !NOT_FOREIGN.has(word),
  ),
  ...ONES.map((word, value): [string, number] => [word, value]),
  ...TENS.flatMap((word, value): [string, number][] => (word ? [[word, value * 10]] : [])),
  ['dozen', 12],
]);
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000 };

/** After "the answer is" of these languages the words left out above are numbers as well. */
const FOREIGN_ANSWER =
  /\b((?:(?:respuesta|reponse|antwort|losung|resposta|risposta|resultado|resultat|ergebnis|solucion|solution|valor|valeur|wert) (?:correcta |correcte |richtige )?(?:es|est|ist|e|lautet)|das (?:macht|ergibt|gibt)|(?:te )?tiene que (?:dar|ser)|(?:ca|cela) (?:fait|donne)|isso da) )([a-z-]+)/g;
const FOREIGN_VALUES = new Map(
  FOREIGN.flatMap((list) => list.split(' ').map((word, value): [string, number] => [word, value])).reverse(),
);

const WORD = [...SIMPLE.keys(), ...Object.keys(SCALES)].sort((x, y) => y.length - x.length).join('|');
const PART = Object.keys(PARTS)
  .sort((x, y) => y.length - x.length)
  .join('|');
const PHRASE = new RegExp(`\\b(?:${WORD})\\b(?:(?:[ -]| and )(?:${WORD})\\b)*`, 'gi');

function valueOf(words: readonly string[]): string | null {
  // "one zero two nine": single digits in a row are read out.
  if (words.length > 1 && words.every((word) => (SIMPLE.get(word) ?? 99) < 10))
    return words.map((word) => SIMPLE.get(word)).join('');
  let total = 0;
  let group = 0;
  for (const word of words) {
    const scale = SCALES[word];
    if (scale === 100) group = (group || 1) * 100;
    else if (scale !== undefined) {
      total += (group || 1) * scale;
      group = 0;
    } else group += SIMPLE.get(word) ?? 0;
  }
  return String(total + group);
}

/** Marks a numeral that was a word, so that "two sides" can be told from "2". */
export const WORD_MARK = '\u2063';

/**
 * Number words to digits, "minus" before a number to a sign, "three fourths", "3 out of 4" and "a half" to fractions.
 * What was a word is followed by `WORD_MARK`. Input is folded; lower case comes out.
 */
export function digitised(folded: string): string {
  return folded
    .toLowerCase()
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(
      FOREIGN_ANSWER,
      (all, lead: string, word: string) => `${lead}${FOREIGN_VALUES.get(word) ?? all.slice(lead.length)}`,
    )
    .replace(PHRASE, (phrase) => {
      const words = phrase.split(/[ -]+/).filter((word) => word !== 'and');
      const value = valueOf(words);
      return value === null ? phrase : `${value}${WORD_MARK}`;
    })
    .replace(
      /(\d+)\u2063 point ((?:\d+\u2063?[ -]?)+)/g,
      (_all, whole: string, part: string) => `${whole}.${part.replace(/\D/g, '')}${WORD_MARK} `,
    )
    .replace(
      new RegExp(`(\\d+)\\u2063?[ -](${PART})s?\\b(?! (?:choice|option|answer|one\\b))`, 'g'),
      (_all, top: string, part: string) => `${top}/${PARTS[part]}${WORD_MARK}`,
    )
    .replace(/(\d+)\u2063? (?:out of|over) (?:every )?(\d+)\u2063?/g, `$1/$2${WORD_MARK}`)
    .replace(/\b(?:negative|minus|menos|moins)[ -](?=\d)/g, '-')
    .replace(/(\d+(?:[./]\d+)*)\u2063?,? (?:below 0|with a (?:minus|negative) sign(?: in front)?)/g, '-$1');
}

export interface Numeral {
  value: Rational;
  /** Where it stands in the digitised text. */
  start: number;
  end: number;
  /** Was it written as a word? */
  word: boolean;
  /** Decimal places, 0 for whole numbers and fractions. */
  places: number;
}

const NUMERAL = /(?<![\w.])(?:(\d+) )?(\d+(?:\.\d+)?|\.\d+)(?: ?\/ ?(\d+))?(\u2063)?( ?%| ?percent)?/g;

/** Every number of a digitised text without TeX; "50%" is both 50 and 1/2, "2 3/4" also 11/4. */
export function numeralsIn(text: string): Numeral[] {
  return [...text.matchAll(NUMERAL)].flatMap((found) => {
    const [all, whole, top = '', low, word, percent] = found;
    const before = text.slice(Math.max(0, found.index - 2), found.index);
    const negative =
      /(^|[^\w)\]\s.])-$|(^|[\s(=,:<>≤≥"'])-\s?$/.test(before) && !/[\w)] ?- $/.test(text.slice(0, found.index));
    const sign = negative ? '-' : '';
    const at = {
      start: found.index,
      end: found.index + all.length,
      word: word !== undefined,
      places: top.split('.')[1]?.length ?? 0,
    };
    const texts: string[] = [];
    if (low === undefined) {
      if (whole !== undefined) texts.push(sign + whole);
      texts.push((whole === undefined ? sign : '') + top);
    } else if (whole === undefined) texts.push(`${sign}${top}/${low}`);
    else texts.push(`${top}/${low}`, `${sign}${BigInt(whole) * BigInt(low) + BigInt(top.replace('.', ''))}/${low}`);
    if (percent) texts.push(percentOf(sign + top));
    return texts.flatMap((each) => {
      const value = readRational(each);
      return value ? [{ ...at, value }] : [];
    });
  });
}

function percentOf(text: string): string {
  const [whole = '0', part = ''] = text.replace('-', '').split('.');
  return `${text.startsWith('-') ? '-' : ''}${BigInt(whole + part || '0')}/${100n * 10n ** BigInt(part.length)}`;
}
