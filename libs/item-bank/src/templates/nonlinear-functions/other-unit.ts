import { gcd, num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    what: 'the value, in dollars, of a certain investment',
    long: 'years',
    short: 'months',
    times: 12,
    percents: [6, 12, 18, 24],
  },
  {
    what: 'the number of bacteria in a certain sample',
    long: 'days',
    short: 'hours',
    times: 24,
    percents: [6, 12, 36, 48],
  },
  {
    what: 'the number of members of a certain club',
    long: 'years',
    short: 'months',
    times: 12,
    percents: [6, 12, 18, 30],
  },
  { what: 'the number of views of a certain video', long: 'weeks', short: 'days', times: 7, percents: [7, 14, 21, 35] },
  {
    what: 'the mass, in milligrams, of a certain substance',
    long: 'hours',
    short: 'minutes',
    times: 60,
    percents: [6, 12, 18, 30],
  },
] as const;

/** The time of an exponential function in another unit: which function is it then? */
export const otherUnit: Template = {
  id: 'nonfunction-other-unit',
  skill: 20,
  difficulty: 'hard',
  seconds: 100,
  shift: 0.1,
  type: 'choice',
  context: true,
  make(draw) {
    const { what, long, short, times, percents } = draw.pick(SETTINGS);
    const percent = draw.pick(percents);
    const every = draw.int(2, 9);
    if (every === times) return null;
    const power = (base: number, top: number, bottom: number): string => {
      const common = gcd(top, bottom);
      const [above, below] = [top / common, bottom / common];
      const letter = `${above === 1 ? '' : num(above)}m`;
      return tex(`g(m)=a(${num(base)})^{${below === 1 ? letter : `\\frac{${letter}}{${num(below)}}`}}`);
    };
    const base = 1 + percent / 100;
    return {
      type: 'choice',
      question: `<p>The function ${tex('f')} gives ${what} ${tex('t')} ${long} after it was first recorded, where ${tex(`f(t)=a(${num(base)})^{\\frac{t}{${every}}}`)} and ${tex('a')} is a positive constant. The function ${tex('g')} gives ${what.replace('a certain', 'that')} ${tex('m')} ${short} after it was first recorded. Which equation defines ${tex('g')}?</p>`,
      right: power(base, 1, times * every),
      wrong: draw.shuffle([
        [
          power(base, times, every),
          'converted-other-way',
          `Test it with ${tex(every)} ${long}. How many ${short} is that, and how much has it grown by then?`,
        ],
        [
          power(base, every, times),
          'period-multiplied',
          `The given function divides the time by ${tex(every)}. Here it gets multiplied.`,
        ],
        [
          power(1 + percent / 100 / times, 1, every),
          'percent-divided',
          "You can't split the percent evenly over shorter times, because growth builds on growth.",
        ],
        [power(base, 1, times), 'period-forgotten', `The factor applies to ${tex(every)} ${long}, not to one.`],
      ]),
      why: `In ${tex('m')} ${short}, there are ${tex(`\\frac{m}{${times}}`)} ${long}. Putting this in the place of ${tex('t')}, the exponent becomes ${tex(`\\frac{m}{${times}}\\div ${every}=\\frac{m}{${times * every}}`)}. As a check, after ${tex(times * every)} ${short}, that is, ${tex(every)} ${long}, the quantity has been multiplied by ${tex(num(base))} once.`,
      math: {
        landmarks: [
          [times, `how many ${short} there are in one of the ${long}`, `How many ${short} does it take to grow once?`],
          [times * every, `how many ${short} it takes to grow once`, 'Where does that number go in the exponent?'],
        ],
      },
      simpler: `It grows by ${percent} percent once every ${tex(`${every}`)} ${long}. That's ${tex(`${times * every}`)} ${short}. So divide ${tex('m')} by ${tex(`${times * every}`)} in the exponent. The number in parentheses stays the same.`,
      hints: [
        `It's the same growth. What's the only thing that's different in ${tex('g')}?`,
        `How do you write the ${long} if you know the number of ${short}?`,
        `Put that in for ${tex('t')}. What does the exponent look like now?`,
        `Check it: after how many ${short} should the exponent be one?`,
      ],
    };
  },
};
