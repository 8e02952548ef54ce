import { piTimes } from '../pi.js';
import { tex } from '../tex.js';
import type { Template } from '../template.js';

const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [24, 7, 25],
  [20, 21, 29],
] as const;

/** Slant height and diameter or radius of a cone given, volume wanted: the height comes first. */
export const cone: Template = {
  id: 'area-volume-cone',
  skill: 21,
  difficulty: 'hard',
  shift: -0.3,
  seconds: 95,
  type: 'choice',
  context: false,
  make(draw) {
    const unit = draw.pick(['centimeters', 'inches', 'feet', 'meters', 'millimeters', 'yards']);
    const [r, h, s] = draw.pick(TRIPLES);
    const factor = draw.int(1, 12);
    const [radius, height, slant] = [r * factor, h * factor, s * factor];
    const byDiameter = draw.chance(0.5);
    if (slant > 90 || radius * radius * slant > 29_999) return null;
    return {
      type: 'choice',
      question: `<p>The base of a right circular cone has a ${byDiameter ? 'diameter' : 'radius'} of ${tex(byDiameter ? 2 * radius : radius)} ${unit}. The distance from the vertex of the cone to each point on the edge of its base is ${tex(slant)} ${unit}. What is the volume, in cubic ${unit}, of the cone?</p>`,
      right: tex(piTimes(radius * radius * height, 3)),
      wrong: [
        [
          tex(piTimes(radius * radius * slant, 3)),
          'slant-for-height',
          `This uses ${tex(slant)} as the height, but that's the slanted side. The height goes straight from the tip to the center of the base.`,
        ],
        [
          tex(piTimes(radius * radius * height)),
          'third-forgotten',
          `This is the volume of a cylinder with this base and a height of ${tex(height)}. A cone holds one third of that.`,
        ],
        byDiameter
          ? [
              tex(piTimes(4 * radius * radius * height, 3)),
              'diameter-for-radius',
              `This squares the diameter ${tex(2 * radius)}. The formula needs the radius ${tex(radius)}.`,
            ]
          : [
              tex(piTimes(radius * height, 3)),
              'radius-not-squared',
              `This forgets to square the radius ${tex(radius)}.`,
            ],
      ],
      why: `${byDiameter ? `The radius is ${tex(`\\frac{${2 * radius}}{2}=${radius}`)} ${unit}. ` : ''}The radius, the height ${tex('h')}, and the slanted distance form a right triangle, so ${tex(`h=\\sqrt{${slant}^2-${radius}^2}=${height}`)} ${unit}. The volume is ${tex(`\\frac{1}{3}\\pi\\cdot ${radius}^2\\cdot ${height}=${piTimes(radius * radius * height, 3)}`)} cubic ${unit}.`,
      math: {
        landmarks: [
          [height, 'the height of the cone', 'How do you use it in the volume formula?'],
          [radius, 'the radius of the base', 'How can you get the height from it and the slanted distance?'],
          [height * height, 'the square of the height', 'So what is the height itself?'],
        ],
        starts: [`h^2+${radius}^2=${slant}^2`],
        traps: [[`h^2=${slant}^2+${radius}^2`, 'slant-for-height']],
      },
      simpler: `The slanted side, the radius, and the height make a right triangle. The Pythagorean theorem gives a height of ${tex(`${height}`)} ${unit}. A cone is one third of a cylinder, so take ${tex(`\\frac{1}{3}\\pi\\cdot ${radius}^2\\cdot ${height}`)}.`,
      hints: [
        'Sketch the cone cut through the middle. Which length in your sketch is the slanted one?',
        'The volume needs the height straight up the middle. Do you have that one yet?',
        'Radius, height, and slanted side make a triangle. Which one is the hypotenuse?',
        'Get the height with the Pythagorean theorem. Which volume formula does it go into?',
      ],
    };
  },
};
