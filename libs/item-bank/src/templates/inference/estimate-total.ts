import { num, tex } from '../tex.js';
import type { Template } from '../template.js';
import { known } from './known.js';

const SETTINGS = [
  { things: 'light bulbs', place: 'in a shipment', feature: 'are defective', of: 'that', rare: true },
  { things: 'households', place: 'in a town', feature: 'own a piano', of: 'that', rare: true },
  { things: 'students', place: 'at a college', feature: 'speak three or more languages', of: 'who', rare: false },
  { things: 'trees', place: 'in a forest district', feature: 'show damage by beetles', of: 'that', rare: true },
  { things: 'employees', place: 'of a company', feature: 'come to work by train', of: 'who', rare: false },
  { things: 'books', place: 'in a library', feature: 'have not been borrowed for a year', of: 'that', rare: false },
] as const;

/** A part of a random sample carried over to the population. */
export const estimateTotal: Template = {
  id: 'inference-estimate-total',
  skill: 30,
  difficulty: 'easy',
  seconds: 60,
  type: 'blank',
  context: true,
  make(draw) {
    const { things, place, feature, rare, of } = draw.pick(SETTINGS);
    const sample = draw.pick([40, 50, 60, 75, 80, 120, 125, 150, 200, 250]);
    const found = draw.int(2, Math.floor(sample * (rare ? 0.2 : 0.6)));
    const population = sample * draw.int(8, 60);
    const right = (population * found) / sample;
    if (population > 9800 || population % 50 !== 0 || found * 100 === sample || right === sample) return null;
    return {
      type: 'blank',
      question: `<p>There are ${tex(population)} ${things} ${place}. In a random sample of ${tex(sample)} of these ${things}, ${tex(found)} ${feature}. Based on the sample, what is the best estimate of the number of all the ${things} ${known(place)} ${of} ${feature}?</p>`,
      answer: String(right),
      wrong: [
        [
          String(found),
          'sample-for-population',
          `This is the number in the sample alone. The whole group is ${tex(num(population / sample))} times as big.`,
        ],
        [String(population - right), 'rest-for-part', `This estimates the number of the other ${things}.`],
        [
          String((population * found) / 100),
          'count-as-percent',
          `This takes ${tex(found)} as a percent, but it's ${tex(found)} out of ${tex(sample)}.`,
        ],
        [
          String(population / sample),
          'answered-scale-factor',
          'This is how many times bigger than the sample the whole group is.',
        ],
      ],
      why: `In the sample, the proportion is ${tex(`\\frac{${found}}{${sample}}`)}. If it is the same for all ${tex(num(population))} ${things}, the number is ${tex(`\\frac{${found}}{${sample}}\\cdot ${num(population)}=${num(right)}`)}.`,
      math: {
        landmarks: [
          [`${found}/${sample}`, 'the part of the sample', 'What is that part of all of them?'],
          [
            population / sample,
            'how many times as big as the sample the whole group is',
            'What do you multiply by it?',
          ],
        ],
        starts: [`x/${population}=${found}/${sample}`],
        traps: [[`x/${population}=${found}/100`, 'count-as-percent']],
      },
      simpler: `The sample is a small copy of the whole group. In it, ${tex(`${found}`)} out of ${tex(`${sample}`)} do this. The whole group is ${tex(`${num(population / sample)}`)} times as big, so multiply ${tex(`${found}`)} by that. You get ${tex(`${num(right)}`)}.`,
      hints: [
        'A random sample is like a small copy. What should be the same in both?',
        'What part of the sample is it, as a fraction?',
        'How many times as big as the sample is the whole group?',
        'What do you multiply to go from the sample to everyone?',
      ],
    };
  },
};
