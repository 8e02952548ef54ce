import { tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  { what: 'The price of a painting', noun: 'price' },
  { what: 'The population of a town', noun: 'population' },
  { what: 'The rent of an apartment', noun: 'rent' },
  { what: 'The number of subscribers to a newspaper', noun: 'number' },
  { what: 'The area of a lake', noun: 'area' },
  { what: 'The mass of a chemical in a sample', noun: 'mass' },
] as const;

type Wrong = readonly [formula: string, misconception: string, feedback: string];

interface Case {
  text: (setting: (typeof SETTINGS)[number], percent: string, letter: string) => string;
  right: (k: string) => string;
  wrong: (k: string) => readonly Wrong[];
  why: (k: string) => string;
}

const ADDED = "The second change is taken of a different amount, so you can't just add or subtract the percents.";
const UNCONVERTED = 'Try it with a number for the letter. Does the percent come out the right size?';
const BASE = 'This takes the percent of a different amount, not of the one that changes last.';

const CASES: readonly Case[] = [
  {
    text: ({ what, noun }, percent) =>
      `${what} increased by ${percent} and then decreased by ${percent}. By what percent was the final ${noun} less than the original ${noun}?`,
    right: (k) => `\\frac{${k}^2}{100}`,
    wrong: (k) => [
      [`\\frac{${k}^2}{10{,}000}`, 'fraction-for-percent', UNCONVERTED],
      [`2${k}`, 'percents-added', ADDED],
      [`\\frac{${k}}{100}`, 'fraction-for-percent', UNCONVERTED],
      [`\\frac{${k}^2}{50}`, 'percents-added', ADDED],
    ],
    why: (k) =>
      `The original amount is multiplied by ${tex(`(1+\\frac{${k}}{100})(1-\\frac{${k}}{100})=1-\\frac{${k}^2}{10{,}000}`)}. The loss is ${tex(`\\frac{${k}^2}{10{,}000}`)} of the original, and as a percentage a hundred times that`,
  },
  {
    text: ({ what, noun }, percent) =>
      `${what} increased by ${percent} in one year and by ${percent} again in the next year. By what percent was the final ${noun} greater than the original ${noun}?`,
    right: (k) => `2${k}+\\frac{${k}^2}{100}`,
    wrong: (k) => [
      [`2${k}`, 'percents-added', ADDED],
      [`2${k}+\\frac{${k}^2}{10{,}000}`, 'fraction-for-percent', UNCONVERTED],
      [`\\frac{${k}^2}{100}`, 'percents-multiplied', "This is only the growth on top of the first year's growth."],
      [
        `100+2${k}+\\frac{${k}^2}{100}`,
        'percent-of-for-percent-more',
        'This compares the final amount with the original in a different way than the question does.',
      ],
    ],
    why: (k) =>
      `The original amount is multiplied by ${tex(`(1+\\frac{${k}}{100})^2=1+\\frac{2${k}}{100}+\\frac{${k}^2}{10{,}000}`)}. What goes beyond one, as a percentage, is a hundred times ${tex(`\\frac{2${k}}{100}+\\frac{${k}^2}{10{,}000}`)}`,
  },
  {
    text: ({ what, noun }, percent) =>
      `${what} increased by ${percent}. By what percent would the new ${noun} have to decrease to return to the original ${noun}?`,
    right: (k) => `\\frac{100${k}}{100+${k}}`,
    wrong: (k) => [
      [`\\frac{100${k}}{100-${k}}`, 'wrong-base', BASE],
      [
        k,
        'percent-reversed',
        "The same percent takes away more than it added, because now it's taken of a bigger amount.",
      ],
      [`\\frac{${k}}{100+${k}}`, 'fraction-for-percent', UNCONVERTED],
      [
        `100-${k}`,
        'rest-for-percent',
        "This is what's left of a hundred after a percent is gone. No change by it leads back.",
      ],
    ],
    why: (k) =>
      `An original of ${tex('100')} becomes ${tex(`100+${k}`)}. To return, it has to lose ${tex(k)} of ${tex(`100+${k}`)}, which is the fraction ${tex(`\\frac{${k}}{100+${k}}`)}; as a percentage it is a hundred times that`,
  },
  {
    text: ({ what, noun }, percent, k) =>
      `${what} decreased by ${percent}, where ${tex(`0\\lt ${k}\\lt 100`)}. By what percent would the new ${noun} have to increase to return to the original ${noun}?`,
    right: (k) => `\\frac{100${k}}{100-${k}}`,
    wrong: (k) => [
      [`\\frac{100${k}}{100+${k}}`, 'wrong-base', BASE],
      [
        k,
        'percent-reversed',
        "The same percent brings back less than was lost, because now it's taken of a smaller amount.",
      ],
      [`\\frac{${k}}{100-${k}}`, 'fraction-for-percent', UNCONVERTED],
      [`100-${k}`, 'rest-for-percent', 'This is what percent of the original is left after the decrease.'],
    ],
    why: (k) =>
      `An original of ${tex('100')} becomes ${tex(`100-${k}`)}. To return, it has to gain ${tex(k)} on ${tex(`100-${k}`)}, which is the fraction ${tex(`\\frac{${k}}{100-${k}}`)}; as a percentage it is a hundred times that`,
  },
  {
    text: ({ what, noun }, percent, k) =>
      `${what} decreased by ${percent}, where ${tex(`0\\lt ${k}\\lt 100`)}, and then decreased by ${percent} again. By what percent was the final ${noun} less than the original ${noun}?`,
    right: (k) => `2${k}-\\frac{${k}^2}{100}`,
    wrong: (k) => [
      [`2${k}`, 'percents-added', ADDED],
      [
        `2${k}+\\frac{${k}^2}{100}`,
        'increase-for-decrease',
        'This fits two increases. Watch the signs when you multiply the two factors.',
      ],
      [`2${k}-\\frac{${k}^2}{10{,}000}`, 'fraction-for-percent', UNCONVERTED],
      [
        `100-2${k}+\\frac{${k}^2}{100}`,
        'percent-of-for-percent-less',
        'This compares the final amount with the original in a different way than the question does.',
      ],
    ],
    why: (k) =>
      `The original amount is multiplied by ${tex(`(1-\\frac{${k}}{100})^2=1-\\frac{2${k}}{100}+\\frac{${k}^2}{10{,}000}`)}. What is missing from one, as a percentage, is a hundred times ${tex(`\\frac{2${k}}{100}-\\frac{${k}^2}{10{,}000}`)}`,
  },
  {
    text: ({ what, noun }, percent) =>
      `${what} is now ${percent} greater than it was ten years ago. The ${noun} ten years ago was what percent of the ${noun} now?`,
    right: (k) => `\\frac{10{,}000}{100+${k}}`,
    wrong: (k) => [
      [`100-${k}`, 'percent-reversed', "A percent greater one way isn't the same percent less the other way."],
      [`\\frac{100}{100+${k}}`, 'fraction-for-percent', UNCONVERTED],
      [
        `\\frac{100${k}}{100+${k}}`,
        'percent-less-for-percent-of',
        'This compares the two amounts in a different way than the question does.',
      ],
      [`100+${k}`, 'comparison-reversed', 'This tells you what percent the amount now is of the earlier one.'],
    ],
    why: (k) =>
      `If it was ${tex('100')} ten years ago, it is ${tex(`100+${k}`)} now. The earlier amount is the fraction ${tex(`\\frac{100}{100+${k}}`)} of the present one; as a percentage it is a hundred times that`,
  },
];

/** A formula before the percent sign, in brackets where it is a sum. */
function inPercent(formula: string): string {
  if (!/^[^{]*[+-]/.test(formula)) return tex(`${formula}\\%`);
  return tex(formula.includes('frac') ? `\\left(${formula}\\right)\\%` : `(${formula})\\%`);
}

/** Changes by a percentage that is a letter: the percentage that follows, as an expression. */
export const letterChange: Template = {
  id: 'percent-letter-change',
  skill: 26,
  difficulty: 'hard',
  shift: 0.3,
  seconds: 105,
  type: 'choice',
  context: true,
  make(draw) {
    const setting = draw.pick(SETTINGS);
    const letter = draw.pick(['k', 'n', 'r', 'x'] as const);
    const { text, right, wrong, why } = draw.pick(CASES);
    return {
      type: 'choice',
      question: `<p>${text(setting, tex(`${letter}\\%`), letter)}</p>`,
      right: inPercent(right(letter)),
      wrong: draw.shuffle(wrong(letter).map(([formula, ...note]) => [inPercent(formula), ...note] as const)),
      why: `${why(letter)}, ${inPercent(right(letter))}.`,
      math: {
        starts: [
          `y=100${/decreased/.test(text(setting, '', letter).split('then')[0]!.split('new')[0]!) ? '-' : '+'}${letter}`,
        ],
      },
      simpler: `Start with ${tex('100')}, so percents turn into plain numbers. Write each change as a multiplier, with the letter over ${tex('100')}. Multiply them. Then compare with ${tex('100')} and you get ${inPercent(right(letter))}.`,
      hints: [
        `Say it starts at 100. What is it after the first change, with ${tex(letter)}?`,
        `A change of ${tex(`${letter}\\%`)}: what do you multiply by?`,
        'Which amount are you comparing with? What fraction do you get?',
        'How do you turn that fraction into a percent?',
      ],
    };
  },
};
