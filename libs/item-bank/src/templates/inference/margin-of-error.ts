import { tex } from '../tex.js';
import type { Template } from '../template.js';
import { known } from './known.js';

const SETTINGS = [
  { people: 'residents', place: 'of a county', belief: 'support a new bicycle path' },
  { people: 'students', place: 'at a university', belief: 'eat breakfast every day' },
  { people: 'members', place: 'of a labor union', belief: 'prefer a shorter lunch break' },
  { people: 'voters', place: 'in a district', belief: 'plan to vote in the next election' },
  { people: 'customers', place: 'of a bank', belief: 'use its app at least once a week' },
  { people: 'farmers', place: 'in a region', belief: 'grow more than one crop' },
  { people: 'teachers', place: 'in a state', belief: 'use a printed textbook' },
] as const;

/** An estimate with its margin of error: what is plausible, for whom? */
export const marginOfError: Template = {
  id: 'inference-margin-of-error',
  skill: 30,
  difficulty: 'medium',
  seconds: 75,
  type: 'choice',
  context: true,
  make(draw) {
    const { people, place, belief } = draw.pick(SETTINGS);
    const there = known(place);
    const sample = draw.int(4, 30) * 25;
    const estimate = draw.int(15, 85);
    // The usual 95 % margin of such a sample, so that the numbers of the survey agree with each other.
    const margin = Math.round(196 * Math.sqrt(((estimate / 100) * (1 - estimate / 100)) / sample));
    if (margin >= estimate - 2) return null;
    const percent = (value: number): string => tex(`${value}\\%`);
    const between = (low: number, high: number): string => `between ${percent(low)} and ${percent(high)}`;
    return {
      type: 'choice',
      question: `<p>A survey asked ${tex(sample)} randomly selected ${people} ${place}. Based on the survey, it is estimated that ${percent(estimate)} of all ${people} ${there} ${belief}, with an associated margin of error of ${percent(margin)}. Which of the following is the most appropriate conclusion?</p>`,
      right: `It is plausible that ${between(estimate - margin, estimate + margin)} of all ${people} ${there} ${belief}.`,
      wrong: draw.shuffle([
        [
          `It is plausible that ${between(estimate - margin, estimate + margin)} of the ${tex(sample)} ${people} in the survey ${belief}.`,
          'sample-for-population',
          'They know exactly what the people in the survey said. The margin of error is about everyone.',
        ],
        [
          `It is certain that ${between(estimate - margin, estimate + margin)} of all ${people} ${there} ${belief}.`,
          'plausible-for-certain',
          "A margin of error tells you what's plausible. No sample makes it certain.",
        ],
        [
          `It is plausible that ${between(estimate, estimate + margin)} of all ${people} ${there} ${belief}, but no less.`,
          'one-sided-margin',
          'The margin of error goes both ways from the estimate.',
        ],
        [
          `It is certain that exactly ${percent(estimate)} of all ${people} ${there} ${belief}.`,
          'estimate-as-exact',
          'An estimate from a sample is rarely exactly right for everyone.',
        ],
      ]),
      why: `The margin of error reaches ${percent(margin)} to both sides of the estimate, from ${tex(`${estimate}\\%-${margin}\\%=${estimate - margin}\\%`)} to ${tex(`${estimate}\\%+${margin}\\%=${estimate + margin}\\%`)}. It tells which values are plausible for the whole population.`,
      math: {
        landmarks: [
          [
            Math.round((sample * estimate) / 100),
            `about how many ${people} in the survey ${belief}`,
            'Is the question about them, or about everyone?',
          ],
        ],
      },
      simpler: `Add and subtract the margin from ${tex(`${estimate}\\%`)} to get ${tex(`${estimate - margin}\\%`)} to ${tex(`${estimate + margin}\\%`)}. The people were picked at random, so this is about everyone, not just the sample. And it's plausible, never certain.`,
      hints: [
        'Is the margin about the people they asked, or about everyone?',
        'Does the margin go up from the estimate, down, or both ways?',
        'What do you get if you subtract the margin, and if you add it?',
        'After asking only some people, how sure can you be?',
      ],
    };
  },
};
