import { gcd, num, tex } from '../tex.js';
import type { Template } from '../template.js';

type Ratio = readonly [top: number, bottom: number];

/** A density, the unit of an edge and that of the mass that is wanted. */
const CASES: readonly { density: string; edge: string; mass: string; known: string; length: Ratio; weight: Ratio }[] = [
  {
    density: 'grams per cubic centimeter',
    edge: 'meters',
    mass: 'kilograms',
    known: '',
    length: [100, 1],
    weight: [1, 1000],
  },
  {
    density: 'grams per cubic centimeter',
    edge: 'millimeters',
    mass: 'kilograms',
    known: '',
    length: [1, 10],
    weight: [1, 1000],
  },
  {
    density: 'kilograms per cubic meter',
    edge: 'centimeters',
    mass: 'grams',
    known: '',
    length: [1, 100],
    weight: [1000, 1],
  },
  {
    density: 'pounds per cubic foot',
    edge: 'inches',
    mass: 'ounces',
    known: ' (1 foot is 12 inches, and 1 pound is 16 ounces.)',
    length: [1, 12],
    weight: [16, 1],
  },
  {
    density: 'ounces per cubic inch',
    edge: 'feet',
    mass: 'pounds',
    known: ' (1 foot is 12 inches, and 1 pound is 16 ounces.)',
    length: [12, 1],
    weight: [1, 16],
  },
  {
    density: 'pounds per cubic foot',
    edge: 'yards',
    mass: 'tons',
    known: ' (1 yard is 3 feet, and 1 ton is 2,000 pounds.)',
    length: [3, 1],
    weight: [1, 2000],
  },
];
const LETTERS = [
  ['d', 'e'],
  ['k', 's'],
  ['m', 'a'],
  ['n', 'x'],
] as const;
const MATERIALS = ['metal', 'stone', 'wood', 'ice', 'clay'] as const;

const product = (...ratios: readonly Ratio[]): Ratio => {
  const [top, bottom] = ratios.reduce<Ratio>(([a, b], [c, d]) => [a * c, b * d], [1, 1]);
  const by = gcd(top, bottom);
  return [top / by, bottom / by];
};
const turned = ([top, bottom]: Ratio): Ratio => [bottom, top];

/** Mass of a block from a density in other units, all in letters: lengths are converted three times. */
export const cubedUnits: Template = {
  id: 'ratios-cubed-units',
  skill: 25,
  difficulty: 'hard',
  shift: 0.3,
  seconds: 110,
  type: 'choice',
  context: true,
  make(draw) {
    const { density, edge, mass, known, length, weight } = draw.pick(CASES);
    const [dense, side] = draw.pick(LETTERS);
    const material = draw.pick(MATERIALS);
    const long = draw.pick([1, 2, 3, 4] as const);
    const own: Ratio = [long, 1];
    const shown = ([top, bottom]: Ratio): string => {
      const letters = `${dense}${side}^3`;
      if (bottom === 1) return tex(`${top === 1 ? '' : num(top)}${letters}`);
      return tex(`\\frac{${top === 1 ? '' : num(top)}${letters}}{${num(bottom)}}`);
    };
    const key = product(own, length, length, length, weight);
    const wrong = [
      [
        product(own, length, weight),
        'length-converted-once',
        'This converts the length only once. A cubic unit has three dimensions.',
      ],
      [
        product(own, length, length, weight),
        'area-for-volume',
        'This converts two dimensions. A cubic unit has three.',
      ],
      [
        product(own, turned(length), turned(length), turned(length), weight),
        'conversion-reversed',
        'This converts the lengths in the wrong direction.',
      ],
      [
        product(own, length, length, length),
        'mass-not-converted',
        'Write the unit next to each number. Did every unit of the density get converted?',
      ],
      [
        product(own, length, length, length, turned(weight)),
        'conversion-reversed',
        'This converts the mass in the wrong direction.',
      ],
      [product(own, weight), 'length-not-converted', "The unit of the edges didn't get converted."],
      [
        product(own, turned(length), weight),
        'length-converted-once',
        'This converts the length only once, and in the wrong direction.',
      ],
    ] as const;
    const solid =
      long === 1
        ? `A cube of ${material} has edges that are ${tex(side)} ${edge} long`
        : `A block of ${material} in the shape of a rectangular prism is ${tex(side)} ${edge} wide, ${tex(side)} ${edge} high, and ${tex(`${long}${side}`)} ${edge} long`;
    return {
      type: 'choice',
      question: `<p>${solid}. The density of the ${material} is ${tex(dense)} ${density}. Which expression represents the mass, in ${mass}, of the ${long === 1 ? 'cube' : 'block'}?${known}</p>`,
      right: shown(key),
      wrong: wrong.map(([size, slip, feedback]) => [shown(size), slip, feedback] as const),
      sizes: [key[0] / key[1], ...wrong.map(([[top, bottom]]) => top / bottom)],
      why: `The volume is ${tex(`${long === 1 ? '' : long}${side}^3`)} in cubic ${edge}. Each of the three dimensions is converted to the unit of length of the density, so the volume is multiplied by the cube of ${tex(length[1] === 1 ? num(length[0]) : `\\frac{${length[0]}}{${length[1]}}`)}. The mass follows by multiplying by ${tex(dense)}, and its unit is converted to ${mass} by the factor ${tex(weight[1] === 1 ? num(weight[0]) : `\\frac{${weight[0]}}{${num(weight[1])}}`)}. This gives ${shown(key)}.`,
      math: {
        landmarks: [
          [length[0] ** 3, 'the length factor cubed', 'What happens to the mass unit?'],
          [length[0], 'what each length is multiplied by', 'How often does it count in a volume?'],
        ],
      },
      simpler: `A volume has three lengths in it. So when you change the unit of length, you have to do it three times. Then multiply by the density, and change the mass to ${mass}. You get ${shown(key)}.`,
      hints: [
        "Two units don't match here. Which ones have to change?",
        "Write one edge in the density's unit of length. What's it multiplied or divided by?",
        'Multiply the three edges. How often does that conversion count?',
        `Multiply by the density. How do you change the mass to ${mass}?`,
      ],
    };
  },
};
