import { dot, figure, label } from '../../content/figures/svg.js';
import { along, NUMBER_LINE_WIDTH, numberLine } from '../../content/figures/number-line.js';
import { deviation, mean, spreadOut } from '../statistics.js';
import { tex } from '../tex.js';
import type { Template } from '../template.js';
import type { WrongChoice } from '../../content/author.js';

/** Symmetric columns over seven neighboring values, from narrow to wide. */
const SHAPES = [
  [0, 0, 3, 5, 3, 0, 0],
  [0, 1, 3, 4, 3, 1, 0],
  [0, 2, 2, 4, 2, 2, 0],
  [2, 2, 2, 2, 2, 2, 2],
  [3, 2, 1, 2, 1, 2, 3],
  [4, 2, 1, 0, 1, 2, 4],
  [0, 4, 2, 1, 2, 4, 0],
  [1, 1, 2, 4, 2, 1, 1],
  [0, 3, 3, 1, 3, 3, 0],
  [5, 1, 0, 1, 0, 1, 5],
] as const;
const TITLES = [
  'Number of errors',
  'Score',
  'Number of calls',
  'Hours of sleep',
  'Number of laps',
  'Length (inches)',
  'Number of letters',
] as const;
type Order = 'greater than' | 'less than' | 'equal to';

const statement = (sameMean: boolean, order: Order): string =>
  `The means of the two data sets are ${sameMean ? 'equal' : 'not equal'}, and the standard deviation of data set A is ${order} that of data set B.`;

/** Two dot plots, their means and standard deviations compared without computing. */
export const compareSpread: Template = {
  id: 'data-one-compare-spread',
  skill: 27,
  difficulty: 'medium',
  shift: 0.2,
  seconds: 75,
  type: 'choice',
  context: false,
  make(draw) {
    const title = draw.pick(TITLES);
    const start = draw.int(1, 6);
    const scale = { min: start, max: start + 9, step: 1, title };
    const [first, second] = [draw.int(0, 3), draw.int(0, 3)];
    const shapeA = draw.pick(SHAPES);
    const shapeB = draw.chance(0.25) ? shapeA : draw.pick(SHAPES);
    const values = (shift: number): number[] => Array.from({ length: 7 }, (_, index) => start + shift + index);
    const [a, b] = [spreadOut(values(first), shapeA), spreadOut(values(second), shapeB)];
    const ratio = deviation(a) / deviation(b);
    if ((shapeA === shapeB && first === second) || (shapeA !== shapeB && ratio > 0.75 && ratio < 1.34)) return null;
    const sameMean = mean(a) === mean(b);
    const order: Order = shapeA === shapeB ? 'equal to' : ratio > 1 ? 'greater than' : 'less than';
    const otherOrders = draw.shuffle(
      (['greater than', 'less than', 'equal to'] as const).filter((entry) => entry !== order),
    );
    const truthOfSpread =
      order === 'equal to'
        ? 'the two plots have the same shape'
        : `the values of data set ${order === 'greater than' ? 'A' : 'B'} lie farther from their mean`;
    const truthOfMeans = sameMean
      ? 'both plots are symmetric about the same value'
      : 'the plots are symmetric about different values';
    const words = (shape: readonly number[], shift: number): string =>
      shape
        .map((height, index) => [height, start + shift + index] as const)
        .filter(([height]) => height > 0)
        .map(([height, value]) => `${height} at ${value}`)
        .join(', ');
    const panel = (shape: readonly number[], shift: number, y: number, name: string): string[] => [
      ...numberLine(scale, y),
      label([4, y - 74], `Data set ${name}`, { size: 13, anchor: 'start' }),
      ...shape.flatMap((height, index) =>
        Array.from({ length: height }, (_, level) =>
          dot([along(scale, start + shift + index), y - 11 - level * 12], 4.5),
        ),
      ),
    ];
    const wrong: WrongChoice[] = draw.shuffle([
      [
        statement(sameMean, otherOrders[0]!),
        'spread-misjudged',
        `The means are compared correctly, but ${truthOfSpread}.`,
      ],
      [
        statement(!sameMean, order),
        'center-misjudged',
        `The standard deviations are compared correctly, but ${truthOfMeans}.`,
      ],
      [
        statement(!sameMean, otherOrders[0]!),
        'center-misjudged',
        `Neither part is true: ${truthOfMeans}, and ${truthOfSpread}.`,
      ],
      [
        statement(sameMean, otherOrders[1]!),
        'spread-misjudged',
        `The means are compared correctly, but ${truthOfSpread}.`,
      ],
    ]);
    return {
      type: 'choice',
      img: figure(
        NUMBER_LINE_WIDTH,
        272,
        `Two dot plots over number lines from ${scale.min} to ${scale.max}, titled ${title}. Numbers of dots in data set A: ${words(shapeA, first)}. Numbers of dots in data set B: ${words(shapeB, second)}.`,
        [...panel(shapeA, first, 88, 'A'), ...panel(shapeB, second, 222, 'B')],
      ),
      question:
        '<p>The dot plots represent data set A and data set B. Which statement best compares the means and the standard deviations of the two data sets?</p>',
      right: statement(sameMean, order),
      wrong,
      why: `Each plot is symmetric, so its mean is the value in its middle: ${tex(first + start + 3)} for data set A and ${tex(second + start + 3)} for data set B. The standard deviation measures how far the values lie from their mean; here ${truthOfSpread}.`,
      math: {
        landmarks: [
          [first + start + 3, 'the mean of data set A', "What's the mean of data set B?"],
          [second + start + 3, 'the mean of data set B', "What's the mean of data set A?"],
        ],
      },
      simpler: `Each plot is the same on the left and on the right, so the mean is the middle: ${tex(`${first + start + 3}`)} for A and ${tex(`${second + start + 3}`)} for B. The standard deviation tells how far the dots are from there. Here, ${truthOfSpread}.`,
      hints: [
        'Both plots are symmetric. Where do you see the mean of each one?',
        'Standard deviation is about distance from the mean. Which dots are far from it?',
        'Which plot has more of its dots far from the middle?',
        'Slide a whole plot over. Does that change its mean? Its spread?',
      ],
    };
  },
};
