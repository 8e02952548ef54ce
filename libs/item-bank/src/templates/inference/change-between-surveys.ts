import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  { people: 'residents', place: 'of a city', belief: 'use public transportation', the: 'the city' },
  { people: 'students', place: 'of a university', belief: 'live on campus', the: 'the university' },
  { people: 'employees', place: 'of a company', belief: 'work from home at least one day a week', the: 'the company' },
  { people: 'members', place: 'of a sports club', belief: 'swim at least once a week', the: 'the club' },
  { people: 'households', place: 'of a county', belief: 'compost food scraps', the: 'the county' },
] as const;

/** Two surveys with margins of error: the greatest or least plausible change of a number between them. */
export const changeBetweenSurveys: Template = {
  id: 'inference-change-between-surveys',
  skill: 30,
  difficulty: 'hard',
  shift: 0.4,
  seconds: 120,
  type: 'blank',
  context: true,
  make(draw) {
    const { people, place, belief, the } = draw.pick(SETTINGS);
    const size = 100 * draw.int(12, 90);
    const [before, rise] = [draw.int(12, 60), draw.int(9, 22)];
    const [one, other] = [draw.int(2, 6), draw.int(2, 6)];
    const greatest = draw.chance(0.5);
    const points = greatest ? rise + one + other : rise - one - other;
    if (one === other || points < 2 || before + rise + other > 92) return null;
    const number = (percent: number): string => String((size * percent) / 100);
    const [low, high] = greatest ? [before - one, before + rise + other] : [before + one, before + rise - other];
    const who = people === 'households' ? 'that' : 'who';
    return {
      type: 'blank',
      question: `<p>In 2015 and again in 2020, a random sample of the ${people} ${place} was surveyed. In 2015, it was estimated that ${tex(`${before}\\%`)} of all ${people} ${belief}, with an associated margin of error of ${tex(`${one}\\%`)}. In 2020, the estimate was ${tex(`${before + rise}\\%`)}, with an associated margin of error of ${tex(`${other}\\%`)}. In both years there were ${tex(num(size))} ${people} in ${the}. Based on these estimates, what is the ${greatest ? 'greatest' : 'least'} plausible increase from 2015 to 2020 in the number of ${people} in ${the} ${who} ${belief}?</p>`,
      answer: number(points),
      wrong: [
        [
          number(rise),
          'margin-ignored',
          'This is the increase between the two estimates. Both of them have a margin of error.',
        ],
        [
          number(rise + (greatest ? 1 : -1) * Math.abs(one - other)),
          'margins-subtracted',
          'This lets the two margins of error cancel each other.',
        ],
        [
          number(rise + (greatest ? other : -other)),
          'one-margin-only',
          'This uses only one of the two margins of error.',
        ],
        [number(rise + (greatest ? one : -one)), 'one-margin-only', 'This uses only one of the two margins of error.'],
        [String(points), 'percent-for-number', 'Read again what the question wants, a percent or a number.'],
        [
          number(greatest ? rise - one - other : rise + one + other),
          'wrong-end',
          'This is the other end of the plausible increases.',
        ],
      ].filter(([value]) => Number(value) > 0) as [string, string, string][],
      why: `The increase is ${greatest ? 'greatest' : 'least'} when the percentage in 2015 is as ${greatest ? 'low' : 'high'} and that in 2020 as ${greatest ? 'high' : 'low'} as is plausible: ${tex(`${low}\\%`)} and ${tex(`${high}\\%`)}. That is an increase of ${tex(points)} percentage points, and ${tex(`${points}\\%`)} of ${tex(num(size))} is ${tex(num((size * points) / 100))}.`,
      math: {
        landmarks: [
          [
            rise,
            'the increase between the two estimates, in percentage points',
            'How can the margins of error change it?',
          ],
          [low, 'a plausible percentage for 2015', 'What percentage goes with it for 2020?'],
          [high, 'a plausible percentage for 2020', 'How big is the increase?'],
          [`${points}%`, 'the increase in percentage points', `How many ${people} is that?`],
        ],
        starts: [`x=${points}/100*${size}`],
      },
      simpler: `Each estimate can be off by its margin. For the ${greatest ? 'biggest' : 'smallest'} increase, start as ${greatest ? 'low' : 'high'} as you can in 2015 and end as ${greatest ? 'high' : 'low'} as you can in 2020. That's from ${tex(`${low}\\%`)} to ${tex(`${high}\\%`)}, or ${tex(`${points}`)} points. ${tex(`${points}\\%`)} of ${tex(`${num(size)}`)} is ${tex(`${num((size * points) / 100)}`)}.`,
      hints: [
        "Each estimate can be off by its margin. What's the range for each year?",
        `For the ${greatest ? 'biggest' : 'smallest'} increase, which end do you want in each year?`,
        'Subtract those two percents. How many points is the increase?',
        `How do you turn percentage points into a number of ${people}?`,
      ],
    };
  },
};
