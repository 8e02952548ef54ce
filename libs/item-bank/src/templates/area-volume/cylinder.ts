import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** Volume of a cylinder from radius or diameter and height, the multiple of π wanted. */
export const cylinder: Template = {
  id: 'area-volume-cylinder',
  skill: 21,
  difficulty: 'easy',
  shift: 0.1,
  seconds: 50,
  type: 'blank',
  context: false,
  make(draw) {
    const [radius, height] = [draw.int(2, 14), draw.int(3, 30)];
    const unit = draw.pick(['centimeters', 'inches', 'feet', 'meters']);
    const byDiameter = draw.chance(0.5);
    const k = radius * radius * height;
    if (k > 5000 || radius === height) return null;
    const entry = (value: number): string => String(value);
    return {
      type: 'blank',
      question: `<p>A right circular cylinder has a ${byDiameter ? 'diameter' : 'radius'} of ${tex(byDiameter ? 2 * radius : radius)} ${unit} and a height of ${tex(height)} ${unit}. The volume of the cylinder is ${tex('k\\pi')} cubic ${unit}, where ${tex('k')} is a constant. What is the value of ${tex('k')}?</p>`,
      answer: entry(k),
      wrong: [
        [
          entry(2 * radius * height),
          'curved-area-for-volume',
          `That goes with the curved surface, ${tex(`2\\pi\\cdot ${radius}\\cdot ${height}`)}, not with the volume.`,
        ],
        [
          entry(radius * height),
          'radius-not-squared',
          `This multiplies ${tex(height)} by the radius ${tex(radius)}. It should be the radius squared.`,
        ],
        byDiameter
          ? [
              entry(4 * k),
              'diameter-for-radius',
              `This squares the diameter ${tex(2 * radius)}. The radius is half of that.`,
            ]
          : [
              entry((k * height) / radius),
              'wrong-length-squared',
              `This squares the height. It's the radius that gets squared.`,
            ],
      ],
      why: `The volume is the area of the base times the height. ${byDiameter ? `The radius is ${tex(`\\frac{${2 * radius}}{2}=${radius}`)} ${unit}, so` : 'So'} the volume is ${tex(`\\pi\\cdot ${radius}^2\\cdot ${height}=${num(k)}\\pi`)} cubic ${unit}, and ${tex(`k=${num(k)}`)}.`,
      math: {
        landmarks: [
          [radius, 'the radius', 'What do you do with the radius in the volume formula?'],
          [radius * radius, 'the radius squared', 'What do you multiply it by?'],
        ],
      },
      simpler: `Volume is the circle's area times the height. The circle has area ${tex(`${radius * radius}\\pi`)}. Multiply by ${tex(`${height}`)} and you get ${tex(`${num(k)}\\pi`)}, so ${tex(`k=${num(k)}`)}.`,
      hints: [
        'Picture stacking copies of the base. What do you multiply its area by?',
        'What shape is the base, and how do you get its area?',
        byDiameter
          ? 'Did they give you the radius or the diameter?'
          : 'Which length gets squared, the radius or the height?',
        `Leave ${tex('\\pi')} alone. What number ends up in front of it?`,
      ],
    };
  },
};
