import { num, tex } from '../tex.js';
import type { Template } from '../template.js';
import { known } from './known.js';

const SETTINGS = [
  { people: 'residents', place: 'of a town', belief: 'have a garden' },
  { people: 'subscribers', place: 'of a newspaper', belief: 'read the sports pages' },
  { people: 'students', place: 'in a school district', belief: 'play an instrument' },
  { people: 'passengers', place: 'of an airline', belief: 'travel with hand luggage only' },
  { people: 'members', place: 'of a cooperative', belief: 'buy there every week' },
  { people: 'drivers', place: 'in a county', belief: 'drive an electric car' },
] as const;

/** Estimate and margin in percent, a plausible number in the population wanted. */
export const plausibleCount: Template = {
  id: 'inference-plausible-count',
  skill: 30,
  difficulty: 'hard',
  seconds: 85,
  type: 'blank',
  context: true,
  make(draw) {
    const { people, place, belief } = draw.pick(SETTINGS);
    const size = draw.int(12, 180) * 50;
    const estimate = draw.int(12, 80);
    const margin = draw.int(2, 6);
    const [word, end, other] = draw.chance(0.5)
      ? (['largest', estimate + margin, estimate - margin] as const)
      : (['smallest', estimate - margin, estimate + margin] as const);
    const count = (percent: number): number => (size * percent) / 100;
    if (![estimate, margin].every((value) => Number.isInteger(count(value))) || estimate === 50) return null;
    return {
      type: 'blank',
      question: `<p>From a random sample, it is estimated that ${tex(`${estimate}\\%`)} of all ${tex(size)} ${people} ${place} ${belief}, with an associated margin of error of ${tex(`${margin}\\%`)}. Based on the estimate and the margin of error, what is the ${word} value that is plausible for the number of ${people} ${known(place)} who ${belief}?</p>`,
      answer: String(count(end)),
      wrong: [
        [
          String(count(estimate)),
          'margin-ignored',
          `This is ${tex(`${estimate}\\%`)} of ${tex(num(size))}. The margin of error lets it go further.`,
        ],
        [String(count(other)), 'wrong-end', `This is the other end of the plausible values.`],
        [String(count(margin)), 'margin-for-value', `This is the margin of error alone, as a number of ${people}.`],
        [
          String(count(estimate) + (word === 'largest' ? margin : -margin)),
          'percent-as-number',
          `This ${word === 'largest' ? 'adds' : 'takes away'} ${tex(margin)} ${people}, but the margin is ${tex(`${margin}\\%`)} of the population.`,
        ],
      ],
      why: `The ${word === 'largest' ? 'upper' : 'lower'} end of the plausible percentages is ${tex(`${estimate}\\%${word === 'largest' ? '+' : '-'}${margin}\\%=${end}\\%`)}, and ${tex(`${num(end / 100)}\\cdot ${num(size)}=${num(count(end))}`)}.`,
      math: {
        landmarks: [
          [`${end}%`, 'the percentage at that end', `How many ${people} is that?`],
          [`${other}%`, 'the percentage at the other end', 'Which end does the question ask for?'],
          [count(margin), `the margin of error as a number of ${people}`, 'What do you do with it?'],
          [count(estimate), `the estimate as a number of ${people}`, 'How does the margin change it?'],
        ],
      },
      simpler: `The estimate can be off by ${tex(`${margin}`)} points. So the ${word} plausible percentage is ${tex(`${end}\\%`)}. Take that percent of ${tex(`${num(size)}`)} to get ${tex(`${num(count(end))}`)}.`,
      hints: [
        'Does the margin go up from the estimate, down, or both ways?',
        `The question wants the ${word} value. Which end is that?`,
        'So do you add the margin to the estimate or subtract it?',
        "You have a percent now. What's it a percent of?",
      ],
    };
  },
};
