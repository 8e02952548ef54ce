import { PEOPLE } from '../people.js';
import { compare, type Sign } from '../inequality.js';
import { dollars, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    says: 'NAME sells scarves for RATE1 each and hats for RATE2 each at a craft fair and wants to earn at least TOTAL',
    first: 'scarves sold',
    second: 'hats sold',
    sign: '≥',
    money: true,
    one: [14, 25],
    other: [8, 13],
  },
  {
    says: 'NAME buys apples for RATE1 per pound and pears for RATE2 per pound and can spend no more than TOTAL',
    first: 'pounds of apples',
    second: 'pounds of pears',
    sign: '≤',
    money: true,
    one: [2, 3],
    other: [4, 6],
  },
  {
    says: 'NAME loads a van with chairs of RATE1 kilograms each and tables of RATE2 kilograms each. The van can carry at most TOTAL kilograms',
    first: 'chairs loaded',
    second: 'tables loaded',
    sign: '≤',
    money: false,
    one: [4, 8],
    other: [17, 30],
  },
  {
    says: 'For a science prize, NAME needs at least TOTAL points. Each experiment earns RATE1 points, and each report earns RATE2 points',
    first: 'experiments',
    second: 'reports',
    sign: '≥',
    money: false,
    one: [15, 25],
    other: [6, 12],
  },
  {
    says: 'NAME prints flyers that take RATE1 seconds each and posters that take RATE2 seconds each. The printer is available for no more than TOTAL seconds',
    first: 'flyers printed',
    second: 'posters printed',
    sign: '≤',
    money: false,
    one: [3, 6],
    other: [18, 35],
  },
  {
    says: 'On a diet plan for a rescued seal, each herring provides RATE1 grams of protein and each mackerel provides RATE2 grams. NAME has to provide at least TOTAL grams of protein per day',
    first: 'herrings',
    second: 'mackerels',
    sign: '≥',
    money: false,
    one: [16, 22],
    other: [40, 55],
  },
] as const;

/** Two contributions and a limit: which inequality says it? */
export const model: Template = {
  id: 'inequalities-two-model',
  skill: 17,
  difficulty: 'easy',
  shift: 0.2,
  seconds: 55,
  type: 'choice',
  context: true,
  make(draw) {
    const { says, first, second, sign, money, one, other } = draw.pick(SETTINGS);
    const name = draw.pick(PEOPLE);
    const [a, b] = [draw.int(one[0], one[1]), draw.int(other[0], other[1])];
    const total = 10 * draw.int(Math.ceil((6 * (a + b)) / 10), Math.ceil((14 * (a + b)) / 10));
    const shown = (value: number): string => tex(money ? dollars(value) : value);
    const opposite: Sign = sign === '≥' ? '≤' : '≥';
    const words = sign === '≥' ? ['at least', 'at most'] : ['at most', 'at least'];
    const formula = (p: number, q: number, by: Sign): string => tex(compare(`${p}x+${q}y`, by, total));
    return {
      type: 'choice',
      question: `<p>${says.replace('NAME', name).replace('RATE1', shown(a)).replace('RATE2', shown(b)).replace('TOTAL', shown(total))}. Which inequality represents this situation, where ${tex('x')} is the number of ${first} and ${tex('y')} is the number of ${second}?</p>`,
      right: formula(a, b, sign),
      wrong: [
        [
          formula(a, b, opposite),
          'inequality-reversed',
          `The total has to be ${words[0]!} ${shown(total)}. This one says ${words[1]!}.`,
        ],
        [
          formula(b, a, sign),
          'swapped-coefficients',
          `The numbers ${shown(a)} and ${shown(b)} got swapped: ${shown(a)} goes with ${tex('x')}.`,
        ],
        [
          formula(b, a, opposite),
          'swapped-coefficients',
          `The numbers ${shown(a)} and ${shown(b)} got swapped, and the total has to be ${words[0]!} ${shown(total)}.`,
        ],
      ],
      why: `The first kind contributes ${tex(`${a}x`)} and the second kind ${tex(`${b}y`)}. The sum ${tex(`${a}x+${b}y`)} has to be ${words[0]!} ${tex(total)}.`,
      math: { landmarks: [[a + b, 'the amount for one of each', 'Do you have the same number of both?']] },
      simpler: `Each of the first kind counts ${tex(`${a}`)}, so ${tex('x')} of them count ${tex(`${a}x`)}. The second kind counts ${tex(`${b}y`)}. Add them. The words "${words[0]!}" tell you which way the sign points, so ${tex(`${compare(`${a}x+${b}y`, sign, total)}`)}.`,
      hints: [
        'Two kinds of things go into one total. Which two?',
        `How much does one kind add, if there are ${tex('x')} of them?`,
        `Put both parts together. What's the total, written with ${tex('x')} and ${tex('y')}?`,
        'Read the limit again. Does the total have to reach it, or stay under it?',
      ],
    };
  },
};
