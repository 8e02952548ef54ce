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
          "This gives each rate the other one's part, and it averages rates that aren't for equal shares of the bottom quantity.",
        ] as const)
      : ([
          shown(weighted(b, a), String(whole)),
          'parts-swapped',
          "This gives each rate the other one's part.",
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
            ? 'This averages the rates by their parts, but the parts are about the quantity on top of the rate, not the one on the bottom.'
            : 'This works if the ratio is about the quantity on top of the rate. Read again what the ratio compares.',
        ],
        ...(a === b
          ? [
              [
                shown(`${x}+${y}`, `${x}${y}`),
                'quotient-inverted',
                "This divides the wrong quantities. Put in two numbers for the letters and you'll see it's too small to be an average.",
              ] as const,
            ]
          : [crossed]),
        [
          shown(weighted(b, a), both),
          'quotient-inverted',
          "This divides the totals the wrong way. Put in two numbers for the letters and you'll see it can't be their average.",
        ],
        [shown(both, weighted(a, b)), 'parts-swapped', "This divides each part by the other one's rate."],
        [
          shown(`${x}${y}`, `${x}+${y}`),
          'parts-overlooked',
          "This leaves out the given parts. With two equal rates it wouldn't even give that rate.",
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
        'A rate is one total over another. Which two totals do you need?',
        'Pick numbers for the two parts that fit the ratio. Which are easiest?',
        "Is the ratio about the top of the rate or the bottom? What's missing for each?",
        'Add up both totals. If the bottom has fractions, what do you multiply by?',
      ],
    };
  },
};
