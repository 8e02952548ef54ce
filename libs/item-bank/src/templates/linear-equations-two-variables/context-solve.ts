import { PEOPLE } from '../people.js';
import { sum, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    says: 'NAME exercises by swimming and by hiking. The equation EQ models the energy used, in hundreds of kilojoules, where FIRST is the number of hours spent swimming and SECOND is the number of hours spent hiking',
    first: 'swimming',
    given: 'spent SIZE hours swimming',
    asks: 'how many hours did NAME spend hiking',
    unit: 'hours',
    low: 11,
    high: 30,
  },
  {
    says: 'NAME packs small crates and large crates onto a truck. The equation EQ relates the number FIRST of small crates and the number SECOND of large crates to the total mass of the load, in kilograms',
    first: 'small crates',
    given: 'packed SIZE small crates',
    asks: 'how many large crates did NAME pack',
    unit: 'large crates',
    low: 5,
    high: 40,
  },
  {
    says: 'NAME builds stools and tables. The equation EQ relates the number FIRST of stools and the number SECOND of tables to the total length of wood used, in feet',
    first: 'stools',
    given: 'built SIZE stools',
    asks: 'how many tables did NAME build',
    unit: 'tables',
    low: 6,
    high: 30,
  },
  {
    says: 'NAME buys thin and thick candles. The equation EQ relates the number FIRST of thin candles and the number SECOND of thick candles to the total price, in dollars',
    first: 'thin candles',
    given: 'bought SIZE thin candles',
    asks: 'how many thick candles did NAME buy',
    unit: 'thick candles',
    low: 2,
    high: 15,
  },
] as const;

/** A model in two variables; one is known, the other is wanted. */
export const contextSolve: Template = {
  id: 'linear-two-model-value',
  skill: 13,
  difficulty: 'medium',
  seconds: 60,
  type: 'blank',
  context: true,
  make(draw) {
    const { says, first, given, asks, unit, low, high } = draw.pick(SETTINGS);
    const name = draw.pick(PEOPLE);
    const [a, b] = draw.distinct(2, low, high).sort((one, other) => one - other) as [number, number];
    const [x, y] = draw.distinct(2, 3, 14) as [number, number];
    const [sx, sy] = draw.pick([
      ['x', 'y'],
      ['s', 't'],
      ['p', 'q'],
      ['m', 'n'],
    ] as const);
    const total = a * x + b * y;
    const slips = [y + (a * x) / b, total / b, b * y, (total - b * x) / a];
    if (total > 900) return null;
    return {
      type: 'blank',
      question: `<p>${says
        .replaceAll('NAME', name)
        .replace(
          'EQ',
          tex(
            `${sum([
              [a, sx],
              [b, sy],
            ])}=${total}`,
          ),
        )
        .replace('FIRST', tex(sx))
        .replace(
          'SECOND',
          tex(sy),
        )}. If ${name} ${given.replace('SIZE', tex(x))}, ${asks.replaceAll('NAME', name)}?</p>`,
      answer: String(y),
      wrong: [
        [
          String(slips[2]),
          'forgot-to-divide',
          `This is the value of ${tex(`${b}${sy}`)}. You still have to divide it by ${tex(b)}.`,
        ],
        ...(Number.isInteger(slips[3]) && slips[3]! > 0
          ? [
              [
                String(slips[3]),
                'swapped-variables',
                `The ${tex(x)} was put in for ${tex(sy)}, but ${tex(sx)} stands for the ${first}.`,
              ] as const,
            ]
          : []),
        ...(Number.isInteger(slips[1])
          ? [
              [
                String(slips[1]),
                'one-quantity-ignored',
                `The part ${tex(`${a}(${x})`)} of the total was left out.`,
              ] as const,
            ]
          : []),
        [
          String(total - a * x - b),
          'subtracted-instead-of-divided',
          `In the last step the ${tex(b)} was subtracted. It multiplies ${tex(sy)}, so subtracting won't undo it.`,
        ],
      ],
      why: `Putting ${tex(x)} in for ${tex(sx)} gives ${tex(`${a}(${x})+${b}${sy}=${total}`)}, or ${tex(`${b}${sy}=${b * y}`)}. So ${tex(`${sy}=${y}`)}: ${tex(y)} ${unit}.`,
      math: {
        landmarks: [
          [a * x, 'the part of the total that you know already', "What's left for the other part?"],
          [b * y, `the value of ${tex(`${b}${sy}`)}`, "What's left to do?"],
        ],
        starts: [`${a}*${x}+${b}${sy}=${total}`],
      },
      simpler: `You know ${tex(`${sx}=${x}`)}, so that part is ${tex(`${a * x}`)}. Take it away from ${tex(`${total}`)} and ${tex(`${b * y}`)} is left for ${tex(`${b}${sy}`)}. Divide by ${tex(`${b}`)} to get ${tex(`${y}`)}.`,
      hints: [
        'You already know one of the two letters. Which one is it?',
        'Put the known number in for its letter. What does that part come to?',
        'Take that part off the total. How much is left for the other letter?',
        'What do you divide by to get the other letter alone?',
      ],
    };
  },
};
