import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** A quantity with two changes that follow each other. */
const SETTINGS = [
  {
    noun: 'number',
    what: 'The number of visitors to a museum',
    first: 'from 2021 to 2022',
    second: 'from 2022 to 2023',
    then: 'in 2021',
    last: 'in 2023',
  },
  {
    noun: 'price',
    what: 'The price of a share of a company',
    first: 'in January',
    second: 'in February',
    then: 'at the beginning of January',
    last: 'at the end of February',
  },
  {
    noun: 'population',
    what: 'The population of a herd of deer',
    first: 'in the first year of a study',
    second: 'in the second year',
    then: 'at the beginning of the study',
    last: 'at the end of the second year',
  },
  {
    noun: 'amount',
    what: 'The amount of water in a tank',
    first: 'on Monday',
    second: 'on Tuesday',
    then: 'at the beginning of Monday',
    last: 'at the end of Tuesday',
  },
  {
    noun: 'number',
    what: 'The number of members of a gym',
    first: 'in spring',
    second: 'in summer',
    then: 'at the beginning of spring',
    last: 'at the end of summer',
  },
  {
    noun: 'rent',
    what: 'The rent for an office',
    first: 'in its first year',
    second: 'in its second year',
    then: 'at the beginning of the first year',
    last: 'at the end of the second year',
  },
] as const;

/** Up by p %, then down by q % of the new value, or the other way round. */
export const successiveChanges: Template = {
  id: 'percent-successive',
  skill: 26,
  difficulty: 'medium',
  shift: 0.2,
  seconds: 75,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const { noun, what, first, second, then, last } = draw.pick(SETTINGS);
    const sizes = [10, 15, 20, 25, 30, 40, 50];
    const [up, down] = [draw.pick(sizes), draw.pick(sizes)];
    const [one, other] = draw.chance(0.5) ? [up, -down] : [-down, up];
    const right = ((100 + one) * (100 + other)) / 100;
    if (right === 100) return null;
    const word = (change: number): string =>
      `${change > 0 ? 'increased' : 'decreased'} by ${tex(`${Math.abs(change)}\\%`)}`;
    const percent = (value: number): string => tex(`${num(value)}\\%`);
    return {
      type: 'choice',
      question: `<p>${what} ${word(one)} ${first} and then ${word(other)} ${second}. The ${noun} ${last} is what percent of the ${noun} ${then}?</p>`,
      right: percent(right),
      wrong: [
        [
          percent(100 + one + other),
          'percents-added',
          'This adds the percents, but the second one works on the value after the first change, not on the original.',
        ],
        [percent(100 + other), 'first-change-ignored', 'This uses only the second change.'],
        [
          percent(Math.abs(right - 100)),
          'change-for-ratio',
          `This is the overall percent change, not the percentage of the original value.`,
        ],
        [
          percent(Math.abs(one * other) / 100),
          'product-of-changes',
          `This is ${percent(Math.abs(other))} of ${percent(Math.abs(one))}. Each change works on the whole amount.`,
        ],
      ],
      why: `After the first change the ${noun} is ${percent(100 + one)} of the original, and after the second it is ${percent(100 + other)} of that: ${tex(`${num((100 + one) / 100)}\\cdot ${num((100 + other) / 100)}=${num(right / 100)}`)}, or ${percent(right)} of the original.`,
      math: {
        landmarks: [
          [`${100 + one}%`, "the percent that's there after the first change", 'What does the second change do to it?'],
          [(100 + other) / 100, 'what the second change multiplies by', 'What do you multiply?'],
        ],
      },
      simpler: `Start with ${tex('100')}. After the first change it's ${tex(`${100 + one}`)}. The second change works on that new number, not on ${tex('100')}. ${tex(`${100 + one}\\cdot ${num((100 + other) / 100)}=${num(right)}`)}, so it's ${percent(right)}.`,
      hints: [
        `Pick an easy starting ${noun}, like 100. What is it after the first change?`,
        `The second percent is taken of which ${noun}, the old one or the new one?`,
        'Each change is a multiplier. What are the two multipliers?',
        'Multiply the two. How do you turn that into a percent?',
      ],
    };
  },
};
