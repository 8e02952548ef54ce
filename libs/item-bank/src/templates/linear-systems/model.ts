import { PEOPLE } from '../people.js';
import { dollars, tex } from '../tex.js';
import type { Template } from '../template.js';
import { aligned, row } from './system.js';

const SETTINGS = [
  {
    says: 'NAME earns RATE1 per hour for tutoring and RATE2 per hour for gardening. Last week, NAME worked a total of COUNT hours at these two jobs and earned TOTAL',
    x: 'hours of tutoring',
    y: 'hours of gardening',
    one: [18, 26],
    other: [11, 16],
  },
  {
    says: 'A garden center sells tulip bulbs for RATE1 each and lily bulbs for RATE2 each. NAME bought a total of COUNT bulbs of these two kinds for TOTAL',
    x: 'tulip bulbs',
    y: 'lily bulbs',
    one: [1, 2],
    other: [3, 5],
  },
  {
    says: 'At a museum, an adult ticket costs RATE1 and a student ticket costs RATE2. NAME bought COUNT of these tickets for a class trip and paid TOTAL',
    x: 'adult tickets',
    y: 'student tickets',
    one: [12, 19],
    other: [5, 9],
  },
  {
    says: 'A market stall sells jars of honey for RATE1 each and jars of jam for RATE2 each. In one morning, NAME sold a total of COUNT jars for TOTAL',
    x: 'jars of honey',
    y: 'jars of jam',
    one: [8, 12],
    other: [4, 7],
  },
  {
    says: 'Renting a canoe costs RATE1 per hour and renting a paddleboard costs RATE2 per hour. For a summer camp, NAME rented a canoe and afterward a paddleboard, for a total of COUNT hours, and paid TOTAL',
    x: 'hours of renting the canoe',
    y: 'hours of renting the paddleboard',
    one: [14, 20],
    other: [9, 12],
  },
] as const;

/** Which system represents the situation? */
export const model: Template = {
  id: 'systems-model',
  skill: 15,
  difficulty: 'easy',
  seconds: 55,
  type: 'choice',
  context: true,
  make(draw) {
    const { says, x: first, y: second, one, other } = draw.pick(SETTINGS);
    const name = draw.pick(PEOPLE);
    const [a, b] = [draw.int(one[0], one[1]), draw.int(other[0], other[1])];
    const [x, y] = draw.distinct(2, 3, 16) as [number, number];
    const [count, total] = [x + y, a * x + b * y];
    const system = (rows: readonly (readonly [number, number, number])[]): string =>
      tex(aligned(rows.map((entry) => row(entry))));
    const text = says
      .replaceAll('NAME', name)
      .replace('RATE1', tex(dollars(a)))
      .replace('RATE2', tex(dollars(b)))
      .replace('COUNT', tex(count))
      .replace('TOTAL', tex(dollars(total)));
    return {
      type: 'choice',
      question: `<p>${text}. Which system of equations represents this situation, where ${tex('x')} is the number of ${first} and ${tex('y')} is the number of ${second}?</p>`,
      right: system([
        [1, 1, count],
        [a, b, total],
      ]),
      wrong: [
        [
          system([
            [1, 1, count],
            [b, a, total],
          ]),
          'swapped-coefficients',
          `The prices got swapped: ${tex(dollars(a))} belongs to ${tex('x')} and ${tex(dollars(b))} to ${tex('y')}.`,
        ],
        [
          system([
            [1, 1, total],
            [a, b, count],
          ]),
          'swapped-totals',
          `The totals got swapped: ${tex(count)} is a number of things or hours and ${tex(total)} is a number of dollars.`,
        ],
        [
          system([
            [1, 1, total],
            [b, a, count],
          ]),
          'swapped-totals',
          'Both the totals and the prices got swapped.',
        ],
      ],
      why: `The numbers add up to ${tex(count)}, so ${tex(`x+y=${count}`)}. The amounts of money, ${tex(`${a === 1 ? '' : a}x`)} and ${tex(`${b}y`)} dollars, add up to ${tex(dollars(total))}, so ${tex(`${row([a, b, total])}`)}.`,
      math: { landmarks: [[a + b, 'what one of each comes to', 'What do the two totals stand for?']] },
      simpler: `There are two totals, so there are two equations. The counts add up to ${tex(`${count}`)}: ${tex(`x+y=${count}`)}. The money adds up too: ${tex(`${a}`)} dollars for each ${tex('x')} and ${tex(`${b}`)} for each ${tex('y')}, so ${tex(`${row([a, b, total])}`)}.`,
      hints: [
        'The story has two totals. What does each one count?',
        'Which total is a plain count, and which one is money?',
        `For the money, each letter gets its own price. Which price goes with ${tex('x')}?`,
        'Now check the count equation. Does it need any prices?',
      ],
    };
  },
};
