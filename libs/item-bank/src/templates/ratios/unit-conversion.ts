import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** A rate with its small unit of amount and short unit of time, and the large ones that are asked for. */
const SETTINGS = [
  {
    subject: 'A stream of water flows at a rate',
    small: 'cups',
    large: 'gallons',
    one: '1 gallon = 16 cups',
    size: 16,
    short: 'minute',
    long: 'hour',
    times: 60,
    min: 5,
    max: 80,
    parts: 2,
  },
  {
    subject: 'A dairy fills bottles at a rate',
    small: 'pints',
    large: 'gallons',
    one: '1 gallon = 8 pints',
    size: 8,
    short: 'minute',
    long: 'hour',
    times: 60,
    min: 12,
    max: 120,
    parts: 2,
  },
  {
    subject: 'An elevator rises at a speed',
    small: 'feet',
    large: 'yards',
    one: '1 yard = 3 feet',
    size: 3,
    short: 'second',
    long: 'minute',
    times: 60,
    min: 5,
    max: 30,
    parts: 10,
  },
  {
    subject: 'A train travels at a speed',
    small: 'meters',
    large: 'kilometers',
    one: '1 kilometer = 1000 meters',
    size: 1000,
    short: 'second',
    long: 'hour',
    times: 3600,
    min: 15,
    max: 60,
    parts: 2,
  },
  {
    subject: 'A mill packs flour at a rate',
    small: 'ounces',
    large: 'pounds',
    one: '1 pound = 16 ounces',
    size: 16,
    short: 'minute',
    long: 'hour',
    times: 60,
    min: 8,
    max: 96,
    parts: 2,
  },
  {
    subject: 'A snail crawls at a speed',
    small: 'inches',
    large: 'feet',
    one: '1 foot = 12 inches',
    size: 12,
    short: 'minute',
    long: 'hour',
    times: 60,
    min: 1,
    max: 8,
    parts: 10,
  },
  {
    subject: 'A conveyor belt moves at a speed',
    small: 'feet',
    large: 'yards',
    one: '1 yard = 3 feet',
    size: 3,
    short: 'second',
    long: 'minute',
    times: 60,
    min: 1,
    max: 12,
    parts: 10,
  },
] as const;

const texNumbers = (text: string): string => text.replace(/\d+/g, (digits) => tex(digits)).replace(' = ', ' equals ');

/** Both units of a rate change at once. */
export const unitConversion: Template = {
  id: 'ratios-unit-conversion',
  skill: 25,
  difficulty: 'medium',
  seconds: 75,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const { subject, small, large, one, size, short, long, times, min, max, parts } = draw.pick(SETTINGS);
    const value = draw.int(min * parts, max * parts) / parts;
    const right = (value * times) / size;
    const shown = (amount: number): boolean => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-9;
    if (!shown(right)) return null;
    const oneSize = (value * size) / times;
    return {
      type: 'choice',
      question: `<p>${subject} of ${tex(value)} ${small} per ${short}. What is this ${subject.endsWith('speed') ? 'speed' : 'rate'}, in ${large} per ${long}? (${texNumbers(one)}.)</p>`,
      right: tex(right),
      wrong: [
        [
          tex(value * times),
          'converted-one-unit',
          `This is in ${small} per ${long}. The ${small} still have to become ${large}.`,
        ],
        ...(shown(value / size)
          ? [
              [
                tex(value / size),
                'converted-one-unit',
                `This is in ${large} per ${short}. The time still has to change.`,
              ] as const,
            ]
          : []),
        [
          tex(value * times * size),
          'multiplied-for-divided',
          `Turning ${small} into ${large} means dividing by ${tex(size)}. This multiplies ${tex(num(value * times))} by it.`,
        ],
        ...(shown(oneSize) && oneSize > 0
          ? [[tex(oneSize), 'inverted-factor', 'Both conversions go the wrong way here.'] as const]
          : []),
        [tex(value * size), 'multiplied-for-divided', `This multiplies by ${tex(size)} and doesn't change the time.`],
        [tex(value), 'units-as-given', `This is still in ${small} per ${short}. Neither unit has changed yet.`],
      ],
      why: `In one ${long}, which is ${tex(times)} ${short}s, it is ${tex(`${value}\\cdot ${num(times)}=${num(value * times)}`)} ${small}. Since ${texNumbers(one)}, this is ${tex(`\\frac{${num(value * times)}}{${num(size)}}=${num(right)}`)} ${large}.`,
      math: {
        landmarks: [
          [value * times, `the number of ${small} per ${long}`, `How many ${large} is that?`],
          [value / size, `the number of ${large} per ${short}`, `How much is that in one ${long}?`],
        ],
      },
      simpler: `Change one unit at a time. One ${long} is ${tex(`${num(times)}`)} ${short}s, so that's ${tex(`${num(value * times)}`)} ${small} in one ${long}. Then divide by ${tex(`${num(size)}`)} to get ${large}: ${tex(`${num(right)}`)}.`,
      hints: [
        'Two units change here. Which ones?',
        `How many ${short}s are in one ${long}? So how many ${small} is that?`,
        `In the same amount, are there more ${small} or more ${large}?`,
        `So to get ${large}, do you multiply or divide, and by what?`,
      ],
    };
  },
};
