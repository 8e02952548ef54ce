import { gcd, num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** Two kinds that make up a whole. */
const SETTINGS = [
  {
    says: 'The ratio of fiction books to nonfiction books on a shelf is',
    whole: 'books on the shelf',
    first: 'fiction books',
    second: 'nonfiction books',
  },
  {
    says: 'In a choir, the ratio of altos to sopranos is',
    whole: 'altos and sopranos',
    first: 'altos',
    second: 'sopranos',
  },
  {
    says: 'In a parking garage, the ratio of electric cars to gasoline cars is',
    whole: 'such cars in the garage',
    first: 'electric cars',
    second: 'gasoline cars',
  },
  { says: 'On a farm, the ratio of goats to sheep is', whole: 'goats and sheep', first: 'goats', second: 'sheep' },
  {
    says: 'In a bead necklace, the ratio of silver beads to blue beads is',
    whole: 'beads, all silver or blue',
    first: 'silver beads',
    second: 'blue beads',
  },
  {
    says: 'In an orchard, the ratio of pear trees to plum trees is',
    whole: 'pear trees and plum trees',
    first: 'pear trees',
    second: 'plum trees',
  },
] as const;

/** A ratio and the total given, one part wanted. */
export const partsOfTotal: Template = {
  id: 'ratios-parts-of-total',
  skill: 25,
  difficulty: 'easy',
  shift: 0.2,
  seconds: 60,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const { says, whole, first, second } = draw.pick(SETTINGS);
    const [a, b] = draw.distinct(2, 2, 9) as [number, number];
    const one = draw.int(3, 16);
    if (gcd(a, b) > 1) return null;
    const total = (a + b) * one;
    const [asked, other, kind, rest] = draw.chance(0.5) ? [a, b, first, second] : [b, a, second, first];
    return {
      type: 'choice',
      question: `<p>${says} ${tex(a)} to ${tex(b)}. There is a total of ${tex(total)} ${whole}. How many ${kind} are there?</p>`,
      right: tex(asked * one),
      wrong: [
        [tex(other * one), 'wrong-part', `This is the number of ${rest}.`],
        [
          tex(one),
          'answered-one-part',
          `This is one of the ${tex(a + b)} equal parts. The ${kind} are ${tex(asked)} of them.`,
        ],
        ...(total % asked === 0
          ? [
              [
                tex(total / asked),
                'part-for-total',
                `This divides the total by ${tex(asked)}, but the whole has ${tex(`${a}+${b}`)} parts.`,
              ] as const,
            ]
          : []),
        ...(total % other === 0
          ? [
              [
                tex(total / other),
                'part-for-total',
                `This divides the total by ${tex(other)}, but the whole has ${tex(`${a}+${b}`)} parts.`,
              ] as const,
            ]
          : []),
        [
          tex(Math.abs(a - b) * one),
          'difference-for-part',
          `This is how many more there are of one kind than of the other.`,
        ],
        [
          tex(total - asked),
          'ratio-as-number',
          `This takes the ${tex(asked)} of the ratio away from the total, but a ratio doesn't count the things themselves.`,
        ],
      ],
      why: `The ratio divides the total into ${tex(`${a}+${b}=${a + b}`)} equal parts of ${tex(`\\frac{${total}}{${a + b}}=${one}`)} each. The ${kind} make up ${tex(asked)} parts, ${tex(`${asked}\\cdot ${one}=${num(asked * one)}`)}.`,
      math: {
        landmarks: [
          [a + b, 'how many equal parts there are', 'How big is one part?'],
          [one, 'the size of one part', `How many parts are the ${kind}?`],
          [other * one, `the number of ${rest}`, `How many ${kind} are there?`],
        ],
        starts: [`${a}n+${b}n=${total}`, `${a + b}n=${total}`],
      },
      simpler: `The ratio cuts the total into ${tex(`${a + b}`)} equal parts. Each part is ${tex(`${total}\\div ${a + b}=${one}`)}. The ${kind} get ${tex(`${asked}`)} of those parts. That's ${tex(`${num(asked * one)}`)}.`,
      hints: [
        'How many equal parts does the ratio cut the whole into?',
        'What do the two numbers of the ratio add up to?',
        'Share the total among those parts. How big is one part?',
        `How many of those parts are ${kind}?`,
      ],
    };
  },
};
