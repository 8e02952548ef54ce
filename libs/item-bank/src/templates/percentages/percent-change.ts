import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** Something counted at two times, with the size of its numbers. */
const SETTINGS = [
  {
    says: (before: string, after: string) =>
      `A town had ${before} bus riders per day before a new line opened and ${after} afterward.`,
    what: 'the number of bus riders per day',
    step: 20,
    min: 10,
    max: 60,
  },
  {
    says: (before: string, after: string) => `A theater sold ${before} tickets in May and ${after} tickets in June.`,
    what: 'the number of tickets sold',
    step: 20,
    min: 8,
    max: 45,
  },
  {
    says: (before: string, after: string) =>
      `The mass of a sample was ${before} grams before an experiment and ${after} grams after it.`,
    what: 'the mass of the sample',
    step: 10,
    min: 4,
    max: 50,
  },
  {
    says: (before: string, after: string) =>
      `A household used ${before} kilowatt-hours of electricity in one month and ${after} kilowatt-hours in the next.`,
    what: 'the amount of electricity used',
    step: 20,
    min: 10,
    max: 40,
  },
  {
    says: (before: string, after: string) =>
      `A reservoir held ${before} million liters of water at the start of spring and ${after} million liters at its end.`,
    what: 'the amount of water in the reservoir',
    step: 10,
    min: 5,
    max: 60,
  },
  {
    says: (before: string, after: string) =>
      `A magazine had ${before} subscribers last year and has ${after} this year.`,
    what: 'the number of subscribers',
    step: 40,
    min: 6,
    max: 40,
  },
] as const;

/** Old and new value given, the change in percent wanted. */
export const percentChange: Template = {
  id: 'percent-change',
  skill: 26,
  difficulty: 'easy',
  shift: 0.2,
  seconds: 60,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const { says, what, step, min, max } = draw.pick(SETTINGS);
    const before = step * draw.int(min, max);
    const change = draw.nonZero(-14, 14) * 5;
    const difference = (before * change) / 100;
    const after = before + difference;
    if (!Number.isInteger(difference) || Math.abs(difference) === Math.abs(change)) return null;
    const percent = (value: number): string => tex(`${num(value)}\\%`);
    const overNew = (100 * Math.abs(difference)) / after;
    const [direction, size] = [change > 0 ? 'increase' : 'decrease', Math.abs(change)];
    return {
      type: 'choice',
      question: `<p>${says(tex(before), tex(after))} What was the percent ${direction} in ${what}?</p>`,
      right: percent(size),
      wrong: [
        ...(Number.isInteger(overNew * 10)
          ? [
              [
                percent(overNew),
                'changed-base',
                `This compares the change with the new value, ${tex(after)}. Compare it with the original, ${tex(before)}.`,
              ] as const,
            ]
          : []),
        [
          percent(100 + change),
          'ratio-for-change',
          `The new value is ${percent(100 + change)} of the original. The change is how far that is from ${percent(100)}.`,
        ],
        [
          percent(Math.abs(difference)),
          'number-for-percent',
          `The change is ${tex(Math.abs(difference))}, but that's a number, not a percent. Compare it with ${tex(before)}.`,
        ],
        [percent(100 - size), 'rest-for-part', `This is what's missing from the change to ${percent(100)}.`],
        [percent(size / 2), 'changed-base', 'This compares the change with twice the original value.'],
      ],
      why: `The ${direction} is ${tex(`${Math.max(before, after)}-${Math.min(before, after)}=${Math.abs(difference)}`)}. Compared with the original value it is ${tex(`\\frac{${Math.abs(difference)}}{${before}}=${num(size / 100)}`)}, or ${percent(size)}.`,
      math: {
        landmarks: [
          [Math.abs(difference), `the ${direction} as a number`, 'What do you compare it with?'],
          [
            `${Math.abs(difference)}/${before}`,
            `the ${direction} as a part of the old number`,
            'How many percent is that?',
          ],
          [`${after}/${before}`, 'the new number as a part of the old one', `How many percent is the ${direction}?`],
        ],
      },
      simpler: `First find the ${direction}: ${tex(`${num(Math.abs(difference))}`)}. Always compare it with the number you started from, ${tex(`${num(before)}`)}. Divide, and you get ${tex(`${num(size / 100)}`)}. That's ${percent(size)}.`,
      hints: [
        'By how much did the number change?',
        'Percent change compares that with one of the two numbers. Which one?',
        'Which number came first, the one it started from?',
        'Divide the change by the starting number. How do you write that as a percent?',
      ],
    };
  },
};
