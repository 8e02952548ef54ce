import { typed } from '../exam-print.js';
import { shownIn } from '../statistics.js';
import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

const LETTERS = [
  ['x', 'y', 'z'],
  ['a', 'b', 'c'],
  ['p', 'q', 'r'],
  ['u', 'v', 'w'],
] as const;

/** Two percentages lead from the third quantity to the first; the way back is wanted. */
export const chainReversed: Template = {
  id: 'percent-chain-reversed',
  skill: 26,
  difficulty: 'hard',
  shift: 0.1,
  seconds: 100,
  type: 'blank',
  context: false,
  make(draw) {
    const [first, second, third] = draw.pick(LETTERS);
    const of = 5 * draw.int(1, 60);
    const change = 5 * draw.nonZero(-18, 40);
    const [one, two] = [of / 100, 1 + change / 100];
    const back = 1 / (one * two);
    const more = draw.chance(0.5);
    const greater = back > 1;
    const key = more ? Math.abs(back - 1) * 100 : back * 100;
    if (
      of === 100 ||
      Math.abs(change) === 100 ||
      !shownIn(key, 1) ||
      key > 1500 ||
      key < 4 ||
      Math.abs(back - 1) < 0.03 ||
      back === two
    )
      return null;
    const word = greater ? 'greater' : 'less';
    const value = (number: number): string => typed(Math.round(number * 100) / 100);
    return {
      type: 'blank',
      question: `<p>For the positive quantities ${tex(first)}, ${tex(second)}, and ${tex(third)}, ${tex(first)} is ${tex(`${of}\\%`)} of ${tex(second)}, and ${tex(second)} is ${tex(`${Math.abs(change)}\\%`)} ${change > 0 ? 'greater' : 'less'} than ${tex(third)}. ${more ? `The quantity ${tex(third)} is ${tex('n\\%')} ${word} than ${tex(first)}. What is the value of ${tex('n')}?` : `The quantity ${tex(third)} is what percent of ${tex(first)}? (Disregard the percent sign when entering your answer.)`}</p>`,
      answer: value(key),
      wrong: [
        [
          value(one * two * 100),
          'comparison-reversed',
          `This compares ${tex(first)} with ${tex(third)}. The question asks for the other direction.`,
        ],
        [
          value(more ? back * 100 : Math.abs(back - 1) * 100),
          'other-comparison',
          'Read again how the question wants the two quantities compared.',
        ],
        [
          value(Math.abs(100 - one * two * 100)),
          'percent-reversed',
          "A percent difference isn't the same in the other direction.",
        ],
        [
          value(10_000 / of / Math.abs(change / 100)),
          'percent-for-factor',
          `This uses the second percent by itself as the factor, but "${Math.abs(change)}% ${change > 0 ? 'greater' : 'less'}" means something else.`,
        ],
        [value((one / two) * 100), 'only-one-step-reversed', 'This reverses only one of the two steps.'],
      ],
      why: `As equations, ${tex(`${first}=${num(one)}${second}`)} and ${tex(`${second}=${num(two)}${third}`)}, so ${tex(`${first}=${num(one)}\\cdot ${num(two)}${third}=${num(Math.round(one * two * 1e6) / 1e6)}${third}`)}. Then ${tex(`${third}=\\frac{1}{${num(Math.round(one * two * 1e6) / 1e6)}}${first}=${num(Math.round(back * 1e6) / 1e6)}${first}`)}, ${more ? `which is ${tex(`${value(key)}\\%`)} ${word} than ${tex(first)}` : `which is ${tex(`${value(key)}\\%`)} of ${tex(first)}`}.`,
      math: {
        landmarks: [
          [
            num(one),
            `what ${tex(`${second}`)} is multiplied by to get ${tex(`${first}`)}`,
            `How do you get ${tex(`${second}`)} from ${tex(`${third}`)}?`,
          ],
          [
            num(two),
            `what ${tex(`${third}`)} is multiplied by to get ${tex(`${second}`)}`,
            'What do both steps come to?',
          ],
          [
            Math.round(one * two * 1e6) / 1e6,
            `what ${tex(`${third}`)} is multiplied by to get ${tex(`${first}`)}`,
            'How do you go the other way?',
          ],
        ],
        starts: [`${first}=${num(one)}${second}`, `${second}=${num(two)}${third}`],
      },
      simpler: `Turn each sentence into a multiplier: ${tex(`${num(one)}`)} and ${tex(`${num(two)}`)}. Multiply them to go from ${tex(`${third}`)} to ${tex(`${first}`)}. To go back from ${tex(`${first}`)} to ${tex(`${third}`)}, divide ${tex('1')} by that. That gives ${tex(`${value(key)}\\%`)}.`,
      hints: [
        'Turn each statement into an equation. What decimal goes with each percent?',
        `If something is some percent ${change > 0 ? 'greater' : 'less'}, what do you multiply by?`,
        `Write ${tex(first)} with ${tex(third)}. How do you get back from ${tex(first)} to ${tex(third)}?`,
        `Which quantity are you comparing with, and does it say "percent of" or "percent ${word}"?`,
      ],
    };
  },
};
