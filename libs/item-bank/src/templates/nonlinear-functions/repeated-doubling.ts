import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  { what: 'bacteria in a dish', unit: 'hours' },
  { what: 'cells in a culture', unit: 'hours' },
  { what: 'duckweed plants on a pond', unit: 'days' },
  { what: 'users of a new app', unit: 'weeks' },
] as const;
const WORD: Readonly<Record<number, string>> = { 2: 'doubles', 3: 'triples' };

/** Amount after several doublings or triplings. */
export const repeatedDoubling: Template = {
  id: 'nonfunction-doubling',
  skill: 20,
  difficulty: 'medium',
  seconds: 75,
  type: 'blank',
  context: true,
  make(draw) {
    const { what, unit } = draw.pick(SETTINGS);
    const factor = draw.pick([2, 3]);
    const every = draw.int(2, 9);
    const times = draw.int(3, 5);
    const first = draw.int(2, 30) * (factor === 2 ? 5 : 2);
    const result = first * factor ** times;
    if (result > 9999) return null;
    return {
      type: 'blank',
      question: `<p>The number of ${what} ${WORD[factor]!} every ${tex(every)} ${unit}. At first, the number is ${tex(first)}. What is the number after ${tex(every * times)} ${unit}?</p>`,
      answer: String(result),
      wrong: [
        [
          String(first * factor * times),
          'linear-for-exponential',
          `This multiplies by ${tex(factor)} once and then by the number of periods. You multiply by ${tex(factor)} every period.`,
        ],
        [
          String(first * factor ** (times - 1)),
          'one-period-too-few',
          `There are ${tex(times)} periods in ${tex(every * times)} ${unit}, so one is missing here.`,
        ],
        [
          String(first * factor ** (times + 1)),
          'one-period-too-many',
          `There are ${tex(times)} periods in ${tex(every * times)} ${unit}, so there is one too many here.`,
        ],
        [String(first * factor), 'only-one-period', `This is the number after ${tex(every)} ${unit}.`],
      ],
      why: `In ${tex(every * times)} ${unit}, there are ${tex(`${every * times}\\div ${every}=${times}`)} periods. In each, the number is multiplied by ${tex(factor)}, so it becomes ${tex(`${first}\\cdot ${factor}^${times}=${num(result)}`)}.`,
      math: {
        landmarks: [
          [times, 'how many times it happens', "What's the number after each time?"],
          [factor ** times, 'what the first number is multiplied by in all', 'What do you multiply by it?'],
          [first * factor, `the number after the first ${every} ${unit}`, 'How many more times does it happen?'],
          [first * factor * factor, 'the number after the second time', 'How many more times does it happen?'],
        ],
        traps: [[`x=${first}*${factor}*${times}`, 'linear-for-exponential']],
      },
      simpler: `It happens every ${tex(`${every}`)} ${unit}, so ${tex(`${times}`)} times in ${tex(`${every * times}`)} ${unit}. Each time you multiply by ${tex(`${factor}`)}. Start at ${tex(`${first}`)} and do that ${tex(`${times}`)} times. You get ${tex(`${num(result)}`)}.`,
      hints: [
        'How many times does it happen in the given time?',
        'What do you do to the number each time it happens?',
        'Start with the first number. What is it after one time, and after two?',
        'How do you write multiplying by the same number again and again?',
      ],
    };
  },
};
