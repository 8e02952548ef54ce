import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  { what: 'The population of a town', it: 'the population', unit: 'year' },
  { what: 'The number of subscribers to a service', it: 'the number of subscribers', unit: 'month' },
  { what: 'The value of a collection of coins', it: 'the value of the collection', unit: 'year' },
  { what: 'The amount of a chemical in a lake', it: 'the amount of the chemical', unit: 'week' },
  { what: 'The number of beetles in a reserve', it: 'the number of beetles', unit: 'year' },
  { what: 'The energy that a factory uses per day', it: 'the energy that the factory uses per day', unit: 'year' },
] as const;
const WORDS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three' };

/** A percent change over two units of time at a constant percent for each: how much over three, or the reverse? */
export const rootOfPercent: Template = {
  id: 'nonfunction-root-of-percent',
  skill: 20,
  difficulty: 'hard',
  seconds: 110,
  shift: 0.2,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const { what, it, unit } = draw.pick(SETTINGS);
    const sign = draw.pick([1, -1]);
    const [from, to] = draw.pick([
      [2, 3],
      [3, 2],
    ] as const);
    const each = 10 * draw.int(1, 6);
    const factor = 1 + (sign * each) / 100;
    const after = (steps: number): number => Math.round(1000 * Math.abs(factor ** steps - 1)) / 10;
    const [total, key] = [after(from), after(to)];
    // Nothing can lose all of itself, nor should a wrong answer say so.
    if (Math.max(total, key) > 180 || (sign < 0 && each * to >= 100)) return null;
    const percent = (value: number): string => tex(`${num(Math.round(value * 10) / 10)}\\%`);
    const verb = sign > 0 ? 'increases' : 'decreases';
    return {
      type: 'choice',
      question: `<p>${what} ${verb} by the same percentage every ${unit}. In ${WORDS[from]} ${unit}s, it ${verb} by ${percent(total)} in total. By what percentage does it ${verb.replace(/s$/, '')} in ${WORDS[to]} ${unit}s in total?</p>`,
      right: percent(key),
      wrong: [
        [
          percent((total * to) / from),
          'linear-for-exponential',
          `Each ${unit}'s percent is taken of what's there then, so the change doesn't simply grow with the time.`,
        ],
        [
          percent(to > from ? total + each : total - each),
          'added-percents',
          `Each ${unit}'s percent is of a different amount, so you can't add or subtract them.`,
        ],
        [
          percent(each * to),
          'added-percents',
          `Each ${unit}'s percent is of a different amount, so you can't add or subtract them.`,
        ],
        [
          percent(100 + sign * key),
          'factor-for-percent',
          "This is what it becomes, in percent of what it was. It's not how much it changes.",
        ],
        [percent(each), 'single-step', `This is the change in a single ${unit}.`],
      ],
      why: `In ${WORDS[from]} ${unit}s, ${it} is multiplied by ${tex(num((100 + sign * total) / 100))}. If it is multiplied by ${tex('r')} every ${unit}, then ${tex(`r^${from}=${num((100 + sign * total) / 100)}`)}, so ${tex(`r=${num(factor)}`)}. In ${WORDS[to]} ${unit}s, it is multiplied by ${tex(`r^${to}=${num((100 + sign * key) / 100)}`)}. That is ${sign > 0 ? 'an increase' : 'a decrease'} of ${percent(key)}.`,
      math: {
        landmarks: [
          [
            (100 + sign * total) / 100,
            `what it's multiplied by in ${WORDS[from]} ${unit}s`,
            `What is that for one ${unit}?`,
          ],
          [factor, `what it's multiplied by each ${unit}`, `What is that for ${WORDS[to]} ${unit}s?`],
          [(100 + sign * key) / 100, `what it's multiplied by in ${WORDS[to]} ${unit}s`, 'How many percent is that?'],
        ],
      },
      simpler: `Turn the total change into a multiplier: ${tex(`${num((100 + sign * total) / 100)}`)}. It comes from the same number used ${tex(`${from}`)} times, so one step is ${tex(`${num(factor)}`)}. Use that ${tex(`${to}`)} times and you get ${tex(`${num((100 + sign * key) / 100)}`)}. That's a change of ${percent(key)}.`,
      hints: [
        `The same percent each ${unit} means the same multiplier. Do the multipliers add or multiply?`,
        "What's the multiplier for the total change you know?",
        `It's the one-${unit} multiplier to a power. How do you undo that power?`,
        `Use the one-${unit} multiplier ${WORDS[to]} times. How many percent away from one is that?`,
      ],
    };
  },
};
