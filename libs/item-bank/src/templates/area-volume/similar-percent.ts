import { typed } from '../exam-print.js';
import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SOLIDS = ['right circular cylinders', 'right circular cones', 'rectangular prisms', 'square pyramids'] as const;
const FACTORS = [1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4] as const;

const change = (factor: number, power: number): number => Math.round((factor ** power - 1) * 1e6) / 1e4;

/** Similar solids whose areas, or volumes, differ by a percentage: by what percentage do the others differ? */
export const similarPercent: Template = {
  id: 'area-volume-similar-percent',
  skill: 21,
  difficulty: 'hard',
  shift: 0.3,
  seconds: 110,
  type: 'blank',
  context: false,
  make(draw) {
    const solids = draw.pick(SOLIDS);
    const factor = draw.pick(FACTORS);
    const [one, other] = draw.pick([
      ['A', 'B'],
      ['P', 'Q'],
      ['X', 'Y'],
    ] as const);
    const [given, wanted] = draw.chance(0.5)
      ? ([
          ['surface area', 2],
          ['volume', 3],
        ] as const)
      : ([
          ['volume', 3],
          ['surface area', 2],
        ] as const);
    const word = factor > 1 ? 'greater' : 'less';
    const percent = (power: number): string => typed(Math.abs(change(factor, power)));
    const scale = num(factor);
    return {
      type: 'blank',
      question: `<p>Solids ${tex(one)} and ${tex(other)} are similar ${solids}. The ${given[0]} of solid ${tex(other)} is ${tex(`${percent(given[1])}\\%`)} ${word} than the ${given[0]} of solid ${tex(one)}. The ${wanted[0]} of solid ${tex(other)} is ${tex('p\\%')} ${word} than the ${wanted[0]} of solid ${tex(one)}. What is the value of ${tex('p')}?</p>`,
      answer: percent(wanted[1]),
      wrong: [
        [
          percent(given[1]),
          'percent-kept',
          `Areas and volumes don't change by the same percent. Areas grow with the square of the lengths, volumes with the cube.`,
        ],
        [
          percent(1),
          'answered-lengths',
          "That's how many percent the lengths differ. The question isn't about a length.",
        ],
        [
          typed((Math.abs(change(factor, given[1])) * wanted[1]) / given[1]),
          'percent-scaled-as-exponent',
          "This multiplies the percent itself by a ratio of exponents. It's the multiplier that gets raised to a power.",
        ],
        [
          typed(Math.round(factor ** wanted[1] * 1e6) / 1e4),
          'percent-of-for-percent-more',
          `This compares the two solids in a different way than the question does. What does ${tex('p')} stand for?`,
        ],
        [
          typed(Math.abs(Math.round((factor ** (given[1] * wanted[1]) - 1) * 1e6) / 1e4)),
          'root-forgotten',
          `This raises the multiplier of the ${given[0]} to a power without going back to the lengths first.`,
        ],
      ],
      why: `The ${given[0]} is multiplied by ${tex(num(Math.round(factor ** given[1] * 1e6) / 1e6))}, which is ${tex(`${scale}^${given[1]}`)}, so every length is multiplied by ${tex(scale)}. The ${wanted[0]} is then multiplied by ${tex(`${scale}^${wanted[1]}=${num(Math.round(factor ** wanted[1] * 1e6) / 1e6)}`)}, which is a change of ${tex(`${percent(wanted[1])}\\%`)}.`,
      math: {
        landmarks: [
          [
            num(Math.round(factor ** given[1] * 1e6) / 1e6),
            `what the ${given[0]} is multiplied by`,
            'So what are the lengths multiplied by?',
          ],
          [num(factor), 'what the lengths are multiplied by', `What does that do to the ${wanted[0]}?`],
          [
            num(Math.round(factor ** wanted[1] * 1e6) / 1e6),
            `what the ${wanted[0]} is multiplied by`,
            `How many percent ${word} is that?`,
          ],
        ],
      },
      simpler: `Find what the lengths are multiplied by: ${tex(`${scale}`)}. Areas use that number twice and volumes use it three times. So the ${wanted[0]} is multiplied by ${tex(`${num(Math.round(factor ** wanted[1] * 1e6) / 1e6)}`)}, which is ${tex(`${percent(wanted[1])}\\%`)} ${word}.`,
      hints: [
        'Which grows with the square of the lengths, and which with the cube?',
        `Turn the given percent into a multiplier. What is the ${given[0]} multiplied by?`,
        'Which root takes you from that multiplier back to the lengths?',
        `Raise the length multiplier to the power for the ${wanted[0]}. How many percent off 1 is it?`,
      ],
    };
  },
};
