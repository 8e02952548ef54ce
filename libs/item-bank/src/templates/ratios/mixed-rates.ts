import type { WrongChoice } from '../../content/author.js';
import { sum, tex } from '../tex.js';
import type { Template } from '../template.js';

const LETTERS = [
  ['x', 'y'],
  ['m', 'n'],
  ['u', 'v'],
  ['s', 't'],
] as const;
const PARTS = [
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 3],
  [3, 2],
  [1, 3],
  [3, 1],
  [1, 4],
  [3, 4],
] as const;

interface Setting {
  /** The rate is of a quantity over another; the parts are told by the quantity above, or by the one below. */
  above: (one: string, other: string, parts: string) => string;
  below: (one: string, other: string, parts: string) => string;
  asked: string;
}

const SETTINGS: readonly Setting[] = [
  {
    above: (one, other, parts) =>
      `An alloy is made of two metals with densities of ${one} and ${other} grams per cubic centimeter. The mass of the first metal and the mass of the second metal in the alloy are in the ratio ${parts}, and the volume of the alloy is the sum of the volumes of the two metals.`,
    below: (one, other, parts) =>
      `An alloy is made of two metals with densities of ${one} and ${other} grams per cubic centimeter. The volume of the first metal and the volume of the second metal in the alloy are in the ratio ${parts}, and the volume of the alloy is the sum of these volumes.`,
    asked: 'density, in grams per cubic centimeter, of the alloy',
  },
  {
    above: (one, other, parts) =>
      `On a trip, a truck drives at ${one} miles per hour on a highway and at ${other} miles per hour on other roads. The distance on the highway and the distance on other roads are in the ratio ${parts}.`,
    below: (one, other, parts) =>
      `On a trip, a truck drives at ${one} miles per hour on a highway and at ${other} miles per hour on other roads. The time on the highway and the time on other roads are in the ratio ${parts}.`,
    asked: 'average speed, in miles per hour, of the truck for the whole trip',
  },
  {
    above: (one, other, parts) =>
      `A printing company uses two machines, one after the other. The first prints ${one} pages per minute, and the second prints ${other} pages per minute. The number of pages printed by the first machine and the number printed by the second are in the ratio ${parts}.`,
    below: (one, other, parts) =>
      `A printing company uses two machines, one after the other. The first prints ${one} pages per minute, and the second prints ${other} pages per minute. The time for which the first machine is used and the time for which the second is used are in the ratio ${parts}.`,
    asked: 'average rate, in pages per minute, for the whole job',
  },
];

/** Two rates in letters, combined in parts: a weighted mean, or a weighted mean of the reciprocals. */
export const mixedRates: Template = {
  id: 'ratios-mixed-rates',
  skill: 25,
  difficulty: 'hard',
  shift: 0.4,
  seconds: 120,
  type: 'choice',
  context: true,
  make(draw) {
    const [x, y] = draw.pick(LETTERS);
    const [a, b] = draw.pick(PARTS);
    const setting = draw.pick(SETTINGS);
    const byAbove = draw.chance(0.7);
    const weighted = (one: number, other: number): string =>
      sum([
        [one, x],
        [other, y],
      ]);
    const whole = a + b;
    const both = `${whole}${x}${y}`;
    const shown = (top: string, bottom: string): string => tex(`\\frac{${top}}{${bottom}}`);
    const harmonic = shown(both, weighted(b, a));
    const mean = shown(weighted(a, b), String(whole));
    const [right, other] = byAbove ? [harmonic, mean] : [mean, harmonic];
    const crossed = byAbove
      ? ([
          shown(weighted(b, a), String(whole)),
          'parts-swapped',
          'This gives each rate the part of the other one, and averages rates that do not hold for equal shares of what they are measured against.',
        ] as const)
      : ([
          shown(weighted(b, a), String(whole)),
          'parts-swapped',
          'This gives each rate the part that belongs to the other one.',
        ] as const);
    return {
      type: 'choice',
      question: `<p>${(byAbove ? setting.above : setting.below)(tex(x), tex(y), tex(`${a}:${b}`))} Which expression represents the ${setting.asked}?</p>`,
      right,
      wrong: draw.shuffle<WrongChoice>([
        [
          other,
          byAbove ? 'rates-averaged-by-quantity' : 'reciprocals-averaged',
          byAbove
            ? 'This averages the two rates by their parts, but the parts are told of the quantity that is counted, not of that against which it is counted.'
            : 'This would fit if the parts were told of the quantity that is counted; read again what the ratio compares.',
        ],
        ...(a === b
          ? [
              [
                shown(`${x}+${y}`, `${x}${y}`),
                'quotient-inverted',
                'This is a quotient of the wrong quantities: put in two numbers for the letters to see that it is too small to be an average.',
              ] as const,
            ]
          : [crossed]),
        [
          shown(weighted(b, a), both),
          'quotient-inverted',
          'This divides the wrong total by the other: put in two numbers for the letters to see that it cannot be an average of them.',
        ],
        [shown(both, weighted(a, b)), 'parts-swapped', 'Here each part was divided by the rate of the other one.'],
        [
          shown(`${x}${y}`, `${x}+${y}`),
          'parts-overlooked',
          'This leaves the given parts out; for two equal rates it would not even give that rate.',
        ],
      ]),
      why: byAbove
        ? `Let the two parts be ${tex(a)} and ${tex(b)} of what the rates count. The amounts against which they are counted are ${tex(`\\frac{${a}}{${x}}`)} and ${tex(`\\frac{${b}}{${y}}`)}. The rate of the whole is ${tex(`\\frac{${whole}}{\\frac{${a}}{${x}}+\\frac{${b}}{${y}}}`)}, and multiplying above and below by ${tex(`${x}${y}`)} gives ${right}.`
        : `Let the two amounts against which is counted be ${tex(a)} and ${tex(b)}. What is counted is then ${tex(`${a === 1 ? '' : a}${x}`)} and ${tex(`${b === 1 ? '' : b}${y}`)}, and the rate of the whole is the sum of these over ${tex(`${a}+${b}`)}: ${right}.`,
      math: {
        starts: [byAbove ? `r=${whole}/(${a}/${x}+${b}/${y})` : `r=(${a}${x}+${b}${y})/${whole}`],
        landmarks: [[whole, 'the number of parts in all', 'How much of each is there?']],
      },
      simpler: `A rate for the whole is everything counted over everything it's counted against. So find the two totals for ${tex(`${a}`)} and ${tex(`${b}`)} parts. Don't average the two rates. You get ${right}.`,
      hints: [
        'A rate is one total divided by another; find both totals for the whole.',
        'Choose numbers for the two parts that are in the given ratio.',
        'Is the ratio about the quantity above in the rate or about the one below? Find the missing one for each part.',
        'Divide the totals; where fractions stand in the denominator, multiply above and below by both letters.',
      ],
    };
  },
};
