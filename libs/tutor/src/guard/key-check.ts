import { equalRational, isCorrect, readRational } from '@aivy/exam';
import { fold, unmarked, withoutTex } from './fold.js';
import { letterMentions } from './letters.js';
import { digitised, numeralsIn } from './numerals.js';
import { optionsSaid } from './options.js';
import { numberKey, prepareSecret, type PreparedSecret } from './secret.js';

/** The key of a question that is complete. */
export interface StoredKey {
  type: 'choice' | 'blank';
  /** The letter a-d, or the comma list of accepted values. */
  answer: string;
  /** HTML, in the order of their letters. */
  choices?: readonly string[];
}

/** What a text says of the key: names it as right, says nothing, or calls something else right or the key wrong. */
export type KeyStatement = 'states' | 'silent' | 'contradicts';

const RIGHT = /\b(?:correct|right|best|true|answer|solution|key|fits|works)\b/;
const WRONG =
  /\b(?:not|n't|isn't|wrong|incorrect|never|cannot|can't|false|fails?|rather than|instead of|unlike|tempting|trap|mistake|miss(?:es|ed)?|slip|only|but|why|if|nor|neither|would|were|your|you|chose|picked|looks?|seems?)\b/;
const DENIED =
  /\b(?:is|are|was) (?:not|never|n't) (?:the )?(?:correct|right|answer|best)|\b(?:is|was) (?:wrong|incorrect|false)\b|\bisn't (?:correct|right|the answer)/;

/** Made once a question; each call looks at one sentence. */
export function createKeyCheck(key: StoredKey): (sentence: string) => KeyStatement {
  const secret = prepareSecret({
    type: key.type,
    answer: key.answer,
    seen: [],
    ...(key.choices ? { choices: key.choices } : {}),
  });
  return (sentence) => {
    const prose = unmarked(fold(sentence));
    const lower = withoutTex(prose).toLowerCase();
    if (key.type === 'blank') return ofValue(lower, key.answer);
    return ofChoice(prose, lower, secret);
  };
}

/** "The answer is …", "x = … is the solution": what is called the answer. */
const CLAIMED =
  /\b(?:answer|solution|result|correct value|key)(?: \w+){0,3}? ?(?:is|:|=|equals|comes to|must be|should be|was)[^.!?\n]{0,24}?(-?\d[\d./]*)/g;

function ofValue(lower: string, answer: string): KeyStatement {
  const plain = digitised(lower).replace(/\u2063/g, '');
  const accepted = answer.split(',').map((each) => readRational(each.trim()));
  const isKey = (text: string): boolean => {
    const bare = text.replace(/[./]+$/, '');
    const value = readRational(bare);
    return (
      isCorrect(bare, { type: 'blank', answer }) ||
      (value !== null && accepted.some((each) => each !== null && equalRational(each, value)))
    );
  };
  const claims = [...plain.matchAll(CLAIMED)].map(([, value]) => value!);
  if (claims.some((claim) => !isKey(claim)) && !WRONG.test(lower)) return 'contradicts';
  if ((DENIED.test(lower) || /\b(?:is|was) (?:not|never)\b|\bisn't\b/.test(lower)) && claims.some(isKey))
    return 'contradicts';
  return claims.some(isKey) ||
    (RIGHT.test(lower) &&
      numeralsIn(plain).some(({ value }) => accepted.some((each) => each !== null && equalRational(each, value))))
    ? 'states'
    : 'silent';
}

function ofChoice(prose: string, lower: string, secret: PreparedSecret): KeyStatement {
  if (!RIGHT.test(lower) && !DENIED.test(lower)) return 'silent';
  const letters = letterMentions(prose, new Set()).map(({ index }) => index);
  const values = new Set(numeralsIn(digitised(lower)).map(({ value }) => numberKey(value)));
  const byText =
    letters.length > 0
      ? []
      : [
          ...optionsSaid(lower, secret),
          ...secret.options
            .filter(({ value }) => value !== null && values.has(numberKey(value)))
            .map(({ index }) => index),
        ];
  const named = new Set([...letters, ...byText]);
  if (named.size === 0) return 'silent';
  if (DENIED.test(lower)) return named.has(secret.right) && named.size === 1 ? 'contradicts' : 'silent';
  if (named.has(secret.right))
    return named.size > 1 && /\b(?:both|also|as well|too)\b/.test(lower) && !WRONG.test(lower)
      ? 'contradicts'
      : 'states';
  return WRONG.test(lower) ? 'silent' : 'contradicts';
}
