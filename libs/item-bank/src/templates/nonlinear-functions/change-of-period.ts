import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  { what: 'the number of visitors to a website', it: 'the number of visitors', unit: 'months' },
  { what: 'the number of subscribers to a newsletter', it: 'the number of subscribers', unit: 'months' },
  { what: 'the mass, in grams, of a sample', it: 'the mass', unit: 'days' },
  { what: 'the area, in square meters, covered by a vine', it: 'the area', unit: 'weeks' },
] as const;

/** P(1 ± r)^{t/n}: what the function says of the percent change. */
export const changeOfPeriod: Template = {
  id: 'nonfunction-period',
  skill: 20,
  difficulty: 'hard',
  seconds: 85,
  type: 'choice',
  context: true,
  make(draw) {
    const { what, it, unit } = draw.pick(SETTINGS);
    const first = draw.int(3, 40) * 20;
    const percent = draw.pick([4, 6, 8, 12, 15, 20, 30]);
    const grows = draw.chance(0.6);
    const every = draw.int(3, 9);
    const base = grows ? 1 + percent / 100 : 1 - percent / 100;
    // Nothing can lose all of itself, or more.
    if (!grows && percent * every >= 100) return null;
    const verb = grows ? 'increases' : 'decreases';
    const says = (amount: number, time: string): string => `It ${verb} by ${tex(`${num(amount)}\\%`)} every ${time}.`;
    const one = unit.replace(/s$/, '');
    return {
      type: 'choice',
      question: `<p>The function ${tex('f')} gives ${what} ${tex('t')} ${unit} after recording began, where ${tex(`f(t)=${num(first)}(${num(base)})^{\\frac{t}{${every}}}`)}. Which statement describes how ${it} changes?</p>`,
      right: says(percent, `${tex(every)} ${unit}`),
      wrong: [
        [
          says(percent, one),
          'ignored-divisor',
          `The exponent gets to ${tex(1)} only after ${tex(every)} ${unit}, not after one.`,
        ],
        [
          says(Math.round(base * 100), `${tex(every)} ${unit}`),
          'factor-as-percent',
          `Multiplying by ${tex(num(base))} is a change of ${tex(`${percent}\\%`)}, not of ${tex(`${Math.round(base * 100)}\\%`)}.`,
        ],
        [
          `It ${verb} by ${tex(`${num(percent * every)}\\%`)} every ${one}.`,
          'multiplied-percent',
          `Don't multiply the percent by ${tex(every)}. It's the time that gets multiplied.`,
        ],
        [
          `It ${verb} by ${tex(percent)} every ${tex(every)} ${unit}.`,
          'percent-as-number',
          "It gets multiplied by a factor. It doesn't change by a fixed number.",
        ],
      ],
      why: `The exponent ${tex(`\\frac{t}{${every}}`)} grows by ${tex(1)} whenever ${tex('t')} grows by ${tex(every)}. So the quantity is multiplied by ${tex(num(base))} every ${every} ${unit}, which is ${grows ? 'an increase' : 'a decrease'} of ${percent} percent.`,
      math: { landmarks: [[first * base, 'the amount after one full period', 'How long is that period?']] },
      simpler: `The number in parentheses, ${tex(`${num(base)}`)}, means ${percent} percent ${grows ? 'more' : 'less'}. The exponent is ${tex('t')} divided by ${tex(`${every}`)}. So it takes ${tex(`${every}`)} ${unit} until that happens once.`,
      hints: [
        'How much time has to pass for the exponent to go up by one?',
        'What happens to the value each time the exponent goes up by one?',
        'Is the factor more or less than one? How many percent away is it?',
        'Put the two together: how big is the change, and how often does it happen?',
      ],
    };
  },
};
