import { typed } from '../exam-print.js';
import { shownIn } from '../statistics.js';
import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    data: 'used trucks of one model',
    x: 'distance driven, in thousands of miles',
    y: 'price, in hundreds of dollars',
    xs: 1000,
    ys: 100,
    rising: false,
    more: 'additional MORE miles driven',
    predicted: 'predicted price',
    unit: 'dollars',
    start: [180, 320],
  },
  {
    data: 'cities in a region',
    x: 'population, in tens of thousands of people',
    y: 'daily water use, in millions of gallons',
    xs: 10_000,
    ys: 1_000_000,
    rising: true,
    more: 'additional MORE people',
    predicted: 'predicted daily water use',
    unit: 'gallons',
    start: [1, 4],
  },
  {
    data: 'farms in a valley',
    x: 'area, in hundreds of acres',
    y: 'yearly harvest, in thousands of bushels',
    xs: 100,
    ys: 1000,
    rising: true,
    more: 'additional MORE acres',
    predicted: 'predicted yearly harvest',
    unit: 'bushels',
    start: [2, 9],
  },
  {
    data: 'batteries of one kind',
    x: 'time in use, in hundreds of hours',
    y: 'capacity, in thousands of milliampere-hours',
    xs: 100,
    ys: 1000,
    rising: false,
    more: 'additional MORE hours in use',
    predicted: 'predicted capacity',
    unit: 'milliampere-hours',
    start: [30, 60],
  },
  {
    data: 'web pages of a company',
    x: 'yearly cost of advertising, in thousands of dollars',
    y: 'yearly visits, in tens of thousands',
    xs: 1000,
    ys: 10_000,
    rising: true,
    more: 'additional MORE dollars of advertising',
    predicted: 'predicted number of yearly visits',
    unit: 'visits',
    start: [2, 12],
  },
] as const;

/** The slope of a line of best fit whose axes count in thousands and hundreds, in the plain units. */
export const slopeInUnits: Template = {
  id: 'data-two-slope-in-units',
  skill: 28,
  difficulty: 'hard',
  shift: 0.2,
  seconds: 100,
  type: 'blank',
  context: true,
  make(draw) {
    const { data, x, y, xs, ys, rising, more, predicted, unit, start } = draw.pick(SETTINGS);
    const slope = draw.int(11, 98) / 10 / (ys === 1_000_000 ? 10 : 1);
    const constant = draw.int(start[0], start[1]) + draw.int(1, 9) / 10;
    const amount = (xs / 100) * draw.pick([5, 10, 20, 25, 40, 50, 150, 200, 250]);
    const key = (slope * ys * amount) / xs;
    if (
      !Number.isInteger(Math.round(key * 1e6) / 1e6) ||
      key > 99_999 ||
      key < 2 ||
      amount === xs ||
      amount < 2 ||
      Number.isInteger(slope)
    )
      return null;
    const value = (number: number): string =>
      shownIn(number, 4) ? typed(number) : typed(Math.round(number * 1e4) / 1e4);
    return {
      type: 'blank',
      question: `<p>For data on ${data}, the equation of the line of best fit is ${tex(`y=${num(constant)}${rising ? '+' : '-'}${num(slope)}x`)}, where ${tex('x')} is the ${x}, and ${tex('y')} is the predicted ${y}. Based on this equation, for each ${more.replace('MORE', tex(num(amount)))}, by how many ${unit} does the ${predicted} ${rising ? 'increase' : 'decrease'}?</p>`,
      answer: value(key),
      wrong: [
        [
          value(slope),
          'units-overlooked',
          `That's just the slope from the equation. ${tex('x')} and ${tex('y')} aren't counted in single units there.`,
        ],
        [
          value(slope * ys),
          'x-unit-overlooked',
          `This is the change when ${tex('x')} grows by ${tex(1)}. How much is that really?`,
        ],
        [
          value((slope * amount) / xs),
          'y-unit-overlooked',
          `That's the change in ${tex('y')}. What does one unit of ${tex('y')} stand for?`,
        ],
        [
          value(slope * amount),
          'units-overlooked',
          `This puts the plain amount in for ${tex('x')}. What does one unit of ${tex('x')} stand for?`,
        ],
        [
          value((constant * ys * amount) / xs),
          'constant-for-slope',
          `The constant ${tex(num(constant))} isn't multiplied by ${tex('x')}, so it doesn't tell how fast the prediction changes.`,
        ],
      ],
      why: `The growth by ${tex(num(amount))} makes ${tex('x')} greater by ${tex(`\\frac{${num(amount)}}{${num(xs)}}=${num(amount / xs)}`)}. So ${tex('y')} changes by ${tex(`${num(slope)}\\cdot ${num(amount / xs)}=${num(Math.round(((slope * amount) / xs) * 1e6) / 1e6)}`)}, and since one unit of ${tex('y')} stands for ${tex(num(ys))} ${unit}, the change is ${tex(num(key))} ${unit}.`,
      math: {
        landmarks: [
          [amount / xs, `how much ${tex('x')} changes`, `How much does ${tex('y')} change, then?`],
          [
            Math.round(((slope * amount) / xs) * 1e6) / 1e6,
            `how much ${tex('y')} changes`,
            `What does one unit of ${tex('y')} stand for?`,
          ],
        ],
      },
      simpler: `Watch the units. ${tex(`${num(amount)}`)} is only ${tex(`${num(amount / xs)}`)} in units of ${tex('x')}. Multiply by the slope to get the change in ${tex('y')}. One unit of ${tex('y')} is ${tex(`${num(ys)}`)} ${unit}, so multiply by that too. You get ${tex(`${num(key)}`)}.`,
      hints: [
        `What does one unit of ${tex('x')} stand for here?`,
        `So how many units of ${tex('x')} is the given amount?`,
        `Multiply by the slope. How much does ${tex('y')} change?`,
        `How many plain ${unit} is one unit of ${tex('y')}?`,
      ],
    };
  },
};
