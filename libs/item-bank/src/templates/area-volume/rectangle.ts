import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** Something rectangular, its unit, and the range of its shorter side. */
const SETTINGS = [
  { thing: 'garden bed', unit: 'feet', min: 3, max: 14 },
  { thing: 'carpet', unit: 'feet', min: 4, max: 12 },
  { thing: 'poster', unit: 'inches', min: 9, max: 30 },
  { thing: 'parking lot', unit: 'meters', min: 14, max: 45 },
  { thing: 'photograph', unit: 'centimeters', min: 7, max: 30 },
  { thing: 'swimming pool', unit: 'meters', min: 5, max: 25 },
  { thing: 'soccer field', unit: 'yards', min: 50, max: 80 },
] as const;

/** Perimeter and one side of a rectangle given, area wanted. */
export const rectangle: Template = {
  id: 'area-volume-rectangle',
  skill: 21,
  difficulty: 'easy',
  seconds: 60,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const { thing, unit, min, max } = draw.pick(SETTINGS);
    const width = draw.int(min, max);
    const length = width + draw.int(2, min + 6);
    const perimeter = 2 * (width + length);
    const square = (value: number): string => tex(num(value));
    return {
      type: 'choice',
      question: `<p>A rectangular ${thing} has a perimeter of ${tex(perimeter)} ${unit} and a width of ${tex(width)} ${unit}. What is the area, in square ${unit}, of the ${thing}?</p>`,
      right: square(width * length),
      wrong: [
        [
          square(width * (perimeter - 2 * width)),
          'both-lengths-as-one',
          `This uses both long sides together, ${tex(perimeter - 2 * width)} ${unit}, as if they were one side.`,
        ],
        [
          square((width * perimeter) / 2),
          'half-perimeter-as-side',
          `This uses half the perimeter, ${tex(perimeter / 2)} ${unit}, as the other side. It's length and width together.`,
        ],
        [
          square(width * (perimeter - width)),
          'one-side-subtracted',
          `This takes ${tex(width)} off the perimeter only once and uses all that's left as one side.`,
        ],
        [square(length), 'answered-other-quantity', `This is the length of the ${thing}, not its area.`],
      ],
      why: `The perimeter is twice the sum of length and width, so the two sides add up to ${tex(`\\frac{${perimeter}}{2}=${perimeter / 2}`)} ${unit}, and the length is ${tex(`${perimeter / 2}-${width}=${length}`)} ${unit}. The area is ${tex(`${length}\\cdot ${width}=${num(width * length)}`)} square ${unit}.`,
      math: {
        landmarks: [
          [perimeter / 2, 'half the perimeter, so length and width together', "What's left for the length?"],
          [perimeter - 2 * width, 'both long sides together', 'How long is one of them?'],
        ],
        starts: [`2w+2l=${perimeter}`, `2*${width}+2l=${perimeter}`],
        traps: [[`${width}+l=${perimeter}`, 'one-side-subtracted']],
      },
      simpler: `Half the perimeter is one length plus one width: ${tex(`${perimeter / 2}`)}. Take off the width to get the length, ${tex(`${length}`)}. Then length times width is ${tex(`${num(width * length)}`)}.`,
      hints: [
        `Sketch the ${thing}. Which numbers can you write on its sides?`,
        'Walk once around it. How many times do you pass each side?',
        'Take both widths off the perimeter. How long is one of the other sides?',
        'You have two different sides now. How do you get the area?',
      ],
    };
  },
};
