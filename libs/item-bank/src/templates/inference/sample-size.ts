import { tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  { people: 'residents', place: 'of a city', belief: 'support a later closing time for parks' },
  { people: 'students', place: 'at a large university', belief: 'live on campus' },
  { people: 'dog owners', place: 'in a state', belief: 'walk their dog twice a day' },
  { people: 'commuters', place: 'of a region', belief: 'listen to the radio on their way' },
  { people: 'nurses', place: 'in a country', belief: 'prefer night shifts' },
  { people: 'visitors', place: 'to a national park', belief: 'stay overnight' },
] as const;

/** Two random samples of different sizes: whose margin of error is greater, and why? */
export const sampleSize: Template = {
  id: 'inference-sample-size',
  skill: 30,
  difficulty: 'medium',
  shift: 0.1,
  seconds: 70,
  type: 'choice',
  context: true,
  make(draw) {
    const { people, place, belief } = draw.pick(SETTINGS);
    const small = draw.int(4, 12) * 20;
    const large = small * draw.int(3, 8);
    const [first, second] = draw.chance(0.5) ? [small, large] : [large, small];
    const [inFirst, inSecond] = draw.distinct(2, 41, 59) as [number, number];
    const [less, more] = first < second ? ['A', 'B'] : ['B', 'A'];
    const higher = inFirst > inSecond ? 'A' : 'B';
    const greater = (survey: string, reason: string): string =>
      `The margin of error is greater for survey ${survey}, because ${reason}.`;
    return {
      type: 'choice',
      question: `<p>Two surveys asked randomly selected ${people} ${place} whether they ${belief}. In survey A, ${tex(first)} ${people} were asked and ${tex(`${inFirst}\\%`)} said yes. In survey B, ${tex(second)} ${people} were asked and ${tex(`${inSecond}\\%`)} said yes. The margins of error for the two percentages were computed by the same method. Which statement about the margins of error is most likely true?</p>`,
      right: greater(less!, `survey ${less} asked fewer ${people}`),
      wrong: [
        [
          greater(more!, `survey ${more} asked more ${people}`),
          'larger-sample-larger-margin',
          'A bigger random sample gives a more exact estimate, so a smaller margin of error.',
        ],
        [
          greater(more!, `survey ${more} has the ${higher === more ? 'higher' : 'lower'} percentage`),
          'margin-follows-estimate',
          'Near one half, the percent hardly matters for the margin of error. The sample size does.',
        ],
        [
          'The margins of error are equal, because both surveys ask about the same population.',
          'sample-size-ignored',
          'The margin of error depends on the size of the sample, even for the same population.',
        ],
      ],
      why: `A smaller random sample gives a less precise estimate. Survey ${less} asked only ${tex(small)} ${people} and survey ${more} asked ${tex(large)}, so the margin of error for survey ${less} is most likely greater.`,
      math: {
        landmarks: [
          ...(Number.isInteger((first * inFirst) / 100)
            ? [
                [
                  (first * inFirst) / 100,
                  'the number of people who said yes in survey A',
                  'Does that change how exact the survey is?',
                ] as const,
              ]
            : []),
          ...(Number.isInteger((second * inSecond) / 100)
            ? [
                [
                  (second * inSecond) / 100,
                  'the number of people who said yes in survey B',
                  'Does that change how exact the survey is?',
                ] as const,
              ]
            : []),
          [large / small, 'how many times as big the larger sample is', 'Which survey is more exact?'],
        ],
      },
      simpler: `Asking more people gives you a more exact result. Survey ${less} asked only ${tex(`${small}`)} people, and survey ${more} asked ${tex(`${large}`)}. So survey ${less} has the bigger margin of error.`,
      hints: [
        'What does a big margin of error tell you about an estimate?',
        'Which would you trust more, asking a few people or asking many?',
        'Both percents are close to half. Does that make much of a difference?',
        'How many people did each survey ask?',
      ],
    };
  },
};
