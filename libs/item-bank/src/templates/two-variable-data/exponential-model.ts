import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    says: 'A colony of ants has {a} members, and the number of members',
    letter: 'N',
    what: 'the number of members',
    unit: 'months',
    up: true,
    sizes: [20, 25, 30, 40, 50],
  },
  {
    says: 'The value of a machine is {a} dollars, and the value',
    letter: 'V',
    what: 'the value, in dollars, of the machine',
    unit: 'years',
    up: false,
    sizes: [10, 15, 20, 25, 30],
  },
  {
    says: 'A forest has an area of {a} acres, and the area',
    letter: 'A',
    what: 'the area, in acres, of the forest',
    unit: 'years',
    up: false,
    sizes: [2, 4, 5, 8],
  },
  {
    says: 'A video has {a} views, and the number of views',
    letter: 'W',
    what: 'the number of views',
    unit: 'hours',
    up: true,
    sizes: [15, 20, 40, 60],
  },
  {
    says: 'A sample contains {a} milligrams of a substance, and its mass',
    letter: 'M',
    what: 'the mass, in milligrams, of the substance',
    unit: 'minutes',
    up: false,
    sizes: [12, 15, 30, 40],
  },
  {
    says: 'A town has {a} inhabitants, and the number of inhabitants',
    letter: 'P',
    what: 'the number of inhabitants',
    unit: 'years',
    up: true,
    sizes: [2, 3, 4, 5, 6],
  },
] as const;

/** A percent change every k units of time, an equation for t units wanted. */
export const exponentialModel: Template = {
  id: 'data-two-exponential-model',
  skill: 28,
  difficulty: 'hard',
  seconds: 90,
  type: 'choice',
  context: true,
  make(draw) {
    const { says, letter, what, unit, up, sizes } = draw.pick(SETTINGS);
    const start = draw.int(2, 48) * 50;
    const size = draw.pick<number>(sizes);
    const every = draw.int(2, 12);
    const factor = up ? 1 + size / 100 : 1 - size / 100;
    const other = up ? 1 - size / 100 : 1 + size / 100;
    const model = (base: number, exponent: string): string =>
      tex(`${letter}=${num(start)}(${num(base)})^{${exponent}}`);
    const [part, product] = [`\\frac{t}{${every}}`, `${every}t`];
    return {
      type: 'choice',
      question: `<p>${says.replace('{a}', tex(start))} ${up ? 'increases' : 'decreases'} by ${tex(`${size}\\%`)} every ${tex(every)} ${unit}. Which equation models ${what}, ${tex(letter)}, ${tex('t')} ${unit} from now?</p>`,
      right: model(factor, part),
      wrong: [
        [
          model(factor, product),
          'exponent-inverted',
          `With this exponent the change would happen ${tex(every)} times in each ${unit.slice(0, -1)}. It happens once in ${tex(every)} ${unit}.`,
        ],
        [
          model(size / 100, part),
          'percent-for-factor',
          `Multiplying by ${tex(size / 100)} leaves only ${tex(`${size}\\%`)}. A change by ${tex(`${size}\\%`)} means you multiply by ${tex(num(factor))}.`,
        ],
        [
          model(other, part),
          'growth-decay-swapped',
          `Multiplying by ${tex(num(other))} goes with ${up ? 'a decrease' : 'an increase'}.`,
        ],
      ],
      why: `In each period of ${tex(every)} ${unit} the quantity is multiplied by ${tex(`1${up ? '+' : '-'}${num(size / 100)}=${num(factor)}`)}. After ${tex('t')} ${unit}, ${tex(part)} such periods have passed, so ${model(factor, part)}.`,
      math: {
        landmarks: [
          [factor, "what it's multiplied by each time", `How often does that happen in ${tex('t')} ${unit}?`],
          [
            start * factor,
            `the amount after ${tex(`${every}`)} ${unit}`,
            `How often does that happen in ${tex('t')} ${unit}?`,
          ],
          [(start * size) / 100, `the change in the first ${tex(`${every}`)} ${unit}`, 'Is it the same every time?'],
        ],
      },
      simpler: `Each time, you multiply by ${tex(`${num(factor)}`)}. That happens once every ${tex(`${every}`)} ${unit}. So in ${tex('t')} ${unit} it happens ${tex('t')} divided by ${tex(`${every}`)} times, and that's the exponent.`,
      hints: [
        'What is the quantity multiplied by in one period?',
        `Is that multiplier more or less than ${tex(1)}?`,
        `How many periods go by in ${tex('t')} ${unit}?`,
        'Check the end of the first period. What should the exponent be then?',
      ],
    };
  },
};
