import type { WrongChoice } from '../../content/author.js';

import { gcd, num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    all: 'the seeds in a bag',
    one: 'sunflower seeds',
    rest: 'pumpkin seeds',
    is: 'a sunflower seed',
    verb: 'are roasted',
    picked: 'roasted seeds',
  },
  {
    all: 'the students at a school',
    one: 'seniors',
    rest: 'other students',
    is: 'a senior',
    verb: 'play a sport',
    picked: 'students who play a sport',
  },
  {
    all: 'the cars in a parking lot',
    one: 'electric cars',
    rest: 'other cars',
    is: 'an electric car',
    verb: 'are white',
    picked: 'white cars',
  },
  {
    all: 'the books in a library',
    one: 'novels',
    rest: 'other books',
    is: 'a novel',
    verb: 'are on loan',
    picked: 'books on loan',
  },
  {
    all: 'the residents of a village',
    one: 'farmers',
    rest: 'other residents',
    is: 'a farmer',
    verb: 'own a boat',
    picked: 'residents who own a boat',
  },
] as const;

/** A share that is a letter and two percentages: a conditional probability in the other direction, as an expression. */
export const shareInLetters: Template = {
  id: 'prob-share-in-letters',
  skill: 29,
  difficulty: 'hard',
  shift: 0.4,
  seconds: 120,
  type: 'choice',
  context: true,
  make(draw) {
    const { all, one, rest, is, verb, picked } = draw.pick(SETTINGS);
    const letter = draw.pick(['k', 'n', 'x', 'm'] as const);
    const [first, second] = [5 * draw.int(1, 18), 5 * draw.int(1, 18)];
    const by = gcd(first, second);
    const [a, b] = [first / by, second / by];
    if (a === b || a > 12 || b > 12 || a === 1) return null;
    const own = `${a}${letter}`;
    const others = `${b === 1 ? '' : b}(100-${letter})`;
    const fraction = (top: string, bottom: string): string => tex(`\\frac{${top}}{${bottom}}`);
    const right = fraction(own, `${own}+${b === 1 ? '' : b}(100-${letter})`);
    return {
      type: 'choice',
      question:
        `<p>Of ${all}, ${tex(`${letter}\\%`)} are ${one}, where ${tex(`0\\lt ${letter}\\lt 100`)}${rest.startsWith('other') ? '' : `, and the rest are ${rest}`}. Of the ${one}, ${tex(`${first}\\%`)} ${verb}; of the ${rest}, ${tex(`${second}\\%`)} ${verb}. If one of the ${picked} is selected at random, which expression represents the probability that it is ${is}?</p>`
          .replace('that it is a senior', 'that the student is a senior')
          .replace('that it is a farmer', 'that the resident is a farmer'),
      right,
      wrong: draw.shuffle<WrongChoice>([
        [
          fraction(own, others),
          'part-to-part',
          'This compares one part with the other part. A probability compares a part with the whole.',
        ],
        [
          fraction(String(a), String(a + b)),
          'shares-of-groups-ignored',
          'This works only if the two groups are the same size.',
        ],
        [
          fraction(`${first}${letter}`, '10{,}000'),
          'joint-for-conditional',
          `This is out of everything together, but the pick is from the ${picked}.`,
        ],
        [
          fraction(own, `${own}+${num(100 * b)}`),
          'others-not-reduced',
          `This counts the ${rest} as if they were the whole group.`,
        ],
        [
          fraction(`${b === 1 ? '' : b}(100-${letter})`, `${own}+${others}`),
          'complement',
          'Read again whose probability is asked for.',
        ],
      ]),
      why:
        `Take ${tex('100')} in all: ${tex(letter)} are ${one} and ${tex(`100-${letter}`)} are ${rest}. Those who ${verb} are ${tex(`\\frac{${first}}{100}${letter}`)} and ${tex(`\\frac{${second}}{100}(100-${letter})`)}.`.replace(
          'Those who are',
          'Those that are',
        ) +
        ` The probability is the first of these numbers divided by their sum; multiplied above and below by ${tex(`\\frac{100}{${by}}`)} it is ${right}.`,
      math: { starts: [`x=${first}/100*${letter}`, `y=${second}/100*(100-${letter})`] },
      simpler: `Take ${tex('100')} in all, so ${tex(`${letter}`)} are ${one} and ${tex(`100-${letter}`)} are not. Find how many of each ${verb}. The probability is the first number over both numbers together.`,
      hints: [
        'Say there are 100 in all. How many of them are in the first group?',
        `How many are in each of the two groups, with ${tex(letter)}?`,
        `How many in each group ${verb}?`,
        'The pick is only from those. Which number goes on top, and which below?',
      ],
    };
  },
};
