import { num, tex } from '../tex.js';
import { PEOPLE } from '../people.js';
import type { Template } from '../template.js';

/** What is drawn to scale, the unit on paper, the real unit and the range of the scale. */
const SETTINGS = [
  {
    drawing: 'On a map',
    thing: 'a rectangular park',
    paper: 'centimeter',
    real: 'meters',
    min: 20,
    max: 150,
    step: 10,
  },
  { drawing: 'On a floor plan', thing: 'a rectangular hall', paper: 'inch', real: 'feet', min: 4, max: 12, step: 2 },
  {
    drawing: 'In a drawing by {name}',
    thing: 'a rectangular garden',
    paper: 'inch',
    real: 'feet',
    min: 5,
    max: 15,
    step: 5,
  },
  {
    drawing: 'On a map of a farm',
    thing: 'a rectangular field',
    paper: 'centimeter',
    real: 'meters',
    min: 40,
    max: 120,
    step: 20,
  },
  {
    drawing: 'On the plan of a city block',
    thing: 'a rectangular parking lot',
    paper: 'inch',
    real: 'yards',
    min: 10,
    max: 40,
    step: 5,
  },
] as const;

/** Lengths on a scale drawing, the real area wanted: the scale counts twice. */
export const mapArea: Template = {
  id: 'ratios-map-area',
  skill: 25,
  difficulty: 'hard',
  seconds: 90,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const { drawing, thing, paper, real, min, max, step } = draw.pick(SETTINGS);
    const scale = min + step * draw.int(0, Math.floor((max - min) / step));
    const [length, width] = draw.distinct(2, 3, 12).sort((one, other) => other - one) as [number, number];
    const right = length * width * scale * scale;
    const units = paper === 'inch' ? 'inches' : `${paper}s`;
    return {
      type: 'choice',
      question: `<p>${drawing.replace('{name}', draw.pick(PEOPLE))}, ${tex(1)} ${paper} represents an actual distance of ${tex(scale)} ${real}. There, ${thing} has a length of ${tex(length)} ${units} and a width of ${tex(width)} ${units}. What is the actual area, in square ${real}, of the ${thing.replace('a rectangular ', '')}?</p>`,
      right: tex(right),
      wrong: [
        [
          tex(length * width * scale),
          'length-factor-for-area',
          `This multiplies the area on paper by ${tex(scale)} once. Length and width both get bigger, so it counts twice.`,
        ],
        [
          tex(length * length * scale * scale),
          'square-for-rectangle',
          `This is the area of a square with the length as its side. The width of the ${thing.replace('a rectangular ', '')} is shorter.`,
        ],
        [tex(2 * (length + width) * scale), 'perimeter-for-area', `This is the actual perimeter, in ${real}.`],
        [
          tex(2 * length * width * scale),
          'doubled-for-squared',
          `This doubles the factor ${tex(scale)} instead of squaring it.`,
        ],
        [tex(length * width), 'scale-not-used', `This is the area on paper, in square ${units}.`],
      ],
      why: `The actual length is ${tex(`${length}\\cdot ${scale}=${num(length * scale)}`)} ${real} and the actual width is ${tex(`${width}\\cdot ${scale}=${num(width * scale)}`)} ${real}. The area is ${tex(`${num(length * scale)}\\cdot ${num(width * scale)}=${num(right)}`)} square ${real}.`,
      math: {
        landmarks: [
          [length * scale, 'the actual length', "What's the actual width?"],
          [width * scale, 'the actual width', "What's the actual length?"],
          [scale * scale, 'what the area is multiplied by', "What's the area on paper?"],
          [length * width, 'the area on paper', 'What does the scale do to an area?'],
        ],
      },
      simpler: `Change both lengths to real ones first: ${tex(`${num(length * scale)}`)} and ${tex(`${num(width * scale)}`)} ${real}. Then multiply them. The area is ${tex(`${num(right)}`)}. The scale counts twice, once for each side.`,
      hints: [
        'Take one length from the drawing. What do you multiply it by to get the real one?',
        'Does the scale change only the length, or the width too?',
        'What are the real length and the real width?',
        'What do you do with the two real lengths to get the area?',
      ],
    };
  },
};
