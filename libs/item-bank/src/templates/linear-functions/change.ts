import { linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    f: 'L',
    v: 't',
    says: 'models the length, in centimeters, of a vine VAR weeks after it was planted',
    things: 'length of the vine, in centimeters,',
    unit: 'weeks',
    rates: [1.5, 2.5, 3.5, 4.5],
    start: [8, 40],
  },
  {
    f: 'C',
    v: 'm',
    says: 'gives the price, in dollars, of a delivery over a distance of VAR miles',
    things: 'price, in dollars,',
    unit: 'miles',
    rates: [1.25, 1.5, 1.75, 2.25],
    start: [4, 15],
  },
  {
    f: 'P',
    v: 'd',
    says: 'models the pressure, in kilopascals, on a diver at a depth of VAR meters',
    things: 'pressure, in kilopascals,',
    unit: 'meters',
    rates: [9.8, 10.1],
    start: [98, 102],
  },
  {
    f: 'V',
    v: 'T',
    says: 'models the speed of sound in air, in meters per second, at a temperature of VAR degrees Celsius',
    things: 'speed of sound, in meters per second,',
    unit: 'degrees Celsius',
    rates: [0.6],
    start: [331, 331],
  },
  {
    f: 'S',
    v: 'k',
    says: 'gives the mass, in grams, of a box that holds VAR marbles',
    things: 'mass, in grams,',
    unit: 'marbles',
    rates: [5.5, 6.5, 7.5],
    start: [80, 160],
  },
  {
    f: 'W',
    v: 'n',
    says: 'gives the amount of water, in liters, that a machine has used after VAR cycles',
    things: 'amount of water, in liters,',
    unit: 'cycles',
    rates: [12.5, 13.5, 15.5],
    start: [6, 30],
  },
] as const;

/** By how much does the value grow when the input grows by a given amount? */
export const change: Template = {
  id: 'functions-change',
  skill: 14,
  difficulty: 'medium',
  shift: -0.2,
  seconds: 60,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const {
      f,
      v,
      says,
      things,
      unit,
      rates,
      start: [low, high],
    } = draw.pick(SETTINGS);
    const rate = draw.pick(rates as readonly number[]);
    const start = draw.int(low, high);
    const more = draw.pick([2, 4, 6, 8, 10, 12, 20]);
    const grown = Math.round(rate * more * 100) / 100;
    const after = Math.round((grown + start) * 100) / 100;
    const least = draw.int(2, 9);
    return {
      type: 'choice',
      question: `<p>The function ${tex(`${f}(${v})=${linear(rate, start, v)}`)} ${says.replace('VAR', tex(v))}. According to the function, by how much does the ${things} increase when ${tex(v)} increases from ${tex(least)} to ${tex(least + more)}?</p>`,
      right: tex(grown),
      wrong: [
        [
          tex(after),
          'start-included',
          `This is ${tex(`${f}(${more})`)}. The ${tex(start)} is in both values, so it isn't part of the increase.`,
        ],
        [
          tex(rate),
          'rate-for-change',
          `This is the increase for each ${tex(1)} that is added to ${tex(v)}. Here ${tex(more)} ${unit} are added.`,
        ],
        [
          tex(Math.round((rate * (least + more) + start) * 100) / 100),
          'value-for-change',
          `This is ${tex(`${f}(${least + more})`)}, the value at the end. How much is the increase?`,
        ],
        [
          tex(Math.round(rate * (least + more) * 100) / 100),
          'start-of-interval-ignored',
          `That's the increase from ${tex(`${v}=0`)}. It starts at ${tex(`${v}=${least}`)}.`,
        ],
      ],
      why: `For each ${tex(1)} that is added to ${tex(v)}, the value increases by ${tex(rate)}. From ${tex(least)} to ${tex(least + more)} there are ${tex(more)} such steps, so the increase is ${tex(`${num(rate)}(${more})=${num(grown)}`)}.`,
      math: {
        landmarks: [
          [more, `how much ${tex(`${v}`)} goes up`, 'How much does each step add?'],
          [
            Math.round((rate * least + start) * 100) / 100,
            'the value at the start of that time',
            "What's the value at the end?",
          ],
          [
            Math.round((rate * (least + more) + start) * 100) / 100,
            'the value at the end of that time',
            'What was it at the start?',
          ],
        ],
      },
      simpler: `Each time ${tex(`${v}`)} goes up by ${tex('1')}, the value goes up by ${tex(`${rate}`)}. From ${tex(`${least}`)} to ${tex(`${least + more}`)} is ${tex(`${more}`)} steps. So multiply: ${tex(`${num(rate)}\\cdot ${more}=${num(grown)}`)}. The starting number doesn't matter for a change.`,
      hints: [
        "Look at what's asked. Is it a value, or how much a value changes?",
        `Which number in the function tells how fast it grows with ${tex(v)}?`,
        `${tex(v)} goes from one number to another. How many steps of one is that?`,
        'You know what each step adds. What do you do with the number of steps?',
      ],
    };
  },
};
