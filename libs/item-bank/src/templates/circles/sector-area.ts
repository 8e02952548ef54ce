import { piTimes } from '../pi.js';
import { tex } from '../tex.js';
import type { Template } from '../template.js';

/** Something that covers a sector, the range of its radius and the unit of length. */
const SETTINGS = [
  { what: 'A lawn sprinkler waters a region', unit: 'feet', min: 6, max: 36 },
  { what: 'A security camera on a wall covers a flat region of ground', unit: 'meters', min: 6, max: 30 },
  { what: 'The beam of a lighthouse sweeps over a region of the sea', unit: 'miles', min: 6, max: 18 },
  { what: 'A windshield wiper that turns about one end cleans a region', unit: 'inches', min: 12, max: 30 },
  { what: 'A flower bed in a park is a region', unit: 'yards', min: 3, max: 18 },
  { what: 'A folding fan, when open, is a region', unit: 'centimeters', min: 12, max: 30 },
] as const;

/** Area of a sector in a real setting. */
export const sectorArea: Template = {
  id: 'circles-sector-area',
  skill: 24,
  difficulty: 'medium',
  seconds: 75,
  type: 'choice',
  context: true,
  make(draw) {
    const { what, unit, min, max } = draw.pick(SETTINGS);
    const radius = draw.int(min, max);
    const degrees = draw.pick([30, 40, 45, 50, 60, 72, 75, 80, 90, 100, 120, 135, 140, 150, 160]);
    const top = radius * radius * degrees;
    if (top % 360 !== 0) return null;
    return {
      type: 'choice',
      question: `<p>${what} in the shape of a sector of a circle. The sector has a radius of ${tex(radius)} ${unit} and a central angle of ${tex(`${degrees}^\\circ`)}. What is the area, in square ${unit}, of this region?</p>`,
      right: tex(piTimes(top, 360)),
      wrong: [
        [
          tex(piTimes(radius * degrees, 180)),
          'length-for-area',
          `This is the length of the curved edge, ${tex(`\\frac{${degrees}}{360}\\cdot 2\\pi\\cdot ${radius}`)}, not the area.`,
        ],
        [
          tex(piTimes(top, 180)),
          'half-turn-as-full',
          `This compares the angle with ${tex('180^\\circ')}. A full circle has ${tex('360^\\circ')}.`,
        ],
        [
          tex(piTimes(radius * radius)),
          'whole-circle',
          `That's the area of the whole circle. The region is only ${tex(`\\frac{${degrees}}{360}`)} of it.`,
        ],
        [
          tex(piTimes(4 * top, 360)),
          'diameter-for-radius',
          `This squares the diameter, ${tex(2 * radius)}. The formula needs the radius, ${tex(radius)}.`,
        ],
      ],
      why: `The whole circle has an area of ${tex(`\\pi\\cdot ${radius}^2=${radius * radius}\\pi`)} square ${unit}. The sector is ${tex(`\\frac{${degrees}}{360}`)} of it: ${tex(`\\frac{${degrees}}{360}\\cdot ${radius * radius}\\pi=${piTimes(top, 360)}`)}.`,
      math: {
        landmarks: [
          [radius * radius, 'the radius squared', 'What is the area of the whole circle?'],
          [`${radius * radius}π`, 'the area of the whole circle', 'What part of it is the sector?'],
          [`${degrees}/360`, 'the part of the circle that the sector takes up', 'What is that part of the whole area?'],
        ],
      },
      simpler: `The whole circle has an area of ${tex(`${radius * radius}\\pi`)}. The sector is ${tex(`${degrees}`)} of the ${tex('360')} degrees. Take that part of the whole area.`,
      hints: [
        'Picture the whole circle. Which number do you square to get its area?',
        'What fraction of a full turn is the central angle?',
        'Does the question want the curved edge or the surface inside?',
        'You have the fraction and the whole area. How do you put them together?',
      ],
    };
  },
};
