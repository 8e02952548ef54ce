import { fraction, num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    first: 'machine A',
    second: 'machine B',
    rel: 'that',
    whole: 'parts made in a factory',
    are: 'are made by',
    feature: 'have a scratch',
    one: 'part',
    has: 'has a scratch',
    was: 'was made by',
    max: 12,
  },
  {
    first: 'the morning train',
    second: 'the evening train',
    rel: 'who',
    whole: 'passengers on a line',
    are: 'take',
    feature: 'travel with a bicycle',
    one: 'passenger',
    has: 'travels with a bicycle',
    was: 'takes',
    max: 30,
  },
  {
    first: 'the east greenhouse',
    second: 'the west greenhouse',
    rel: 'that',
    whole: 'seedlings at a nursery',
    are: 'grow in',
    feature: 'have yellow leaves',
    one: 'seedling',
    has: 'has yellow leaves',
    was: 'grows in',
    max: 25,
  },
  {
    first: 'the online store',
    second: 'the shop downtown',
    rel: 'that',
    whole: 'orders of a company',
    are: 'come from',
    feature: 'are returned',
    one: 'order',
    has: 'is returned',
    was: 'comes from',
    max: 30,
  },
  {
    first: 'the north entrance',
    second: 'the south entrance',
    rel: 'who',
    whole: 'visitors to a museum',
    are: 'come in by',
    feature: 'rent an audio guide',
    one: 'visitor',
    has: 'rents an audio guide',
    was: 'comes in by',
    max: 60,
  },
] as const;

/** Shares of two sources and the frequency of a feature in each; the source of one that has the feature is asked. */
export const reverseConditional: Template = {
  id: 'prob-reverse-conditional',
  skill: 29,
  difficulty: 'hard',
  seconds: 110,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const { first, second, rel, whole, are, feature, one, has, was, max } = draw.pick(SETTINGS);
    const share = 10 * draw.int(2, 8);
    const [inFirst, inSecond] = draw
      .distinct(2, 1, max)
      .map((value) => (max > 40 ? Math.ceil(value / 5) * 5 : value)) as [number, number];
    const [top, rest] = [share * inFirst, (100 - share) * inSecond];
    const right = fraction(top, top + rest);
    if (inFirst === inSecond || share === 50 || top === rest || /\d{3}/.test(right)) return null;
    const percent = (value: number): string => tex(`${value}\\%`);
    return {
      type: 'choice',
      question: `<p>Of all ${whole}, ${percent(share)} ${are} ${first} and the rest ${are} ${second}. Of those ${rel} ${are} ${first}, ${percent(inFirst)} ${feature}; of those ${rel} ${are} ${second}, ${percent(inSecond)} ${feature}. If one of the ${whole.split(' ')[0]} ${rel} ${feature} is selected at random, what is the probability that this ${one} ${was} ${first}?</p>`,
      right: tex(right),
      wrong: [
        [
          tex(fraction(inFirst, inFirst + inSecond)),
          'base-rate-ignored',
          `This compares ${percent(inFirst)} with ${percent(inSecond)} as if both groups were the same size.`,
        ],
        [
          tex(fraction(share, 100)),
          'condition-ignored',
          `This is the share of ${first} among all ${whole.split(' ')[0]}, whether they ${feature} or not.`,
        ],
        [tex(fraction(rest, top + rest)), 'event-for-complement', `This is the probability for ${second}.`],
        [
          tex(fraction(inFirst, 100)),
          'reversed-condition',
          `This is the probability that a ${one} ${rel} ${was} ${first} ${has}, the condition the other way round.`,
        ],
      ],
      why: `Out of ${tex('10{,}000')}, ${tex(num(share * 100))} ${are} ${first} and ${tex(num(top))} of these ${feature}; ${tex(num(10_000 - share * 100))} ${are} ${second} and ${tex(num(rest))} of these ${feature}. So the probability is ${tex(`\\frac{${num(top)}}{${num(top)}+${num(rest)}}=${right}`)}.`,
      math: {
        landmarks: [
          [share * 100, `how many out of ${tex('10{,}000')} ${are} ${first}`, `How many of these ${feature}?`],
          [top, `how many out of ${tex('10{,}000')} ${are} ${first} and ${feature}`, 'How many of the others do?'],
          [rest, `how many out of ${tex('10{,}000')} ${are} ${second} and ${feature}`, `How many ${feature} in all?`],
          [top + rest, `how many out of ${tex('10{,}000')} ${feature} in all`, `How many of them ${are} ${first}?`],
          [top / 100, 'that part in percent', `What's the part for ${second}?`],
          [`${share * inFirst}/10000`, `the part of all that ${are} ${first} and ${feature}`, `What about ${second}?`],
          [100 - share, `the percent that ${are} ${second}`, `How many of those ${feature}?`],
        ],
      },
      simpler: `Imagine ${tex('10{,}000')}. Then ${tex(`${num(top)}`)} ${are} ${first} and ${feature}, and ${tex(`${num(rest)}`)} ${are} ${second} and ${feature}. You only look at those, ${tex(`${num(top + rest)}`)} in all. The first group is ${tex(`${right}`)} of them.`,
      hints: [
        'Imagine a big round number of them. How many is easy to work with?',
        `How many of them ${are} ${first}, and how many ${are} ${second}?`,
        `Out of each group, how many ${feature}?`,
        `Look only at those ${rel} ${feature}. What part of them ${are} ${first}?`,
      ],
    };
  },
};
