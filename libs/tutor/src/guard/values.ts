import { equalRational, type Rational } from '@aivy/exam';
import { describedValues } from './arithmetic.js';
import { digitised, numeralsIn, WORD_MARK, type Numeral } from './numerals.js';
import { numberKey, type PreparedSecret } from './secret.js';

const CONTEXT_BEFORE =
  /(?:\b(?:answer|result|solution|value|total|outcome|key|decimal|percentage|fraction|same as|ans|antwort|losung|respuesta|reponse|resposta|box|final|left with|end(?:s)? up(?: with| at| being)?|why not|what about|how about|agree on|settle on|happy with|check with|return|arrive at|comes? (?:out )?(?:as|to|at)|get|gets|obtain|reach|makes?|gives?|yields?|becomes?|equals?|equal to|type|enter|write|put|pick|plug(?: in)?|try|test(?: whether)?|substitute|say|says|said|reads?|choose|but|except|should be|must be|will be|would be|is|are|be|es|ist|est|e)|[a-z]\s?=|=|≈|->|→|:)(?:\s+(?:just|exactly|simply|about|around|only|the number|the value|that|not|really|now|then|=))*\W*$/;
const CONTEXT_AFTER =
  /^\W*(?:to be (?:exact|precise)|is (?:the|your|right|correct|it|what)|works\b|fits\b|would (?:be|work)|it is\b|as the answer|into the box|solves\b|satisf)/;
const COUNTED =
  /^ ?(?:\w+ )?(?:sides?|steps?|parts?|things?|numbers?|equations?|ways?|choices?|options?|answers?|quantit(?:y|ies)|values?|points?|terms?|expressions?|factors?|cases?|questions?|hints?|sentences?|texts?|words?|minutes?|lines?|facts?|ideas?|clues?|tries|attempts?|unknowns?|variables?|readings?|of (?:the|them|these|those|its|your)|kinds?|pieces?|places?|at a time|another|more (?:step|time|hint|look|try)|thing|time|after the other|by one|side)\b/;

export interface NumericLeak {
  why: 'value' | 'arithmetic';
  words: string;
}

/** The value that a numeral stands for, cut or rounded to as many places as it shows. */
function meansKey({ value, places }: Numeral, key: Rational): boolean {
  if (equalRational(value, key)) return true;
  if (places < 2) return false;
  const given = Number(value.num) / Number(value.den);
  const exact = Number(key.num) / Number(key.den);
  return Math.abs(given - exact) < 10 ** -places * 0.999;
}

/** Does a readable text say one of the values, in digits, words or by what they can be computed from? */
export function numericLeak(text: string, secret: PreparedSecret): NumericLeak | null {
  if (secret.values.length === 0) return null;
  const plain = digitised(text);
  for (const numeral of numeralsIn(plain))
    for (const key of secret.values)
      if (meansKey(numeral, key) && givesAway(numeral, plain, key, secret))
        return { why: 'value', words: plain.slice(numeral.start, numeral.end) };
  const seen = secret.seenText.replace(/\s+/g, '');
  for (const { value, words } of describedValues(plain))
    for (const key of secret.values)
      if (Math.abs(value - Number(key.num) / Number(key.den)) < 1e-9 && !seen.includes(words.replace(/\s+/g, '')))
        return { why: 'arithmetic', words };
  return null;
}

function givesAway(numeral: Numeral, plain: string, key: Rational, secret: PreparedSecret): boolean {
  const before = plain.slice(Math.max(0, numeral.start - 48), numeral.start).replaceAll(WORD_MARK, '');
  const after = plain.slice(numeral.end, numeral.end + 32).replaceAll(WORD_MARK, '');
  const alone = plain.replaceAll(WORD_MARK, '').replace(/[^\w./-]/g, '').length <= numeral.end - numeral.start + 1;
  const small = key.den === 1n && key.num >= 0n && key.num <= 4n;
  if (small && COUNTED.test(after)) return false;
  const around = `${/(\S+ \S+ -?)$/.exec(before)?.[1] ?? ''}${plain.slice(numeral.start, numeral.end)}`.replaceAll(
    WORD_MARK,
    '',
  );
  const quoted = around.includes(' ') && secret.seenText.includes(around);
  const context = (CONTEXT_BEFORE.test(before) || CONTEXT_AFTER.test(after)) && !quoted;
  // "one" and "both" are rarely numbers.
  if (numeral.word && key.den === 1n && key.num === 1n) return context && /^\W*(?:$|[.!?,;])/.test(after);
  // Written in a way that the question does not write it: 8.0, 16/2.
  const written = plain.slice(numeral.start, numeral.end).trim();
  if (/[./]/.test(written) && !secret.seenText.replace(/\s/g, '').includes(written.replace(/\s/g, ''))) return true;
  return context || alone || !secret.seenNumbers.has(numberKey(numeral.value));
}
