import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

const LETTERS = [
  ['a', 'b'],
  ['x', 'y'],
  ['m', 'n'],
  ['p', 'q'],
  ['c', 'd'],
  ['r', 's'],
] as const;

/** p % of one quantity equals q % of another: how do they compare? */
export const equalPercents: Template = {
  id: 'percent-equal-parts',
  skill: 26,
  difficulty: 'medium',
  shift: 0.3,
  seconds: 75,
  type: 'choice',
  ordered: true,
  context: false,
  make(draw) {
    const [first, second] = draw.pick(LETTERS);
    const [one, other] = draw.distinct(2, 1, 24).map((value) => value * 5) as [number, number];
    const right = (one / other) * 100;
    const inverse = (other / one) * 100;
    if (
      ![right, inverse].every((value) => Number.isInteger(Math.round(value * 1e6) / 1e5)) ||
      right > 700 ||
      inverse > 700
    )
      return null;
    // A key that is the longest number of the four would give itself away if it came often.
    if (
      [inverse, one + other, one - other].every((value) => num(Math.abs(value)).length < num(right).length) &&
      draw.chance(0.95)
    )
      return null;
    const percent = (value: number): string => tex(`${num(value)}\\%`);
    return {
      type: 'choice',
      question: `<p>For positive quantities ${tex(first)} and ${tex(second)}, ${percent(one)} of ${tex(first)} is equal to ${percent(other)} of ${tex(second)}. The quantity ${tex(second)} is what percent of ${tex(first)}?</p>`,
      right: percent(right),
      wrong: [
        [percent(inverse), 'inverted-ratio', `This is what percent ${tex(first)} is of ${tex(second)}.`],
        [
          percent(one + other),
          'sum-for-ratio',
          `This is the sum of ${percent(one)} and ${percent(other)}. Adding them doesn't compare anything.`,
        ],
        [
          percent(Math.abs(one - other)),
          'difference-for-ratio',
          `This is the difference of ${percent(one)} and ${percent(other)}, but those are percents of different quantities.`,
        ],
        [
          percent((one * other) / 100),
          'product-for-ratio',
          `This is ${percent(one)} of ${percent(other)}, a product. Here you need to divide.`,
        ],
      ],
      why: `The sentence says ${tex(`${num(one / 100)}${first}=${num(other / 100)}${second}`)}. Dividing by ${tex(num(other / 100))} gives ${tex(`${second}=\\frac{${num(one / 100)}}{${num(other / 100)}}${first}=${num(right / 100)}${first}`)}, so ${tex(second)} is ${percent(right)} of ${tex(first)}.`,
      math: {
        landmarks: [
          [
            one / other,
            `what ${tex(`${first}`)} is multiplied by to get ${tex(`${second}`)}`,
            'How many percent is that?',
          ],
        ],
        starts: [`${num(one / 100)}${first}=${num(other / 100)}${second}`, `${one}${first}=${other}${second}`],
      },
      simpler: `Pick an easy number, like ${tex(`${first}=100`)}. Then ${percent(one)} of it is ${tex(`${one}`)}. That's ${percent(other)} of ${tex(`${second}`)}, so ${tex(`${second}=${num(right)}`)}. And that's ${percent(right)} of ${tex('100')}.`,
      hints: [
        'Write the sentence as an equation. What decimals go with the two percents?',
        `Which of the two must be larger, ${tex(first)} or ${tex(second)}?`,
        `Get ${tex(second)} alone. What do you divide by?`,
        `Now ${tex(second)} is a number times ${tex(first)}. How do you turn that into a percent?`,
      ],
    };
  },
};
