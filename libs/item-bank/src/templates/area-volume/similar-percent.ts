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
          `Areas and volumes of similar solids do not change by the same percentage, since one grows with the square of the lengths and the other with the cube.`,
        ],
        [percent(1), 'answered-lengths', 'By this percentage the lengths differ; the question is not about a length.'],
        [
          typed((Math.abs(change(factor, given[1])) * wanted[1]) / given[1]),
          'percent-scaled-as-exponent',
          'Here the percentage itself was multiplied by a ratio of exponents; it is the factor, not the percentage, that is raised to a power.',
        ],
        [
          typed(Math.round(factor ** wanted[1] * 1e6) / 1e4),
          'percent-of-for-percent-more',
          `This compares the two solids in another way than the question does; read again what ${tex('p')} says.`,
        ],
        [
          typed(Math.abs(Math.round((factor ** (given[1] * wanted[1]) - 1) * 1e6) / 1e4)),
          'root-forgotten',
          `This raises the factor of the ${given[0]} to a power before going back to the factor of the lengths.`,
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
        'A percentage that is greater or less belongs to a factor; work with factors.',
        `By what factor is the ${given[0]} multiplied?`,
        `Which power of the factor of the lengths is the factor of the ${given[0]}?`,
        `Find the factor of the lengths, raise it to the power that belongs to the ${wanted[0]}, and turn the result back into a percentage.`,
      ],
    };
  },
};
