import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** Bodies of one material with a plausible density in tenths of a gram per cubic centimeter. */
const SETTINGS = [
  { body: 'a solid block of oak wood', short: 'block', tenths: [6, 7, 8] },
  { body: 'a solid block of pine wood', short: 'block', tenths: [4, 5] },
  { body: 'a solid block of concrete', short: 'block', tenths: [22, 23, 24] },
  { body: 'a solid block of ice', short: 'block', tenths: [9] },
  { body: 'a solid piece of cork', short: 'piece', tenths: [2] },
  { body: 'a solid brick of clay', short: 'brick', tenths: [16, 18, 19] },
  { body: 'a solid block of wax', short: 'block', tenths: [9] },
  { body: 'a solid block of granite', short: 'block', tenths: [26, 27] },
] as const;

/** Density and mass given with two edges of a rectangular prism, third edge wanted. */
export const density: Template = {
  id: 'ratios-density',
  skill: 25,
  difficulty: 'medium',
  shift: 0.3,
  seconds: 90,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const { body, short, tenths } = draw.pick(SETTINGS);
    const value = draw.pick<number>(tenths);
    const [length, width, height] = [draw.int(5, 20), draw.int(4, 15), draw.int(3, 24)];
    const mass = (length * width * height * value) / 10;
    const base = length * width;
    const shown = (amount: number): boolean => Number.isInteger(Math.round(amount * 1e6) / 1e4);
    if (!Number.isInteger(mass) || height === length || height === width) return null;
    const upside = (mass * value) / 10 / base;
    return {
      type: 'choice',
      question: `<p>The density of ${body} is ${tex(value / 10)} grams per cubic centimeter, and the mass of the ${short} is ${tex(mass)} grams. The ${short} has the shape of a rectangular prism with a length of ${tex(length)} centimeters and a width of ${tex(width)} centimeters. What is the height, in centimeters, of the ${short}?</p>`,
      right: tex(height),
      wrong: [
        ...(shown(mass / base)
          ? [
              [
                tex(mass / base),
                'mass-for-volume',
                `This divides the mass by ${tex(`${length}\\cdot ${width}`)}. Find the volume from the mass first.`,
              ] as const,
            ]
          : []),
        ...(shown(upside)
          ? [
              [
                tex(upside),
                'multiplied-for-divided',
                `This multiplies the mass by the density ${tex(value / 10)}. The volume is the mass divided by the density.`,
              ] as const,
            ]
          : []),
        ...(shown((base * height) / (length + width))
          ? [
              [
                tex((base * height) / (length + width)),
                'sum-for-product',
                `This divides the volume by ${tex(`${length}+${width}`)}. The base has an area of ${tex(`${length}\\cdot ${width}`)}.`,
              ] as const,
            ]
          : []),
        [tex(base * height), 'answered-other-quantity', `This is the volume of the ${short}, in cubic centimeters.`],
        ...((base * height) % length === 0 && height * width !== length
          ? [
              [
                tex(height * width),
                'forgot-to-divide',
                `This divides the volume only by the length ${tex(length)}.`,
              ] as const,
            ]
          : []),
      ],
      why: `The volume is the mass divided by the density, ${tex(`\\frac{${num(mass)}}{${num(value / 10)}}=${num(base * height)}`)} cubic centimeters. The base has an area of ${tex(`${length}\\cdot ${width}=${num(base)}`)} square centimeters, so the height is ${tex(`\\frac{${num(base * height)}}{${num(base)}}=${height}`)} centimeters.`,
      math: {
        landmarks: [
          [base * height, `the volume of the ${short}, in cubic centimeters`, 'How do you get the height from it?'],
          [base, 'the area of the base', "What's the volume?"],
        ],
        starts: [`${value / 10}=${mass}/V`, `${length}*${width}*h=${base * height}`],
        traps: [[`${base}h=${mass}`, 'mass-for-volume']],
      },
      simpler: `Density is mass over volume. So the volume is ${tex(`${num(mass)}\\div ${num(value / 10)}=${num(base * height)}`)}. The base is ${tex(`${length}\\cdot ${width}=${num(base)}`)}. Divide the volume by the base to get the height, ${tex(`${height}`)}.`,
      hints: [
        'Look at the unit of the density. Which two things does it compare?',
        'You know mass and density. What can you get from those two?',
        'Do you multiply or divide the mass by the density? What do the units say?',
        "How do you get a box's volume from its edges, and which edge is missing?",
      ],
    };
  },
};
