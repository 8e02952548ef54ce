import { radical } from '../radical.js';
import { num, tex } from '../tex.js';
import type { Template } from '../template.js';
import { TRIPLES } from './triples.js';

/** The long side wanted from the legs, or a leg from the other two; `steep` leaves out triangles that the thing could not form. */
const SETTINGS = [
  {
    wanted: 'leg',
    steep: true,
    min: 10,
    max: 41,
    unit: 'feet',
    text: (a: string, c: string) =>
      `A ladder that is ${c} feet long leans against a vertical wall. The foot of the ladder is on level ground, ${a} feet from the wall. How high above the ground, in feet, does the ladder touch the wall?`,
  },
  {
    wanted: 'leg',
    steep: false,
    min: 15,
    max: 100,
    unit: 'meters',
    text: (a: string, c: string) =>
      `A straight cable that is ${c} meters long runs from the top of a vertical mast to a point on level ground ${a} meters from the base of the mast. What is the height, in meters, of the mast?`,
  },
  {
    wanted: 'leg',
    steep: false,
    min: 10,
    max: 85,
    unit: 'inches',
    text: (a: string, c: string) =>
      `A rectangular picture frame has a diagonal that is ${c} inches long and a width of ${a} inches. What is the height, in inches, of the picture frame?`,
  },
  {
    wanted: 'long',
    steep: false,
    min: 10,
    max: 150,
    unit: 'meters',
    text: (a: string, b: string) =>
      `A rectangular playground is ${a} meters wide and ${b} meters long. A straight path leads from one corner of the playground to the opposite corner. What is the length, in meters, of the path?`,
  },
  {
    wanted: 'long',
    steep: false,
    min: 10,
    max: 90,
    unit: 'kilometers',
    text: (a: string, b: string) =>
      `A boat leaves a harbor and travels ${a} kilometers due east and then ${b} kilometers due north. What is the straight-line distance, in kilometers, from the boat to the harbor?`,
  },
  {
    wanted: 'long',
    steep: false,
    min: 10,
    max: 60,
    unit: 'feet',
    text: (a: string, b: string) =>
      `The top of a vertical pole is ${a} feet above level ground. A straight rope runs from the top of the pole to a stake in the ground that is ${b} feet from the base of the pole. What is the length, in feet, of the rope?`,
  },
] as const;

/** The theorem of Pythagoras in a real situation. */
export const missingSide: Template = {
  id: 'right-triangles-missing-side',
  skill: 23,
  difficulty: 'easy',
  seconds: 60,
  type: 'choice',
  context: true,
  make(draw) {
    const { wanted, steep, min, max, unit, text } = draw.pick(SETTINGS);
    const triple = draw.pick(TRIPLES);
    const factor = draw.int(1, 8);
    const [short, middle, long] = [triple[0] * factor, triple[1] * factor, triple[2] * factor];
    if (long < min || long > max || (steep && triple[1] < 2.2 * triple[0])) return null;
    const [known, other] = steep || draw.chance(0.5) ? [short, middle] : [middle, short];
    const root = (square: number): string => tex(radical(1, square));
    if (wanted === 'long') {
      return {
        type: 'choice',
        question: `<p>${text(tex(known), tex(other))}</p>`,
        right: tex(long),
        wrong: [
          [
            tex(known + other),
            'sides-added',
            `This adds the two distances. The straight line between the ends is shorter than ${tex(`${known}+${other}=${known + other}`)}.`,
          ],
          [
            root(middle ** 2 - short ** 2),
            'leg-for-hypotenuse',
            `This subtracts the squares. The length you want faces the right angle, so the squares of ${tex(known)} and ${tex(other)} get added.`,
          ],
          [
            tex(num(long ** 2)),
            'root-forgotten',
            `This is the sum of the squares, ${tex(`${known}^2+${other}^2`)}. It still needs a square root.`,
          ],
        ],
        why: `The two given lengths are the legs of a right triangle, and the wanted length ${tex('c')} is its hypotenuse. So ${tex(`c^2=${known}^2+${other}^2=${num(long ** 2)}`)} and ${tex(`c=${long}`)} ${unit}.`,
        math: {
          landmarks: [[long * long, 'the sum of the squares', "What's left to do?"]],
          starts: [`c^2=${known}^2+${other}^2`],
          traps: [[`c=${known}+${other}`, 'sides-added']],
        },
        simpler: `The two distances meet at a right angle. So square both and add: ${tex(`${known}^2+${other}^2=${num(long ** 2)}`)}. The square root of that is the straight distance, ${tex(long)} ${unit}.`,
        hints: [
          'Sketch it and mark the right angle. Where is it?',
          'Which side faces the right angle, a given one or the one you want?',
          'Square both legs and add. Which square do they make together?',
          'Add the squares of the two given lengths. How do you undo the squaring?',
        ],
      };
    }
    return {
      type: 'choice',
      question: `<p>${text(tex(known), tex(long))}</p>`,
      right: tex(other),
      wrong: [
        [
          tex(long - known),
          'sides-subtracted',
          `This subtracts the lengths themselves, ${tex(`${long}-${known}`)}. It's their squares that you subtract.`,
        ],
        [
          root(long ** 2 + known ** 2),
          'hypotenuse-for-leg',
          `This adds the squares of ${tex(long)} and ${tex(known)}, but ${tex(long)} is the hypotenuse, so the wanted side must be shorter than it.`,
        ],
        [
          tex(num(other ** 2)),
          'root-forgotten',
          `This is the difference of the squares, ${tex(`${long}^2-${known}^2`)}. It still needs a square root.`,
        ],
      ],
      why: `The length of ${tex(long)} ${unit} is the hypotenuse of a right triangle, and ${tex(known)} ${unit} is one leg. For the other leg ${tex('b')}, ${tex(`b^2=${long}^2-${known}^2=${num(other ** 2)}`)}, so ${tex(`b=${other}`)} ${unit}.`,
      math: {
        landmarks: [
          [other * other, 'the square of the side you want', "What's left to do?"],
          [long * long, 'the square of the longest side', 'What do you take away from it?'],
          [known * known, 'the square of the side you know', 'What do you take it away from?'],
        ],
        starts: [`b^2+${known}^2=${long}^2`],
      },
      simpler: `The longest side is ${tex(long)}, and one short side is ${tex(known)}. Square both and subtract: ${tex(`${long}^2-${known}^2=${num(other ** 2)}`)}. The square root of that is the side you want, ${tex(other)} ${unit}.`,
      hints: [
        'Sketch it and mark the right angle. Where is it?',
        'Which side faces the right angle, a given one or the one you want?',
        'Square both legs and add. Which square do they make together?',
        "Subtract the leg's square from the hypotenuse's square. How do you undo the squaring?",
      ],
    };
  },
};
