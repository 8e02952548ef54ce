import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

const GROWING = [
  { what: 'The number of members of a hiking club', start: 'members', unit: 'year' },
  { what: 'The number of trees in a forest', start: 'trees', unit: 'year' },
  { what: 'The number of readers of an online magazine', start: 'readers', unit: 'month' },
  { what: 'The number of fish in a lake', start: 'fish', unit: 'year' },
] as const;
const SHRINKING = [
  { what: 'The value, in dollars, of a delivery van', start: 'dollars', unit: 'year' },
  { what: 'The number of bees in a region', start: 'bees', unit: 'year' },
  { what: 'The amount, in milligrams, of a medicine in a patient’s blood', start: 'milligrams', unit: 'hour' },
] as const;

/** Which exponential function models a percent change per unit of time? */
export const growthModel: Template = {
  id: 'nonfunction-growth',
  skill: 20,
  difficulty: 'easy',
  seconds: 60,
  type: 'choice',
  context: true,
  make(draw) {
    const grows = draw.chance(0.55);
    const { what, start, unit } = draw.pick<(typeof GROWING)[number] | (typeof SHRINKING)[number]>(
      grows ? GROWING : SHRINKING,
    );
    const first = draw.int(4, 95) * 20;
    const percent = draw.pick([2, 3, 4, 6, 7, 8, 12, 15, 20, 25]);
    const model = (base: number): string => tex(`f(t)=${num(first)}(${num(base)})^t`);
    const [right, opposite] = grows ? [1 + percent / 100, 1 - percent / 100] : [1 - percent / 100, 1 + percent / 100];
    return {
      type: 'choice',
      question: `<p>${what} is ${tex(first)} at first and ${grows ? 'increases' : 'decreases'} by ${tex(`${percent}\\%`)} each ${unit}. Which function ${tex('f')} models this, where ${tex('t')} is the time, in ${unit}s?</p>`,
      right: model(right),
      wrong: [
        [
          model(opposite),
          grows ? 'decrease-for-increase' : 'increase-for-decrease',
          `A factor of ${tex(num(opposite))} would make the number ${grows ? 'smaller' : 'greater'} each ${unit}.`,
        ],
        [
          model(percent / 100),
          'percent-as-factor',
          `A factor of ${tex(num(percent / 100))} would leave only ${tex(`${percent}\\%`)} of the ${start} after one ${unit}.`,
        ],
        [
          tex(`f(t)=${num(first)}${grows ? '+' : '-'}${num((first * percent) / 100)}t`),
          'linear-for-exponential',
          `This changes by the same number each ${unit}. A percent is taken of whatever is there at the time.`,
        ],
      ],
      why: `After each ${unit}, ${grows ? `${tex(`100\\%+${percent}\\%`)}` : `${tex(`100\\%-${percent}\\%`)}`} of the amount before is there, so it is multiplied by ${tex(num(right))}. After ${tex('t')} ${unit}s, the first amount ${tex(first)} has been multiplied ${tex('t')} times by this factor.`,
      math: {
        landmarks: [
          [first * right, `the amount after one ${unit}`, "What's the amount after two?"],
          [(first * percent) / 100, `the change in the first ${unit}`, `Is the change the same every ${unit}?`],
          [right, `the number it's multiplied by each ${unit}`, 'How often does that happen?'],
        ],
      },
      simpler: `Each ${unit} you keep ${tex('100\\%')} ${grows ? 'and get' : 'but lose'} ${tex(`${percent}\\%`)}. So you multiply by ${tex(`${num(right)}`)} every time. After ${tex('t')} ${unit}s you've done that ${tex('t')} times. That's ${tex(`${num(first)}(${num(right)})^t`)}.`,
      hints: [
        'What do you multiply by to change something by a percent?',
        `After one ${unit}, how many percent of the amount are there?`,
        'Should the factor be more than one or less than one?',
        `Test one of the functions: what does it give after one ${unit}?`,
      ],
    };
  },
};
