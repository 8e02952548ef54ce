import { radical } from '../radical.js';
import { tex } from '../tex.js';
import type { Template } from '../template.js';
import { CORNERS } from './triples.js';

/** Squares of the sides as seen from the angle: opposite, adjacent, hypotenuse. */
const SQUARES = { 30: [1, 3, 4], 45: [1, 1, 2], 60: [3, 1, 4] } as const;
const PROPORTION = { 30: '1:\\sqrt{3}:2', 45: '1:1:\\sqrt{2}', 60: '1:\\sqrt{3}:2' } as const;
const ORDER = {
  30: 'the leg opposite the angle of 30 degrees, the other leg, and the hypotenuse',
  45: 'the two legs and the hypotenuse',
  60: 'the leg adjacent to the angle of 60 degrees, the other leg, and the hypotenuse',
} as const;

/** One angle and one side of a special right triangle given, another side wanted in radical form. */
export const specialTriangle: Template = {
  id: 'right-triangles-special',
  skill: 23,
  difficulty: 'medium',
  seconds: 75,
  type: 'choice',
  context: false,
  make(draw) {
    const [vertex, top, right] = draw.pick(CORNERS);
    const angle = draw.pick([30, 45, 60] as const);
    const sides = [`${top}${right}`, `${vertex}${right}`, `${vertex}${top}`];
    const [given = 0, wanted = 0] = draw.distinct(2, 0, 2);
    const length = draw.int(3, 30);
    const squares = SQUARES[angle];
    const [over, under] = [squares[wanted]!, squares[given]!];
    // Pairs of sides whose ratio has no root in it are too easy here.
    if (over === under || over === 4 * under || under === 4 * over) return null;
    const longer = over > under;
    const times = (top: number, bottom: number): string => tex(radical(length, top * bottom, bottom));
    const by = (square: number): string => (longer ? times(square, 1) : times(1, square));
    const kind = angle === 45 ? 'an isosceles right triangle' : 'a triangle with angles of 30, 60, and 90 degrees';
    if (!times(over, under).includes('sqrt')) return null;
    return {
      type: 'choice',
      question: `<p>In triangle ${tex(`${vertex}${top}${right}`)}, the measure of angle ${tex(vertex)} is ${tex(`${angle}^\\circ`)} and the measure of angle ${tex(right)} is ${tex('90^\\circ')}. If the length of ${tex(`\\overline{${sides[given]!}}`)} is ${tex(length)}, what is the length of ${tex(`\\overline{${sides[wanted]!}}`)}?</p>`,
      right: times(over, under),
      wrong: [
        [
          times(under, over),
          'ratio-inverted',
          `This goes the wrong way. It treats ${tex(length)} as the length of ${tex(`\\overline{${sides[wanted]!}}`)} and finds ${tex(`\\overline{${sides[given]!}}`)}.`,
        ],
        ...(angle === 45
          ? [
              [
                by(3),
                'wrong-special-triangle',
                `The factor ${tex('\\sqrt{3}')} goes with a triangle with angles of 30 and 60 degrees.`,
              ] as const,
              [
                tex(longer ? 2 * length : radical(length, 1, 2)),
                'root-forgotten',
                `This uses 2 where ${tex('\\sqrt{2}')} takes you from a leg to the hypotenuse.`,
              ] as const,
            ]
          : [
              [
                tex(longer ? 2 * length : radical(length, 1, 2)),
                'short-for-long-leg',
                'The factor 2 links the shorter leg and the hypotenuse. Here the longer leg is involved.',
              ] as const,
              [
                by(2),
                'wrong-special-triangle',
                `The factor ${tex('\\sqrt{2}')} goes with a triangle with two angles of 45 degrees.`,
              ] as const,
            ]),
      ],
      why: `This is ${kind}: ${ORDER[angle]} have the ratio ${tex(PROPORTION[angle])}. So the length of ${tex(`\\overline{${sides[wanted]!}}`)} is ${times(over, under)}.`,
      math: {
        landmarks: [
          [length * length, 'the square of the given side', 'How do the squares of the sides compare?'],
          [90 - angle, 'the third angle', 'What is the ratio of the sides in such a triangle?'],
        ],
      },
      simpler: `This is a special triangle. Its sides always have the ratio ${tex(`${PROPORTION[angle]}`)}. Find the side you know and the side you want in that list. Then scale up: you get ${times(over, under)}.`,
      hints: [
        "What's the third angle? So which special right triangle is this?",
        `Check the angles across from them. Which is longer, ${tex(sides[given]!)} or ${tex(sides[wanted]!)}?`,
        'What fixed ratio do the three sides have in this triangle?',
        longer
          ? 'What number do you multiply the given length by?'
          : 'Divide by the ratio of the two sides. How do you clear the root below?',
      ],
    };
  },
};
