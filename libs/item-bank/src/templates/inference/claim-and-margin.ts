import type { WrongChoice } from '../../content/author.js';

import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  { people: 'residents', place: 'of a town', belief: 'support building a new library' },
  { people: 'employees', place: 'of a hospital', belief: 'drive to work alone' },
  { people: 'students', place: 'at a college', belief: 'have a job' },
  { people: 'subscribers', place: 'of a magazine', belief: 'read it on a phone' },
  { people: 'drivers', place: 'in a state', belief: 'plan to buy an electric car' },
] as const;
/** Shares as words, and in percent. */
const SHARES = [
  ['half', 50],
  ['three in five', 60],
  ['two in five', 40],
  ['one in four', 25],
  ['three in four', 75],
  ['seven in ten', 70],
  ['three in ten', 30],
] as const;

/** A claim about a share, an estimate and its margin of error: does the survey support the claim? */
export const claimAndMargin: Template = {
  id: 'inference-claim-and-margin',
  skill: 30,
  difficulty: 'hard',
  shift: -0.1,
  seconds: 95,
  type: 'choice',
  context: true,
  make(draw) {
    const { people, place, belief } = draw.pick(SETTINGS);
    const [words, limit] = draw.pick(SHARES);
    const more = draw.chance(0.5);
    const margin = draw.int(3, 6);
    const kind = draw.pick(['open', 'open', 'supported', 'open-against'] as const);
    const sign = more ? 1 : -1;
    const estimate =
      limit +
      sign *
        { open: draw.int(1, margin - 1), 'open-against': -draw.int(1, margin - 1), supported: margin + draw.int(1, 3) }[
          kind
        ];
    // As many as have about this margin of error, at the usual 95 %, so that the numbers of the survey agree with each other.
    const sample = 10 * Math.round((0.384 * estimate * (100 - estimate)) / (margin * margin));
    const percent = (value: number): string => tex(`${value}\\%`);
    const [side, opposite] = more ? ['greater', 'less'] : ['less', 'greater'];
    const favors = kind !== 'open-against';
    const open = `The survey neither supports the claim nor contradicts it, because there are plausible percentages on both sides of ${percent(limit)}.`;
    const all = `The survey supports the claim, because all plausible percentages are ${side} than ${percent(limit)}.`;
    const byEstimate = favors
      ? `The survey supports the claim, because the estimate is ${side} than ${percent(limit)}.`
      : `The survey contradicts the claim, because the estimate is ${opposite} than ${percent(limit)}.`;
    const nothing = `The survey says nothing about the claim, because only ${tex(num(sample))} of the ${people} were asked.`;
    const ends = `The survey supports the claim, because at least one plausible percentage is ${side} than ${percent(limit)}.`;
    return {
      type: 'choice',
      question: `<p>A newspaper claims that ${more ? 'more' : 'fewer'} than ${words} of all the ${people} ${place} ${belief}. In a survey, ${tex(num(sample))} of these ${people} were selected at random. From their answers it is estimated that ${percent(estimate)} of all the ${people} ${belief}, with an associated margin of error of ${percent(margin)}. Which statement about the claim is best supported by the survey?</p>`,
      right: kind === 'supported' ? all : open,
      wrong: draw.shuffle<WrongChoice>([
        kind === 'supported'
          ? [
              open,
              'range-misread',
              'Compute both ends of what is plausible, and compare each with the share in the claim.',
            ]
          : [
              all,
              'range-misread',
              'Compute both ends of what is plausible, and compare each with the share in the claim.',
            ],
        [
          byEstimate,
          'margin-ignored',
          'An estimate is rarely exactly right. The reason has to use the margin of error.',
        ],
        [
          nothing,
          'sample-distrusted',
          'A random sample does tell you something about everyone. The margin of error tells you how much.',
        ],
        [ends, 'one-end-suffices', "One plausible value isn't enough. Other values are plausible too."],
      ]),
      why: `The plausible percentages go from ${tex(`${estimate}\\%-${margin}\\%=${estimate - margin}\\%`)} to ${tex(`${estimate}\\%+${margin}\\%=${estimate + margin}\\%`)}. The claim is about ${more ? 'more' : 'fewer'} than ${percent(limit)}. ${kind === 'supported' ? `All of these percentages are ${side} than that, so the survey supports the claim.` : 'Some of these percentages fit the claim and others do not, so the survey leaves both possible.'}`,
      math: {
        landmarks: [
          [`${estimate - margin}%`, 'the lowest plausible percentage', "What's the highest?"],
          [`${estimate + margin}%`, 'the highest plausible percentage', "What's the lowest?"],
        ],
      },
      simpler: `Add and subtract the margin: ${tex(`${estimate - margin}\\%`)} to ${tex(`${estimate + margin}\\%`)}. The claim is about ${tex(`${limit}\\%`)}. ${kind === 'supported' ? 'The whole range is on one side of it, so the survey supports the claim.' : 'That range has values on both sides of it, so the survey leaves both possible.'}`,
      hints: [
        'Turn the claim into a percent. What percent is it about?',
        'Add and subtract the margin. Which percents are plausible?',
        'Do all of those fit the claim, none of them, or only some?',
        'Which reason looks at the whole range, not just at one number?',
      ],
    };
  },
};
