import { answers, answerValue, close } from './answer-value.js';
import type { Oracle } from './oracle.js';
import { texValue } from './tex-value.js';

/** Sign of each change by its word, in the order of the text: `increased`, `greater` up; `decreased`, `less` down. */
const directions = (text: string): number[] =>
  [...text.matchAll(/\b(increased|decreased|greater|less)\b/g)].map(([, word]) =>
    word === 'increased' || word === 'greater' ? 1 : -1,
  );

/** So many for every hundred. */
const ofNumber: Oracle = ({ numbers: [percent = 0, whole = 0] }, answer) =>
  close(answerValue(answer) * 100, percent * whole, 1e-6);

/** The original value changed by the answer, in the direction named, has to give the new value. */
const change: Oracle = ({ question, numbers: [before = 0, after = 0] }, answer) => {
  const sign = question.includes('percent increase') ? 1 : -1;
  return close(before + (sign * before * answerValue(answer)) / 100, after, 1e-6);
};

/** Takes the discount off the answer, in cents. */
const discounted: Oracle = ({ numbers: [off = 0, sale = 0] }, answer) =>
  close(answerValue(answer) * 100 - answerValue(answer) * off, sale * 100, 1e-6);

/** Counts the whole in twentieths, since every percentage is a multiple of five. */
const partOfPart: Oracle = ({ numbers: [whole = 0, outer = 0, inner = 0] }, answer) =>
  close(answerValue(answer) * 400, whole * (outer / 5) * (inner / 5), 1e-6);

/** Follows a starting value of a million through both changes. */
const successive: Oracle = ({ question }, answer) => {
  const sizes = [...question.matchAll(/(\d+)\\%/g)].map(([, size]) => Number(size));
  const signs = directions(question);
  let value = 1_000_000;
  sizes.forEach((size, index) => {
    value += (signs[index]! * size * value) / 100;
  });
  return sizes.length === 2 && answers(answer, value / 10_000, 1e-6);
};

/** Lets the first quantity be 1,000 and looks for the second by halving an interval. */
const equalParts: Oracle = ({ numbers: [one = 0, other = 0] }, answer) => {
  let [low, high] = [0, 1e6];
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (middle * other < one * 1000) low = middle;
    else high = middle;
  }
  return answers(answer, low / 10, 1e-6);
};

/** Gives the quantity of the expression a value and follows the two sentences. */
const linked: Oracle = ({ question }, answer) => {
  const [, base = ''] = /in terms of \\\(([a-z])\\\)/.exec(question) ?? [];
  const sizes = [...question.matchAll(/(\d+)\\%/g)].map(([, size]) => Number(size));
  const [one = 0, other = 0] = directions(question).map((sign, index) => (sign * sizes[index]!) / 100);
  const start = 640;
  const middle = start + one * start;
  return close(texValue(answer, { [base]: start }), middle + other * middle, 1e-6);
};

/** Mixes the two and measures the part. */
const mixed: Oracle = ({ numbers: [have = 0, weak = 0, strong = 0, wanted = 0] }, answer) => {
  const added = answerValue(answer);
  return close((have * weak + added * strong) / (have + added), wanted, 1e-6);
};

export const PERCENTAGES_ORACLES: Readonly<Record<string, Oracle>> = {
  'percent-of-number': ofNumber,
  'percent-change': change,
  'percent-original-price': discounted,
  'percent-of-part': partOfPart,
  'percent-successive': successive,
  'percent-equal-parts': equalParts,
  'percent-linked': linked,
  'percent-mixture': mixed,
};
