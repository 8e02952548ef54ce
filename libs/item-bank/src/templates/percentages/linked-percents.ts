import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

const LETTERS = [
  ['x', 'y', 'z'],
  ['a', 'b', 'c'],
  ['p', 'q', 'r'],
  ['r', 's', 't'],
  ['u', 'v', 'w'],
] as const;

/** One quantity by another in percent more or less, and a third by the first: an expression is wanted. */
export const linkedPercents: Template = {
  id: 'percent-linked',
  skill: 26,
  difficulty: 'hard',
  seconds: 85,
  type: 'choice',
  context: false,
  make(draw) {
    const [first, second, third] = draw.pick(LETTERS);
    const one = 5 * draw.nonZero(-16, 30);
    const other = 5 * draw.nonZero(-16, 30);
    const right = ((100 + one) * (100 + other)) / 10_000;
    if (
      one * other > 0 ||
      Math.abs(one) === 100 ||
      Math.abs(other) === 100 ||
      !Number.isInteger(Math.round(right * 1e8) / 1e4) ||
      right === 1
    )
      return null;
    const relation = (change: number): string =>
      `${tex(`${Math.abs(change)}\\%`)} ${change > 0 ? 'greater' : 'less'} than`;
    const times = (factor: number): string => tex(`${num(factor)}${second}`);
    return {
      type: 'choice',
      question: `<p>For the positive quantities ${tex(first)}, ${tex(second)}, and ${tex(third)}, ${tex(first)} is ${relation(one)} ${tex(second)}, and ${tex(third)} is ${relation(other)} ${tex(first)}. Which expression represents ${tex(third)} in terms of ${tex(second)}?</p>`,
      right: times(right),
      wrong: [
        [
          times((100 + one + other) / 100),
          'percents-added',
          `This adds the percents, but the second one is taken of ${tex(first)}, not of ${tex(second)}.`,
        ],
        [
          times(Math.abs(one * other) / 10_000),
          'percent-for-factor',
          `This multiplies the bare percents, but "${Math.abs(one)}% ${one > 0 ? 'greater' : 'less'}" means a factor of ${tex((100 + one) / 100)}.`,
        ],
        ...(100 - one > 0 && 100 - other > 0
          ? [
              [
                times(((100 - one) * (100 - other)) / 10_000),
                'increase-for-decrease',
                '"Greater" and "less" are swapped in both steps.',
              ] as const,
            ]
          : []),
        ...(one > 0
          ? [
              [
                times((one * (100 + other)) / 10_000),
                'of-for-greater-than',
                `This takes ${tex(first)} as ${tex(`${one}\\%`)} of ${tex(second)}, but it's that much greater than ${tex(second)}.`,
              ] as const,
            ]
          : [
              [
                times(((100 + one) * other) / 10_000),
                'of-for-greater-than',
                `This takes ${tex(third)} as ${tex(`${other}\\%`)} of ${tex(first)}, but it's that much greater than ${tex(first)}.`,
              ] as const,
            ]),
      ],
      why: `${tex(`${first}=${num((100 + one) / 100)}${second}`)} and ${tex(`${third}=${num((100 + other) / 100)}${first}`)}. Substituting, ${tex(`${third}=${num((100 + other) / 100)}\\cdot ${num((100 + one) / 100)}${second}=${num(right)}${second}`)}.`,
      math: {
        landmarks: [
          [
            (100 + one) / 100,
            `what ${tex(`${second}`)} is multiplied by to get ${tex(`${first}`)}`,
            `How do you get ${tex(`${third}`)} from ${tex(`${first}`)}?`,
          ],
          [
            (100 + other) / 100,
            `what ${tex(`${first}`)} is multiplied by to get ${tex(`${third}`)}`,
            'How do the two steps go together?',
          ],
          [
            100 + one,
            `the percent of ${tex(`${second}`)} that ${tex(`${first}`)} is`,
            `How do you get ${tex(`${third}`)} from it?`,
          ],
        ],
        starts: [`${first}=${num((100 + one) / 100)}${second}`, `${third}=${num((100 + other) / 100)}${first}`],
      },
      simpler: `Say ${tex(`${second}`)} is ${tex('100')}. Then ${tex(`${first}`)} is ${tex(`${100 + one}`)}. To get ${tex(`${third}`)}, multiply by ${tex(`${num((100 + other) / 100)}`)}, and you have ${tex(`${num(right * 100)}`)}. So ${tex(`${third}`)} is ${tex(`${num(right)}`)} times ${tex(`${second}`)}.`,
      hints: [
        'Turn each sentence into an equation. Which decimal goes with each percent?',
        'What do you multiply by for "greater than", and what for "less than"?',
        `Write ${tex(first)} with ${tex(second)}. What number goes in front?`,
        `Put that into the equation for ${tex(third)}. Which two numbers do you multiply?`,
      ],
    };
  },
};
