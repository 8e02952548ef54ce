import { tex } from '../tex.js';
import type { Template } from '../template.js';

const NAMES = [
  ['A', 'B', 'C'],
  ['P', 'Q', 'R'],
  ['J', 'K', 'L'],
  ['X', 'Y', 'Z'],
  ['D', 'E', 'F'],
  ['R', 'S', 'T'],
  ['F', 'G', 'H'],
] as const;

/** Two sides of a triangle given; which length could the third have? */
export const thirdSide: Template = {
  id: 'lines-angles-third-side',
  skill: 22,
  difficulty: 'medium',
  shift: -0.2,
  seconds: 60,
  type: 'choice',
  ordered: true,
  context: false,
  make(draw) {
    const [a, b, c] = draw.pick(NAMES);
    const [one, other] = [draw.int(3, 30), draw.int(3, 30)];
    const [least, most] = [Math.abs(one - other), one + other];
    const asksPerimeter = draw.chance(0.35);
    const third = draw.int(least + 1, most - 1);
    if (least < 3 || third === one || third === other) return null;
    const shown = (value: number): string => tex(asksPerimeter ? value + most : value);
    const of = asksPerimeter ? (value: number) => `; the third side would be ${tex(value)}` : () => '';
    const beyond = draw.int(1, 6);
    const farther = beyond + draw.int(2, 6);
    // A side of such a triangle is too short to meet the others; a triangle of no length is no choice.
    const tooShort = draw.distinct(2, 1, 6).filter((by) => by < least);
    return {
      type: 'choice',
      question: `<p>In triangle ${tex(`${a}${b}${c}`)}, the length of ${tex(`\\overline{${a}${b}}`)} is ${tex(one)} and the length of ${tex(`\\overline{${b}${c}}`)} is ${tex(other)}. Which of the following could be the ${asksPerimeter ? `perimeter of triangle ${tex(`${a}${b}${c}`)}` : `length of ${tex(`\\overline{${a}${c}}`)}`}?</p>`,
      right: shown(third),
      wrong: [
        [
          shown(most),
          'sum-allowed',
          `With this value, ${tex(`\\overline{${a}${c}}`)} is exactly as long as the other two sides together, so all three lie flat on one line${of(most)}.`,
        ],
        [
          shown(least),
          'difference-allowed',
          `With this value, ${tex(`\\overline{${a}${c}}`)} is exactly the difference of the other two sides, so all three lie flat on one line${of(least)}.`,
        ],
        [
          shown(most + beyond),
          'sum-exceeded',
          `With this value, ${tex(`\\overline{${a}${c}}`)} is longer than the other two sides together, so their ends can't meet${of(most + beyond)}.`,
        ],
        ...tooShort.map(
          (by) =>
            [
              shown(least - by),
              'difference-undershot',
              `With this value, the longer of the other two sides reaches beyond the shorter one and ${tex(`\\overline{${a}${c}}`)} together${of(least - by)}.`,
            ] as const,
        ),
        [
          shown(most + farther),
          'sum-exceeded',
          `With this value, ${tex(`\\overline{${a}${c}}`)} is longer than the other two sides together, so their ends can't meet${of(most + farther)}.`,
        ],
      ],
      why: `Each side of a triangle is shorter than the sum of the other two and longer than their difference, so ${tex(`${least}\\lt ${a}${c}\\lt ${most}`)}. ${asksPerimeter ? `The perimeter is ${tex(`${most}+${a}${c}`)}, which lies between ${tex(most + least)} and ${tex(2 * most)}; of the values offered only ${shown(third)} does.` : `Of the values offered, only ${shown(third)} lies between these bounds.`}`,
      math: {
        landmarks: [
          [least, 'the difference of the two sides', 'Can the third side be that short?'],
          [most, 'the sum of the two sides', 'Can the third side be that long?'],
          [third, 'a length that works for the third side', 'What does the question ask for?'],
        ],
      },
      simpler: `The third side has to reach, so it's longer than the difference, ${tex(`${least}`)}. And it can't be longer than the other two together, ${tex(`${most}`)}.${asksPerimeter ? ' Add the two known sides to get the perimeter.' : ''} Only ${shown(third)} fits.`,
      hints: [
        'Join the two sides at one end like a hinge. What changes as it opens?',
        'How far apart can the loose ends get? And how close?',
        'What if the sides lie flat on one line? Is that still a triangle?',
        asksPerimeter
          ? 'Find the range for the third side. What do you add to get the perimeter?'
          : 'Does your length fit between the difference and the sum of the two sides?',
      ],
    };
  },
};
