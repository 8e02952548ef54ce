import { times } from '../exam-print.js';
import { fraction, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  { what: 'The number of bacteria in a dish', unit: 'hours', short: 'number' },
  { what: 'The value, in dollars, of an investment', unit: 'years', short: 'value' },
  { what: 'The number of followers of an account', unit: 'weeks', short: 'number' },
  { what: 'The area, in square meters, that a plant covers', unit: 'months', short: 'area' },
] as const;
const WORDS = ['', '', 'twice', 'three times', 'four times'] as const;
/** Factors from the first measurement to the second. */
const FACTORS = [
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
  [3, 2],
  [5, 2],
  [4, 3],
  [5, 4],
] as const;

/** A linear and an exponential model through the same two measurements: how far are they apart later? */
export const twoModels: Template = {
  id: 'data-two-two-models',
  skill: 28,
  difficulty: 'hard',
  shift: 0.4,
  seconds: 120,
  type: 'choice',
  context: true,
  make(draw) {
    const { what, unit, short } = draw.pick(SETTINGS);
    const letter = draw.pick(['a', 'k', 'n', 'b'] as const);
    const [top, bottom] = draw.pick(FACTORS);
    const steps = draw.pick([2, 3] as const);
    const hours = draw.int(3, 12);
    // All as numerators over the denominator of the power.
    const under = bottom ** steps;
    const power = top ** steps;
    const linear = (steps * top - (steps - 1) * bottom) * bottom ** (steps - 1);
    const proportional = steps * top * bottom ** (steps - 1);
    const key = power - linear;
    // The bare letter would be the key, and every hint that names the letter would tell it.
    if (key === under) return null;
    const shown = (size: number, by = under): string => tex(times(size, by, letter));
    const wrong = [
      [power, 'one-model-only', "That's what just one of the models predicts."],
      [linear, 'one-model-only', "That's what just one of the models predicts."],
      [
        Math.abs(power - proportional),
        'start-counted-again',
        `This starts the linear model at zero. It starts at ${tex(letter)}.`,
      ],
      [
        power - top * bottom ** (steps - 1),
        'models-at-different-times',
        'This compares the exponential model with the second measurement.',
      ],
      [
        (top - bottom) * bottom ** (steps - 1),
        'one-step-of-growth',
        'This is the growth up to the second measurement, where both models agree.',
      ],
      [power - under, 'growth-for-difference', 'This is how much one model has grown since the start.'],
      [power + linear, 'sum-for-difference', 'This adds the two predictions.'],
    ] as const;
    const usable = wrong.filter(([size]) => size > 0);
    return {
      type: 'choice',
      question: `<p>${what} is ${tex(letter)} at the start of a study and ${tex(times(top, bottom, letter))} after ${tex(hours)} ${unit}, where ${tex(letter)} is a positive constant. A linear model and an exponential model for the ${short} both give exactly these two values. After ${tex(steps * hours)} ${unit}, how much greater is the value that the exponential model predicts than the value that the linear model predicts?</p>`,
      right: shown(key),
      wrong: usable.map(([size, slip, feedback]) => [shown(size), slip, feedback] as const),
      sizes: [key / under, ...usable.map(([size]) => size / under)],
      why: `After ${tex(steps * hours)} ${unit}, ${WORDS[steps]} the time of the second measurement has passed. The linear model adds ${tex(times(top - bottom, bottom, letter))} in each of these periods and predicts ${shown(linear)}. The exponential model multiplies by ${tex(fraction(top, bottom))} in each of them and predicts ${shown(power)}. The difference is ${shown(key)}.`,
      math: {
        landmarks: [
          [
            `${top}/${bottom}`,
            "what it's multiplied by in the first period",
            'What does the exponential model do with it?',
          ],
          [steps, 'how many periods there are', 'What does each model predict after that many?'],
          [
            `${power}/${under}`,
            `what the exponential model multiplies ${tex(`${letter}`)} by`,
            'What does the linear model predict?',
          ],
          [
            `${linear}/${under}`,
            `what the linear model multiplies ${tex(`${letter}`)} by`,
            'What does the exponential model predict?',
          ],
        ],
      },
      simpler: `The linear model adds the same amount each time and gets ${shown(linear)}. The exponential model multiplies by the same number each time and gets ${shown(power)}. Subtract the two to get ${shown(key)}.`,
      hints: [
        'What stays the same each period in a linear model? And in an exponential one?',
        'Call the time between the measurements one period. How many periods are there?',
        'In one period, what does one model add, and what does the other multiply by?',
        'Follow both models period by period. How far apart do they end up?',
      ],
    };
  },
};
