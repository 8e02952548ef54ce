import { linear, quadratic, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    thing: 'rectangular garden',
    border: 'a path of uniform width',
    unit: 'feet',
    whole: 'the garden and the path together',
  },
  {
    thing: 'rectangular photograph',
    border: 'a frame of uniform width',
    unit: 'inches',
    whole: 'the photograph and the frame together',
  },
  {
    thing: 'rectangular swimming pool',
    border: 'a deck of uniform width',
    unit: 'meters',
    whole: 'the pool and the deck together',
  },
  {
    thing: 'rectangular tabletop',
    border: 'a rim of uniform width',
    unit: 'centimeters',
    whole: 'the tabletop and the rim together',
  },
] as const;

/** Area of a rectangle with a border of width x on all sides. */
export const borderedRectangle: Template = {
  id: 'equivalent-border',
  skill: 18,
  difficulty: 'medium',
  seconds: 80,
  shift: 0.2,
  type: 'choice',
  context: true,
  make(draw) {
    const { thing, border, unit, whole } = draw.pick(SETTINGS);
    const [length, width] = draw.distinct(2, 4, 20).sort((one, other) => other - one) as [number, number];
    const both = length + width;
    return {
      type: 'choice',
      question: `<p>A ${thing} is ${tex(length)} ${unit} long and ${tex(width)} ${unit} wide. It is surrounded on all four sides by ${border}, ${tex('x')} ${unit}. Which expression represents the area, in square ${unit}, of ${whole}?</p>`,
      right: tex(quadratic(4, 2 * both, length * width)),
      wrong: [
        [
          tex(quadratic(1, both, length * width)),
          'border-on-one-side',
          `This adds ${tex('x')} to each dimension once, but the border is on both sides.`,
        ],
        [
          tex(quadratic(4, 0, length * width)),
          'only-first-and-last',
          `The products of ${tex('2x')} with the length and with the width are missing.`,
        ],
        [
          tex(quadratic(2, 2 * both, length * width)),
          'square-of-coefficient',
          `${tex('2x\\cdot 2x')} is ${tex('4x^2')}.`,
        ],
        [tex(linear(4, 2 * both)), 'perimeter-for-area', "That's about the distance around, not the area."],
      ],
      why: `With the border on both sides, the dimensions are ${tex(`${length}+2x`)} and ${tex(`${width}+2x`)}. Their product is ${tex(`${length * width}+${2 * length}x+${2 * width}x+4x^2=${quadratic(4, 2 * both, length * width)}`)}.`,
      math: {
        starts: [`A=(${length}+2x)(${width}+2x)`],
        traps: [[`A=(${length}+x)(${width}+x)`, 'border-on-one-side']],
        landmarks: [
          [length * width, 'the area without the border', 'How long is each side with the border?'],
          [2 * both, `how many ${tex('x')} there are in the middle term`, `What about the term with ${tex('x^2')}?`],
        ],
      },
      simpler: `The border is on both ends, so each side grows by ${tex('2x')}. The sides are ${tex(`${length}+2x`)} and ${tex(`${width}+2x`)}. Multiply them out and combine the middle terms to get ${tex(`${quadratic(4, 2 * both, length * width)}`)}.`,
      hints: [
        'Sketch it with the border all around. Where does the border add length?',
        'The border is at both ends. How much longer does each side get?',
        `What's the new length, and what's the new width, written with ${tex('x')}?`,
        'Multiply the two. How many products do you get?',
      ],
    };
  },
};
