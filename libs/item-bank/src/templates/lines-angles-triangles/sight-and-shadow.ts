import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** Small height and its base, large height and its base: two similar right triangles. Ranges of the heights. */
const SETTINGS = [
  {
    small: [3, 8],
    large: [12, 70],
    unit: 'feet',
    text: (h: string, s: string, S: string) =>
      `At a certain time of day, a vertical post that is ${h} feet tall casts a shadow that is ${s} feet long on level ground. At the same time, a nearby tree casts a shadow that is ${S} feet long on the same level ground. What is the height, in feet, of the tree?`,
  },
  {
    small: [2, 6],
    large: [10, 60],
    unit: 'meters',
    text: (h: string, s: string, S: string) =>
      `A vertical flagpole that is ${h} meters tall casts a shadow that is ${s} meters long on level ground. At the same time, a vertical radio mast casts a shadow that is ${S} meters long on the same ground. What is the height, in meters, of the mast?`,
  },
  {
    small: [4, 6],
    large: [12, 90],
    unit: 'feet',
    text: (h: string, s: string, S: string) =>
      `A mirror lies flat on level ground. A surveyor, whose eyes are ${h} feet above the ground, stands ${s} feet from the mirror and sees the top of a building in it. The mirror is ${S} feet from the base of the building. The right triangles that the surveyor and the building form with the mirror are similar. What is the height, in feet, of the building?`,
  },
  {
    small: [2, 9],
    large: [12, 60],
    unit: 'inches',
    text: (h: string, s: string, S: string) =>
      `A model of a ramp has a vertical height of ${h} inches and a horizontal length of ${s} inches. The ramp itself has the same angles as the model and a horizontal length of ${S} inches. What is the vertical height, in inches, of the ramp?`,
  },
] as const;

/** Similar right triangles in a situation: the height of something too high to measure. */
export const sightAndShadow: Template = {
  id: 'lines-angles-shadow',
  skill: 22,
  difficulty: 'medium',
  seconds: 75,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const { small, large, unit, text } = draw.pick(SETTINGS);
    const height = draw.int(small[0], small[1]);
    const base = draw.int(3, 18);
    const far = draw.int(15, 160);
    const key = (height * far) / base;
    const [inverse, added] = [(base * far) / height, height + far - base];
    if (!Number.isInteger(key) || key < large[0] || key > large[1] || far < 2 * base || height === base || key === far)
      return null;
    if (inverse < 1 || inverse > 500 || !Number.isInteger(inverse * 2)) return null;
    return {
      type: 'choice',
      question: `<p>${text(tex(height), tex(base), tex(far))}</p>`,
      right: tex(key),
      wrong: [
        [
          tex(inverse),
          'ratio-inverted',
          `This multiplies ${tex(far)} by ${tex(`\\frac{${base}}{${height}}`)}. Height over horizontal length is ${tex(`\\frac{${height}}{${base}}`)}.`,
        ],
        [
          tex(added),
          'difference-for-ratio',
          `This adds to ${tex(height)} what ${tex(far)} is more than ${tex(base)}. In similar triangles the ratio is the same, not the difference.`,
        ],
        [
          tex(far - height),
          'difference-for-ratio',
          `This subtracts ${tex(height)} from ${tex(far)}. In similar triangles it's the ratio that stays the same.`,
        ],
        [
          tex(num(far + height)),
          'difference-for-ratio',
          `This adds ${tex(height)} and ${tex(far)}. In similar triangles it's the ratio that stays the same.`,
        ],
        [
          tex(key - height),
          'difference-for-ratio',
          `This uses the ratio only on the extra length beyond ${tex(base)}, not on the whole ${tex(far)}.`,
        ],
      ],
      why: `The two right triangles are similar, so the ratio of height to horizontal length is the same in both: ${tex(`\\frac{x}{${far}}=\\frac{${height}}{${base}}`)}. So ${tex(`x=\\frac{${height}\\cdot ${far}}{${base}}=${key}`)} ${unit}.`,
      math: {
        landmarks: [
          [`${height}/${base}`, 'the ratio of height to length', "What's the same ratio in the other triangle?"],
          [height * far, 'the product before you divide', 'What do you divide by?'],
        ],
        starts: [`x/${far}=${height}/${base}`],
        traps: [[`x/${far}=${base}/${height}`, 'ratio-inverted']],
      },
      simpler: `The two triangles have the same shape. So height over length is the same in both: ${tex(`\\frac{x}{${far}}=\\frac{${height}}{${base}}`)}. Multiply by ${tex(`${far}`)} and you get ${tex(`${key}`)} ${unit}.`,
      hints: [
        'Sketch the small triangle and the big one. Which angles are the same?',
        'Write the three given lengths on your sketch. Which side is missing?',
        "The triangles have the same shape. What's the same about matching sides?",
        'Height over length in the small one equals what in the big one?',
      ],
    };
  },
};
