import { table } from '../table.js';
import { tex } from '../tex.js';
import type { Template } from '../template.js';
import type { WrongChoice } from '../../content/author.js';

const SETTINGS = [
  { caption: 'Bacteria in a dish', time: 'Time (hours)', count: 'Number of bacteria', unit: 'hour' },
  { caption: 'Money in an account', time: 'Time (years)', count: 'Balance (dollars)', unit: 'year' },
  { caption: 'Visitors to a website', time: 'Time (weeks)', count: 'Number of visitors', unit: 'week' },
  { caption: 'Water in a tank', time: 'Time (minutes)', count: 'Volume (liters)', unit: 'minute' },
  { caption: 'Fish in a pond', time: 'Time (months)', count: 'Number of fish', unit: 'month' },
  { caption: 'Mass of a chemical during a reaction', time: 'Time (minutes)', count: 'Mass (grams)', unit: 'minute' },
] as const;

const NAMES = ['Increasing linear', 'Decreasing linear', 'Increasing exponential', 'Decreasing exponential'] as const;

/** A table with equal steps in time: does it grow by a sum or by a factor, up or down? */
export const modelType: Template = {
  id: 'data-two-model-type',
  skill: 28,
  difficulty: 'medium',
  shift: -0.2,
  seconds: 60,
  type: 'choice',
  context: true,
  make(draw) {
    const { caption, time, count, unit } = draw.pick(SETTINGS);
    const [linear, up] = [draw.chance(0.5), draw.chance(0.5)];
    const factor = up ? draw.pick([1.1, 1.2, 1.5, 2, 3]) : draw.pick([0.5, 0.6, 0.8, 0.9, 0.4]);
    const start = draw.int(2, 40) * 25 * draw.pick([1, 2, 4, 8]);
    const step = (up ? 1 : -1) * draw.int(3, 45) * 5;
    const values = Array.from({ length: 5 }, (_, index) =>
      linear ? start + step * index : Math.round(start * factor ** index * 1e6) / 1e6,
    );
    const change = values[1]! - values[0]!;
    if (values.some((value) => !Number.isInteger(value) || value < 5 || value > 9999)) return null;
    const index = (linear ? 0 : 2) + (up ? 0 : 1);
    const amount = Math.abs(change);
    const shape = linear
      ? `changes by the same amount, ${tex(amount)}, in each ${unit}`
      : `is multiplied by the same factor, ${tex(factor)}, in each ${unit}`;
    const direction = up ? 'rise' : 'fall';
    const wrong = NAMES.flatMap((name, other): WrongChoice[] => {
      if (other === index) return [];
      const sameShape = other >> 1 === index >> 1;
      const sameWay = other % 2 === index % 2;
      return [
        [
          name,
          sameShape ? 'direction-misread' : 'linear-exponential-swapped',
          sameShape
            ? `The values ${direction} from each ${unit} to the next.`
            : sameWay
              ? `The quantity ${shape}.`
              : `The values ${direction}, and the quantity ${shape}.`,
        ],
      ];
    });
    return {
      type: 'choice',
      question: `${table(
        caption,
        [time, count],
        values.map((value, at) => [String(at), value]),
      )}<p>The table shows data collected at equal intervals of time. Which type of function best models the relationship between the time and the ${count.replace(/ \(.*/, '').toLowerCase()}?</p>`,
      right: NAMES[index]!,
      wrong,
      why: linear
        ? `From each row to the next, the value ${up ? 'rises' : 'falls'} by the same amount, ${tex(amount)}. A constant difference means a linear function, and here it is ${up ? 'increasing' : 'decreasing'}.`
        : `From each row to the next, the value is multiplied by the same factor, ${tex(`\\frac{${values[1]}}{${values[0]}}=${factor}`)}. A constant factor means an exponential function, and a factor ${up ? 'greater' : 'less'} than ${tex(1)} means that it is ${up ? 'increasing' : 'decreasing'}.`,
      math: {
        landmarks: [
          [Math.abs(change), 'the change from the first row to the second', 'Is it the same in the next rows?'],
          [
            values[1]! / values[0]!,
            'what the first value is multiplied by to get the second',
            'Is it the same in the next rows?',
          ],
          [values[2]! - values[1]!, 'the change from the second row to the third', 'Is it the same in the other rows?'],
        ],
      },
      simpler: `Check two things from row to row: the difference and the factor. ${linear ? 'Here the difference stays the same, so it is linear.' : 'Here the factor stays the same, so it is exponential.'} The values go ${up ? 'up' : 'down'}, so it's ${up ? 'increasing' : 'decreasing'}.`,
      hints: [
        'Going down the table, do the values get bigger or smaller?',
        'Subtract each value from the next one. Are the differences equal?',
        'Divide each value by the one before it. Are the results equal?',
        'Which kind of function adds the same each time, and which multiplies?',
      ],
    };
  },
};
