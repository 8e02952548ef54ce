import { typed } from '../exam-print.js';
import { shownIn } from '../statistics.js';
import { tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  { all: 'members of a choir', one: 'adults', other: 'children', unit: 'members' },
  { all: 'employees of a company', one: 'engineers', other: 'other employees', unit: 'employees' },
  { all: 'trees in an orchard', one: 'apple trees', other: 'other trees', unit: 'trees' },
  { all: 'students at a college', one: 'full-time students', other: 'part-time students', unit: 'students' },
  { all: 'vehicles of a rental agency', one: 'vans', other: 'cars', unit: 'vehicles' },
] as const;

/** Growth of two parts and of the whole, in percent: what part of the whole was, or is, the first? */
export const growthOfParts: Template = {
  id: 'percent-growth-of-parts',
  skill: 26,
  difficulty: 'hard',
  shift: 0.4,
  seconds: 120,
  type: 'blank',
  context: true,
  make(draw) {
    const { all, one, other, unit } = draw.pick(SETTINGS);
    const share = 5 * draw.int(3, 17);
    const [up, also] = [draw.int(4, 60), draw.int(-30, 40)];
    const whole = (share * up + (100 - share) * also) / 100;
    const now = draw.chance(0.4);
    const shareNow = (share * (100 + up)) / (100 + whole);
    const key = now ? shareNow : share;
    if (
      Math.abs(also) < 2 ||
      Math.abs(up - also) < 8 ||
      !Number.isInteger(whole) ||
      whole < 1 ||
      whole === up ||
      share === 50 ||
      !shownIn(key, 1)
    )
      return null;
    const word = (change: number): string => `${tex(`${Math.abs(change)}\\%`)} ${change > 0 ? 'greater' : 'less'}`;
    const value = (number: number): string => typed(Math.round(number * 10) / 10);
    return {
      type: 'blank',
      question: `<p>The ${all} are ${one} and ${other}. This year the number of ${one} is ${word(up)} than last year, the number of ${other} is ${word(also)} than last year, and the total number of ${unit} is ${word(whole)} than last year. What percent of the ${unit} ${now ? 'this' : 'last'} year ${now ? 'are' : 'were'} ${one}? (Disregard the percent sign when entering your answer.)</p>`,
      answer: value(key),
      wrong: [
        [
          value(100 - key),
          'answered-other-part',
          "Check it with this year's total. Which of the two groups does your unknown stand for?",
        ],
        [value(now ? share : shareNow), 'wrong-year', 'This is the percent in the other year.'],
        [
          value((up / (up + Math.abs(also))) * 100),
          'growth-for-share',
          "This compares the two growth percents. They don't tell you how big the groups are.",
        ],
        [
          '50',
          'equal-parts-assumed',
          "If the groups were equal, the total change would be halfway between the two. It isn't.",
        ],
        [
          value((whole / up) * 100),
          'one-part-ignored',
          `This puts the whole change on the ${one}. The number of ${other} changed too.`,
        ],
      ],
      why: `Let there be ${tex('100')} ${unit} last year, ${tex('p')} of them ${one}. The change in the total is ${tex(`${up}\\cdot\\frac{p}{100}${also > 0 ? '+' : '-'}${Math.abs(also)}\\cdot\\frac{100-p}{100}=${whole}`)}. Multiplying by ${tex(100)} gives ${tex(`${up}p${also > 0 ? '+' : '-'}${Math.abs(also)}(100-p)=${100 * whole}`)}, so ${tex(`${up - also}p=${100 * (whole - also)}`)} and ${tex(`p=${share}`)}. ${now ? `This year there are ${tex(typed((share * (100 + up)) / 100))} ${one} for every ${tex(100 + whole)} ${unit}, which is ${tex(`${value(shareNow)}\\%`)}.` : `So ${tex(`${share}\\%`)} of the ${unit} last year were ${one}.`}`,
      math: {
        landmarks: [
          [share, `the percent of ${one} last year`, 'Which year does the question ask about?'],
          [up - also, 'the difference between the two changes', 'How far is the total from the smaller one?'],
          [
            whole - also,
            `how far the total change is above that of the ${other}`,
            'What part is that of the whole gap?',
          ],
        ],
      },
      simpler: `Say there were ${tex('100')} ${unit} last year, with ${tex('p')} ${one}. The two changes have to add up to the total change. That gives ${tex(`${up - also}p=${100 * (whole - also)}`)}, so ${tex(`p=${share}`)}.${now ? ' Then grow that part and compare it with the new total.' : ''}`,
      hints: [
        `Pretend there were 100 ${unit} last year. What does a percent mean then?`,
        `Call the number of ${one} last year ${tex('p')}. How many ${other} were there?`,
        'How much does each group change, and what do the two changes add up to?',
        now
          ? "Let both groups grow, then compare. What is this year's total?"
          : `Set that equal to the total change. What's ${tex('p')}, and which percent is it?`,
      ],
    };
  },
};
