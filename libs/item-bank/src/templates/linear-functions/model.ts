import { linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    says: 'A candle is START millimeters tall when it is lit, and its height decreases by RATE millimeters per hour',
    asks: 'the height, in millimeters, of the candle SYM hours after it is lit',
    letters: ['h', 't'],
    start: [120, 240],
    rate: [11, 19],
    sign: -1,
  },
  {
    says: 'A library has a collection of START maps, and RATE maps are added to the collection each month',
    asks: 'the number of maps in the collection after SYM months',
    letters: ['m', 'n'],
    start: [140, 950],
    rate: [6, 25],
    sign: 1,
  },
  {
    says: 'At the start of a month, a bakery has START kilograms of flour in stock. It uses RATE kilograms each day and buys no more',
    asks: 'the amount of flour, in kilograms, left in stock after SYM days',
    letters: ['f', 'd'],
    start: [300, 900],
    rate: [14, 28],
    sign: -1,
  },
  {
    says: 'A pool holds START liters of water when a pump is switched on. The pump adds RATE liters per minute',
    asks: 'the amount of water, in liters, in the pool SYM minutes after the pump is switched on',
    letters: ['w', 't'],
    start: [900, 4000],
    rate: [35, 90],
    sign: 1,
  },
  {
    says: 'A glacier tongue is START meters long, and its length decreases by RATE meters per year',
    asks: 'the length, in meters, of the glacier tongue after SYM years',
    letters: ['g', 'y'],
    start: [1200, 4800],
    rate: [12, 40],
    sign: -1,
  },
  {
    says: 'A newsletter has START subscribers, and the number of subscribers grows by RATE per week',
    asks: 'the number of subscribers after SYM weeks',
    letters: ['s', 'w'],
    start: [250, 1900],
    rate: [15, 60],
    sign: 1,
  },
  {
    says: 'A balloon is released from a platform START feet above the ground and rises by RATE feet per second',
    asks: 'the height, in feet, of the balloon above the ground SYM seconds after its release',
    letters: ['h', 't'],
    start: [40, 180],
    rate: [5, 14],
    sign: 1,
  },
] as const;

/** Starting value and constant change in words; the function is wanted. */
export const model: Template = {
  id: 'functions-model',
  skill: 14,
  difficulty: 'easy',
  seconds: 50,
  type: 'choice',
  context: true,
  make(draw) {
    const {
      says,
      asks,
      letters: [name, symbol],
      start: [low, high],
      rate: [slow, fast],
      sign,
    } = draw.pick(SETTINGS);
    const start = draw.int(low, high);
    const rate = draw.int(slow, fast);
    if (start === rate) return null;
    const f = (a: number, b: number): string => tex(`${name}(${symbol})=${linear(a, b, symbol)}`);
    const sentence = asks.replace('SYM', tex(symbol));
    const down = sign < 0;
    return {
      type: 'choice',
      question: `<p>${says.replace('START', tex(start)).replace('RATE', tex(rate))}. Which function ${tex(name)} gives ${sentence}?</p>`,
      right: f(sign * rate, start),
      wrong: [
        [
          f(-sign * rate, start),
          'rate-sign',
          `With this sign the values would ${down ? 'grow' : 'shrink'} as ${tex(symbol)} grows.`,
        ],
        [
          f(sign * start, rate),
          'rate-and-start-swapped',
          `The starting value ${tex(start)} and the rate ${tex(rate)} got swapped. The rate is what multiplies ${tex(symbol)}.`,
        ],
        [
          f(rate, -start),
          'reversed-subtraction',
          `This function has the value ${tex(-start)} when ${tex(`${symbol}=0`)}.`,
        ],
      ],
      why: `The starting value is ${tex(start)}, and it ${down ? 'decreases' : 'increases'} by ${tex(rate)} for each unit of ${tex(symbol)}, so by ${tex(`${num(rate)}${symbol}`)} in all. This gives ${f(sign * rate, start)}.`,
      math: {
        landmarks: [
          [start + sign * rate, 'the value after one step', 'What is it after two?'],
          [start + 2 * sign * rate, 'the value after two steps', 'What happens in each step?'],
        ],
      },
      simpler: `Start with what you have at the beginning: ${tex(`${start}`)}. It ${down ? 'loses' : 'gains'} ${tex(`${rate}`)} each time ${tex(`${symbol}`)} goes up by ${tex('1')}. So ${down ? 'subtract' : 'add'} ${tex(`${rate}${symbol}`)}. That's ${f(sign * rate, start)}.`,
      hints: [
        'Something is there at the start, and something changes. Which number is which?',
        `Which of the two numbers do you have when ${tex(`${symbol}=0`)}?`,
        `Which number happens again and again, so it multiplies ${tex(symbol)}?`,
        'Does it grow or shrink over time? What sign does that give the rate?',
      ],
    };
  },
};
