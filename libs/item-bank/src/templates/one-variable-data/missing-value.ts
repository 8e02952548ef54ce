import { num, tex } from '../tex.js';
import { PEOPLE } from '../people.js';
import { listed, mean, shownIn, total } from '../statistics.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    says: (name: string, count: string, all: string, average: string) =>
      `The scores of ${name} on ${count} of ${all} quizzes are listed. The mean of all ${all} scores is ${average}.`,
    asks: 'What is the score on the remaining quiz?',
    min: 60,
    max: 98,
  },
  {
    says: (_name: string, count: string, all: string, average: string) =>
      `The masses, in grams, of ${count} of ${all} eggs are listed. The mean mass of all ${all} eggs is ${average} grams.`,
    asks: 'What is the mass, in grams, of the remaining egg?',
    min: 48,
    max: 72,
  },
  {
    says: (name: string, count: string, all: string, average: string) =>
      `The numbers of minutes that ${name} practiced the violin on ${count} of ${all} days are listed. The mean for all ${all} days is ${average} minutes.`,
    asks: 'For how many minutes was the practice on the remaining day?',
    min: 15,
    max: 80,
  },
  {
    says: (_name: string, count: string, all: string, average: string) =>
      `The lengths, in millimeters, of ${count} of ${all} leaves are listed. The mean length of all ${all} leaves is ${average} millimeters.`,
    asks: 'What is the length, in millimeters, of the remaining leaf?',
    min: 24,
    max: 90,
  },
  {
    says: (_name: string, count: string, all: string, average: string) =>
      `The numbers of visitors to a gallery on ${count} of ${all} days are listed. The mean number of visitors for all ${all} days is ${average}.`,
    asks: 'How many visitors came on the remaining day?',
    min: 40,
    max: 180,
  },
] as const;

/** All values but one and the mean given, the last value wanted. */
export const missingValue: Template = {
  id: 'data-one-missing-value',
  skill: 27,
  difficulty: 'medium',
  seconds: 75,
  type: 'blank',
  context: true,
  make(draw) {
    const { says, asks, min, max } = draw.pick(SETTINGS);
    const known = Array.from({ length: draw.int(4, 6) }, () => draw.int(min, max));
    const missing = draw.int(min, max);
    const average = mean([...known, missing]);
    const all = known.length + 1;
    if (!Number.isInteger(average) || average === missing || known.includes(missing)) return null;
    const short = average * known.length - total(known);
    return {
      type: 'blank',
      question: `<p>${says(draw.pick(PEOPLE), tex(known.length), tex(all), tex(average))}</p><p>\\[${listed(known)}\\]</p><p>${asks}</p>`,
      answer: String(missing),
      wrong: [
        [
          String(average),
          'mean-for-value',
          'The last value equals the mean only if the others already have that mean.',
        ],
        ...(short > 0
          ? [
              [
                String(short),
                'wrong-count',
                `This multiplies the mean by ${tex(known.length)}. It's the mean of ${tex(all)} values.`,
              ] as const,
            ]
          : []),
        ...(shownIn(mean(known), 2)
          ? [[num(mean(known)), 'answered-other-quantity', 'This is the mean of the listed values alone.'] as const]
          : []),
        [String(average * all), 'answered-total', `This is the sum of all ${tex(all)} values.`],
        [String(total(known)), 'answered-total', 'This is the sum of the listed values.'],
      ],
      why: `All ${tex(all)} values add up to ${tex(`${all}\\cdot ${average}=${num(all * average)}`)}, and the listed ones to ${tex(num(total(known)))}. The remaining value is ${tex(`${num(all * average)}-${num(total(known))}=${missing}`)}.`,
      math: {
        landmarks: [
          [average * all, `the sum of all ${all} values`, 'How much of it do you know already?'],
          [total(known), 'the sum of the listed values', 'What do all of them have to add up to?'],
        ],
        starts: [`${total(known)}+x=${average * all}`, `(${total(known)}+x)/${all}=${average}`],
        traps: [[`${total(known)}+x=${average * known.length}`, 'wrong-count']],
      },
      simpler: `For a mean of ${tex(`${average}`)}, all ${tex(`${all}`)} values have to add up to ${tex(`${num(all * average)}`)}. The ones you know add up to ${tex(`${num(total(known))}`)}. The missing one is the difference: ${tex(`${missing}`)}.`,
      hints: [
        'You know the mean. What do you multiply it by to get the total?',
        'How many values does the given mean belong to?',
        'What do all the values add up to? And just the listed ones?',
        'What has to fill the gap between those two sums?',
      ],
    };
  },
};
