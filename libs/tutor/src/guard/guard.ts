import { acrostics, hiddenTexts } from './encodings.js';
import { fold, unmarked, withoutTex } from './fold.js';
import { letterMentions, loneLetters, oddOrdinals, placeMentions } from './letters.js';
import { numeralsIn, digitised } from './numerals.js';
import { listed } from './naming.js';
import { optionsSaid } from './options.js';
import { asFormula, isTelling, numberKey, prepareSecret, type PreparedSecret, type Secret } from './secret.js';
import { numericLeak } from './values.js';
import { asksForPersonalData, claimsAct, judges } from './verdicts.js';

/** Which rule found a leak. */
export type LeakKind =
  | 'letter'
  | 'place'
  | 'value'
  | 'arithmetic'
  | 'option'
  | 'elimination'
  | 'encoded'
  | 'acrostic'
  | 'riddle'
  | 'confirmation'
  /** Says what a guess is worth, or to submit it. */
  | 'verdict'
  /** Claims that the tutor did something. */
  | 'false-claim'
  /** Asks who the student is. */
  | 'personal'
  /** In 3.5: something else than the stored key is called right. */
  | 'contradiction';

export type Verdict = { blocked: false } | { blocked: true; why: LeakKind };

/** A guard for one reply: looks at all that would have been said so far. */
export type Guard = (text: string) => Verdict;

const CLEAN: Verdict = { blocked: false };
const leak = (why: LeakKind): Verdict => ({ blocked: true, why });

const RIDDLE =
  /\b(?:base ?64|rot ?13|morse|hexadecimal|in hex|hex|ascii|unicode|caesar|cipher|decode|decipher|unscramble|anagram|acrostic|rhymes?(?: with)?|letters? of the alphabet|first letters?|initials? of|letter-wise|roman numerals?|greek|mirror|right to left|in binary)\b|\bread\b[^.!?]{0,30}\bbackwards?\b|\b(?:letter|comes?|right|just|one) (?:in front of|after|before) [a-z]\b(?! )|\b(?:word|answer|option|choice|key|letter|blank|it|that|which)s? (?:starts?|begins?|ends?) (?:with|in|on)\b|\bstarts the word\b|\b(?:starts?|begins?) with ["'][a-z]{1,3}["']|\bhas \d+\S? letters\b|\b(?:last|first|units|ones) digit\b|\bdigits (?:are|add)\b/g;

const YES =
  /^\W*(?:yes|yep|yeah|exactly|correct|right|precisely|indeed|bingo|spot on|that's it|you(?:'ve| have)? got it|you got it|well done|perfect|absolutely|that is (?:right|correct|it)|that's (?:right|correct)|you(?:'re| are) (?:right|correct)|true|ja|si|oui|sim)\b|\b(?:you(?:'re| are) (?:right|correct|spot on)|your (?:guess|idea|answer|choice|value|result) (?:is|was) (?:right|correct|good)|that(?:'s| is) (?:right|correct|it|the one)|you(?:'ve| have) found it)\b/i;
const NO =
  /^\W*(?:no|nope|not quite|wrong|incorrect|almost|close|unfortunately)\b|\b(?:that(?:'s| is) (?:not|wrong|incorrect)|isn't (?:right|it|correct)|not (?:right|correct|the one))\b/i;

/** Takes the secret apart once; the guard it gives back costs well under a millisecond a sentence. */
export function createGuard(secret: Secret): Guard {
  const prepared = prepareSecret(secret);
  return (text) => {
    const folded = fold(text);
    const direct = plainLeak(folded, prepared);
    if (direct.blocked) return direct;
    if (isRiddle(folded, prepared)) return leak('riddle');
    if (confirms(folded, prepared)) return leak('confirmation');
    const readable = withoutTex(unmarked(folded));
    if (prepared.verdicts && judges(readable, prepared.verdicts)) return leak('verdict');
    if (prepared.verdicts && claimsAct(readable)) return leak('false-claim');
    if (asksForPersonalData(readable, prepared.seenText)) return leak('personal');
    if (hiddenLeak(folded, prepared)) return leak('encoded');
    return acrosticLeak(folded, prepared) ? leak('acrostic') : CLEAN;
  };
}

/**
 * Would this text give the answer away? Second in line only: what a model never learns it cannot say, but it can work
 * the item out.
 */
export const guard = (text: string, secret: Secret): Verdict => createGuard(secret)(text);

/** Everything said in the open. */
function plainLeak(folded: string, secret: PreparedSecret): Verdict {
  const text = unmarked(folded);
  const readable = withoutTex(text);
  const numeric = numericLeak(readable, secret);
  if (numeric) return leak(numeric.why);
  if (
    secret.literals.some((literal) =>
      new RegExp(`(?<![\\w.])${literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w.])`, 'i').test(readable),
    )
  )
    return leak('value');
  if (secret.strict && strangeNumber(readable, secret)) return leak('value');
  if (secret.right < 0) return CLEAN;
  // Letters in formulas are variables; a formula that is nothing but a letter is not.
  const prose = text.replace(
    /\\\(([\s\S]*?)\\\)|\\\[([\s\S]*?)\\\]|\$([^$]*)\$/g,
    (_all, a?: string, b?: string, c?: string) => {
      const inner = (a ?? b ?? c ?? '').replace(/\\(?:text|mathrm|mathbf|textbf|mathit|boxed)|[{}\s]/g, '');
      return /^\(?[A-D]\)?$/.test(inner) && !secret.points.has(inner.replace(/[()]/g, '')) ? `"${inner}"` : ' FORMULA ';
    },
  );
  const letters = letterMentions(prose, secret.points);
  if (letters.some(({ index }) => !secret.options[index]?.tried)) return leak('letter');
  const places = placeMentions(prose);
  const secrecy = (index: number): boolean =>
    index === secret.right || (secret.strict && !secret.options[index]?.tried);
  if (places.some(({ index }) => secrecy(index))) return leak('place');
  const odd = oddOrdinals(prose);
  if (odd.some((index) => index === secret.right || secret.strict) && !ordinalsSeen(odd, secret)) return leak('place');
  if (secret.strict && secret.points.size === 0 && loneLetters(prose).some((index) => !secret.options[index]?.tried))
    return leak('letter');
  const said = optionsSaid(readable, secret);
  if (said.some(secrecy)) return leak('option');
  if (leavesOne(readable, secret)) return leak('elimination');
  const inList = listed(readable.toLowerCase().replace(/\s+/g, ' '), secret.options);
  const named = new Set([...said, ...places.map(({ index }) => index), ...valuesSaid(readable, secret), ...inList]);
  const wrong = secret.options.filter(({ index, tried }) => index !== secret.right && !tried);
  return wrong.length > 0 &&
    (secret.options.length - 1 - wrong.length > 0 || wrong.length > 1) &&
    wrong.every(({ index }) => named.has(index))
    ? leak('elimination')
    : CLEAN;
}

/** "Not the other three": with one in view, nobody needs to say which. */
const leavesOne = (readable: string, { options }: PreparedSecret): boolean =>
  new RegExp(
    `\\b(?:not (?:any of )?|none of |neither of )(?:the|those|these) (?:other|remaining) (?:${
      options.some(({ tried }) => tried) ? '2|3' : '3'
    })(?= (?:words?|choices|options|ones|answers|verbs?|phrases|forms)|\\W*$|[.,;:!?])`,
    'm',
  ).test(digitised(readable).replace(/\u2063/g, ''));

/** Does the question itself count in this way? */
const ordinalsSeen = (odd: readonly number[], { seenText }: PreparedSecret): boolean =>
  odd.every((index) => new RegExp(`\\b${['first', 'second', 'third', 'fourth'][index]}\\b`).test(seenText));

/** A number above two that the student has not read, but for the four choices: whoever only rephrases has no use for it. */
function strangeNumber(readable: string, secret: PreparedSecret): boolean {
  const plain = digitised(readable.replace(/\b(?:four|4) (?=choices|options|answers)/gi, ''));
  return numeralsIn(plain).some(
    ({ value }) => (value.den !== 1n || value.num > 2n || value.num < 0n) && !secret.seenNumbers.has(numberKey(value)),
  );
}

/** Numeric options that a text names by their value. */
function valuesSaid(readable: string, secret: PreparedSecret): number[] {
  const said = new Set(numeralsIn(digitised(readable)).map(({ value }) => numberKey(value)));
  const formula = asFormula(readable);
  const denies = DENIAL.test(readable);
  return secret.options
    .filter(({ value, formula: own }) => {
      if (value !== null) return said.has(numberKey(value)) && (denies || !secret.seenNumbers.has(numberKey(value)));
      return own !== null && denies && own.length > 1 && formula.includes(own);
    })
    .map(({ index }) => index);
}

const DENIAL =
  /\b(?:not|none|neither|nor|wrong|false|incorrect|eliminate|cross|rule|strike|fails?|can't|cannot|isn't|except|but|doubts?)\b/i;

const isRiddle = (folded: string, { seenText }: PreparedSecret): boolean =>
  [...digitised(unmarked(folded)).matchAll(RIDDLE)].some(([found]) => !seenText.includes(found));

/** "Is it B?" and "Yes": the secret is in the question. */
function confirms(folded: string, secret: PreparedSecret): boolean {
  if (secret.message === '') return false;
  const text = unmarked(folded);
  const says = YES.test(text) ? 'yes' : NO.test(text) ? 'no' : null;
  if (says === null) return false;
  const guessed = guessIn(secret);
  return guessed !== null && (guessed === 'right' || says === 'no');
}

function guessIn(secret: PreparedSecret): 'right' | 'wrong' | null {
  // "is it b" means the option, whatever its case.
  const asked = secret.message.replace(/\b[a-d]\b(?=\W*$)/, (letter) => letter.toUpperCase());
  const named = [...letterMentions(asked, secret.points), ...placeMentions(asked)].map(({ index }) => index);
  const all = [...named, ...optionsSaid(secret.message, secret), ...valuesSaid(secret.message, secret)];
  if (all.includes(secret.right) || numericLeak(secret.message, secret)) return 'right';
  return all.some((index) => !secret.options[index]?.tried) ? 'wrong' : null;
}

/** Words long enough that no ordinary text has them by chance when turned round or shifted. */
function hiddenLeak(folded: string, secret: PreparedSecret): boolean {
  return hiddenTexts(folded).some(({ text, how }) => {
    if (how === 'rot13' || how === 'reversed') return turnedLeak(text, how, secret);
    if (secret.right >= 0 && text.trim().toLowerCase() === 'abcd'[secret.right]) return true;
    return plainLeak(how === 'spelled-out' ? respaced(text, secret) : fold(text), secret).blocked;
  });
}

function turnedLeak(text: string, how: 'rot13' | 'reversed', secret: PreparedSecret): boolean {
  const lower = text.toLowerCase();
  const letter = 'abcd'[secret.right];
  if (
    letter !== undefined &&
    new RegExp(`\\b(?:answer|choice|option)\\b\\W{0,4}(?:is\\W{0,3})?\\b${letter}\\b`).test(lower)
  )
    return true;
  const own = secret.options[secret.right];
  if (
    own &&
    own.words.length > 1 &&
    own.words.filter((word) => word.length > 3 && lower.includes(word)).length >=
      Math.min(3, own.words.filter((word) => word.length > 3).length || 9)
  )
    return true;
  // A short word turns into another too easily: it has to stand apart.
  const word = own?.words.length === 1 ? own.words[0]! : '';
  if (word !== '' && new RegExp(word.length < 4 ? apart(word) : `\\b${word}\\b`, 'm').test(lower)) return true;
  if (own?.formula && own.formula.length > 3 && asFormula(withoutTex(lower)).includes(own.formula))
    return how === 'reversed' && [...own.formula].reverse().join('') !== own.formula;
  return numeralsIn(digitised(lower)).some(
    ({ value, word }) => word && value.num > 2n && secret.values.some((key) => numberKey(key) === numberKey(value)),
  );
}

/** After a colon or in quotes; the colon is before the word, or behind it in a text turned round. */
const apart = (word: string): string => `:\\W*${word}\\W*$|^\\W*${word}\\W*:|"${word}"`;

/** Letters that were pulled apart have lost the gaps between words. */
function respaced(text: string, secret: PreparedSecret): string {
  const own = secret.options[secret.right];
  const joined = text.toLowerCase();
  if (own && own.words.length > 1 && joined.includes(own.words.join('').slice(0, 12))) return own.raw;
  const answer = /^(?:the)?(?:answer|ans|choice|option)(?:is)?(.+)$/.exec(joined)?.[1];
  return answer ? `answer: ${answer.length === 1 ? answer.toUpperCase() : answer}` : text;
}

function acrosticLeak(folded: string, secret: PreparedSecret): boolean {
  const own = secret.options[secret.right];
  const word = own?.words.length === 1 ? own.words[0]! : '';
  // "That" comes about by chance, "whose" hardly ever.
  const words = word.length >= (isTelling(word) ? 4 : 5) ? [word] : [];
  const letter = 'abcd'[secret.right];
  if (letter !== undefined)
    words.push(...['pick', 'choice', 'option', 'answer', 'answeris', 'itis', 'choose'].map((lead) => lead + letter));
  return acrostics(folded).some(
    (initials) =>
      words.some((word) => initials.includes(word)) || (initials.length >= 3 && spellsValue(initials, secret)),
  );
}

const spellsValue = (initials: string, { values }: PreparedSecret): boolean =>
  numeralsIn(digitised(initials)).some(
    ({ value, word }) => word && values.some((key) => numberKey(key) === numberKey(value)),
  );
