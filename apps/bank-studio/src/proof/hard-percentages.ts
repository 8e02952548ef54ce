import { answers, answerValue, close } from './answer-value.js';
import { alike, valueWith } from './letters.js';
import type { Oracle } from './oracle.js';

const sign = (word: string): number => (/^(?:greater|increase)/.test(word) ? 1 : -1);

/** Follows an amount through the changes with a number for the letter, and then looks for the last percentage. */
const followedChange: Oracle = ({ question }, answer) => {
  const [, letter = ''] = /\\\(([a-z])\\%\\\)/.exec(question) ?? [];
  const k = 17;
  const start = 640;
  const said = valueWith(answer, { [letter]: k });
  const changes = [...question.matchAll(/(increased|decreased) by \\\(|and by \\\(/g)].map(([, word]) => word);
  if (changes.length === 0) return alike(said, (100 * start) / (start + (start * k) / 100), 1e-9);
  let [amount, last] = [start, ''];
  for (const word of changes) {
    last = word ?? last;
    amount += (sign(last) * amount * k) / 100;
  }
  const back = /have to (increase|decrease) to return/.exec(question);
  if (back) return alike(amount + (sign(back[1]!) * amount * said) / 100, start, 1e-9);
  const [, word = ''] = /percent was the final \w+ (greater|less)/.exec(question) ?? [];
  return alike(start + (sign(word) * start * said) / 100, amount, 1e-9);
};

/** Starts with a number for the third quantity and compares in the words of the question. */
const walkedBack: Oracle = ({ question }, answer) => {
  const [, of = ''] = /is \\\((\d+)\\%\\\) of/.exec(question) ?? [];
  const [, change = '', word = ''] = /is \\\((\d+)\\%\\\) (greater|less) than/.exec(question) ?? [];
  const third = 4000;
  const second = third + (sign(word) * third * Number(change)) / 100;
  const first = (second * Number(of)) / 100;
  const [, more] = /is \\\(n\\%\\\) (greater|less) than/.exec(question) ?? [];
  if (!more) return answers(answer, (third / first) * 100, 1e-6);
  return close(first + (sign(more) * first * answerValue(answer)) / 100, third, 1e-6);
};

/** Splits a million as the answer says, and lets each part and the whole grow. */
const grownParts: Oracle = ({ question }, answer) => {
  const [one = 0, other = 0, whole = 0] = [...question.matchAll(/\\\((\d+)\\%\\\) (greater|less)/g)].map(
    ([, size = '', word = '']) => 1 + (sign(word) * Number(size)) / 100,
  );
  const parts = [answerValue(answer) / 100, 1 - answerValue(answer) / 100] as const;
  const thisYear = question.includes('this year are');
  const [before, after] = thisYear ? [parts[0] / one + parts[1] / other, 1] : [1, parts[0] * one + parts[1] * other];
  return close(before * whole, after, 1e-6);
};

export const HARD_PERCENTAGES_ORACLES: Readonly<Record<string, Oracle>> = {
  'percent-letter-change': followedChange,
  'percent-chain-reversed': walkedBack,
  'percent-growth-of-parts': grownParts,
};
