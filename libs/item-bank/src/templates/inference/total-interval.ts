import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    things: 'apples',
    of: 'in a shipment',
    measure: 'mass',
    unit: 'grams',
    total: 'total mass',
    large: 'kilograms',
    one: 'a kilogram',
    by: 1000,
    known: '',
  },
  {
    things: 'calls',
    of: 'to a help line in a year',
    measure: 'length',
    unit: 'minutes',
    total: 'total length',
    large: 'hours',
    one: 'an hour',
    by: 60,
    known: '',
  },
  {
    things: 'boards',
    of: 'in a warehouse',
    measure: 'length',
    unit: 'inches',
    total: 'total length',
    large: 'feet',
    one: 'a foot',
    by: 12,
    known: '',
  },
  {
    things: 'packages',
    of: 'sent in a month',
    measure: 'weight',
    unit: 'ounces',
    total: 'total weight',
    large: 'pounds',
    one: 'a pound',
    by: 16,
    known: ' (1 pound is 16 ounces.)',
  },
] as const;

/** A mean with its margin of error in letters: the least or greatest plausible total of all, in another unit. */
export const totalInterval: Template = {
  id: 'inference-total-interval',
  skill: 30,
  difficulty: 'hard',
  shift: 0.2,
  seconds: 100,
  type: 'choice',
  context: true,
  make(draw) {
    const { things, of, measure, unit, total, large, one, by, known } = draw.pick(SETTINGS);
    const [m, e] = draw.pick([
      ['m', 'e'],
      ['a', 'b'],
      ['x', 'y'],
      ['p', 'q'],
    ] as const);
    const sample = 10 * draw.int(4, 25);
    const size = by * draw.int(2, 40) * (by < 100 ? 10 : 1);
    const greatest = draw.chance(0.5);
    const number = size / by;
    if (size <= 5 * sample) return null;
    const sign = greatest ? '+' : '-';
    const wrong = greatest ? '-' : '+';
    const shown = (factor: number, inner: string): string => tex(`${num(factor)}${inner}`);
    return {
      type: 'choice',
      question: `<p>From a random sample of ${tex(sample)} of the ${tex(num(size))} ${things} ${of}, it is estimated that the mean ${measure} of all these ${things} is ${tex(m)} ${unit}, with an associated margin of error of ${tex(e)} ${unit}. Based on this estimate, which expression represents the ${greatest ? 'greatest' : 'least'} plausible ${total}, in ${large}, of all the ${things}?${known}</p>`,
      right: shown(number, `(${m}${sign}${e})`),
      wrong: draw.shuffle([
        [
          tex(`${num(number)}${m}${sign}${e}`),
          'margin-not-scaled',
          `The margin of error is for the mean of one. For a total, it grows with the number of ${things}.`,
        ],
        [
          shown(size, `(${m}${sign}${e})`),
          'unit-not-converted',
          'Write the unit next to this expression. Which one is it in?',
        ],
        [
          shown(sample, `(${m}${sign}${e})`),
          'sample-for-population',
          `This multiplies by the number of ${things} in the sample, in ${unit}.`,
        ],
        [shown(number, `(${m}${wrong}${e})`), 'wrong-end', 'Read again which end the question asks for.'],
      ]),
      why: `Plausible means lie within ${tex(e)} of ${tex(m)}, so the ${greatest ? 'greatest' : 'least'} plausible mean is ${tex(`${m}${sign}${e}`)} ${unit}. For all ${tex(num(size))} ${things} this makes ${tex(`${num(size)}(${m}${sign}${e})`)} ${unit}. There are ${tex(by === 1000 ? '1{,}000' : by)} ${unit} to ${one}, so the total is ${shown(number, `(${m}${sign}${e})`)} ${large}.`,
      math: {
        starts: [`t=${size}(${m}${sign}${e})`],
        landmarks: [
          [number, `how many ${large} there are for each of the ${unit} in the mean`, 'What do you multiply by it?'],
        ],
      },
      simpler: `The ${greatest ? 'greatest' : 'least'} plausible mean is ${tex(`${m}${sign}${e}`)}. Multiply it by all ${tex(`${num(size)}`)} ${things} to get the total in ${unit}. Then divide by ${tex(`${num(by)}`)} to change to ${large}.`,
      hints: [
        `Is the estimated mean about the sample or about all the ${things}?`,
        'Which means are plausible, and which end does the question want?',
        `How do you get a total from a mean? Which number of ${things} do you use?`,
        `The total is in ${unit}. How do you get to ${large}?`,
      ],
    };
  },
};
