import { num, tex } from '../tex.js';
import { PEOPLE } from '../people.js';
import { listed, mean, median, shownIn, total } from '../statistics.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    says: (name: string, count: string) =>
      `The list gives the number of pages that ${name} read on each of ${count} days.`,
    asks: 'What is the mean number of pages per day?',
    min: 8,
    max: 50,
  },
  {
    says: (_name: string, count: string) =>
      `The list gives the number of cars that passed a school in each of ${count} hours.`,
    asks: 'What is the mean number of cars per hour?',
    min: 20,
    max: 95,
  },
  {
    says: (_name: string, count: string) => `The list gives the masses, in kilograms, of ${count} boxes.`,
    asks: 'What is the mean mass, in kilograms, of the boxes?',
    min: 3,
    max: 28,
  },
  {
    says: (name: string, count: string) => `The list gives the scores of ${name} in ${count} rounds of a game.`,
    asks: 'What is the mean score?',
    min: 5,
    max: 60,
  },
  {
    says: (_name: string, count: string) => `The list gives the heights, in centimeters, of ${count} seedlings.`,
    asks: 'What is the mean height, in centimeters, of the seedlings?',
    min: 4,
    max: 32,
  },
] as const;

/** A short list of numbers, mean wanted. */
export const meanOfList: Template = {
  id: 'data-one-mean',
  skill: 27,
  difficulty: 'easy',
  seconds: 55,
  type: 'blank',
  context: true,
  make(draw) {
    const { says, asks, min, max } = draw.pick(SETTINGS);
    const count = draw.int(5, 7);
    const values = Array.from({ length: count }, () => draw.int(min, max));
    const average = mean(values);
    const middle = median(values);
    if (!Number.isInteger(average) || middle === average || values.includes(average)) return null;
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const between = (low + high) / 2;
    return {
      type: 'blank',
      question: `<p>${says(draw.pick(PEOPLE), tex(count))}</p><p>\\[${listed(values)}\\]</p><p>${asks}</p>`,
      answer: String(average),
      wrong: [
        [String(middle), 'median-for-mean', 'This is the median, the value in the middle of the ordered list.'],
        [String(total(values)), 'forgot-to-divide', `That's the sum. It still has to be divided by ${tex(count)}.`],
        ...(shownIn(total(values) / (count - 1), 1)
          ? [
              [
                num(total(values) / (count - 1)),
                'wrong-count',
                `This divides the sum by ${tex(count - 1)}, but the list has ${tex(count)} values.`,
              ] as const,
            ]
          : []),
        [
          String(between),
          'midrange-for-mean',
          `This is halfway between the least value, ${tex(low)}, and the greatest, ${tex(high)}. Every value counts for the mean.`,
        ],
        [
          String(high - low),
          'range-for-mean',
          'This is the range, the difference between the greatest and the least value.',
        ],
      ],
      why: `The sum of the ${tex(count)} values is ${tex(num(total(values)))}, and ${tex(`\\frac{${num(total(values))}}{${count}}=${average}`)}.`,
      math: {
        landmarks: [
          [total(values), 'the sum', "What's left to do?"],
          [middle, 'the median', 'Does the question ask for the median or the mean?'],
        ],
      },
      simpler: `Add up all ${tex(`${count}`)} values to get ${tex(`${num(total(values))}`)}. Then share that out evenly: divide by ${tex(`${count}`)}. You get ${tex(`${average}`)}.`,
      hints: [
        'Which one do they want: the mean, the median, or the range?',
        'Which values in the list count for it?',
        'What do you get when you add them all up?',
        'How many values are there to divide by?',
      ],
    };
  },
};
