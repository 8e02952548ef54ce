import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** p % of n, also beyond the whole. */
export const percentOfNumber: Template = {
  id: 'percent-of-number',
  skill: 26,
  difficulty: 'easy',
  seconds: 35,
  type: 'blank',
  context: false,
  make(draw) {
    const percent = draw.chance(0.3)
      ? draw.pick([110, 120, 125, 130, 140, 150, 160, 175, 180])
      : draw.pick([4, 5, 8, 12, 15, 16, 18, 24, 32, 35, 45, 55, 65, 72, 85, 95]);
    const whole = 20 * draw.int(4, 45);
    const right = (percent * whole) / 100;
    if (!Number.isInteger(right) || right > 1500 || whole === 100) return null;
    return {
      type: 'blank',
      question: `<p>What is ${tex(`${percent}\\%`)} of ${tex(whole)}?</p>`,
      answer: String(right),
      wrong: [
        [
          String(right * 10),
          'decimal-place',
          `This writes ${tex(`${percent}\\%`)} as ${tex(percent / 10)}, but it's ${tex(percent / 100)}.`,
        ],
        [
          String(Math.abs(whole - right)),
          'rest-for-part',
          `This is the difference between ${tex(whole)} and the part you want.`,
        ],
        [
          String(right / 10),
          'decimal-place',
          `This writes ${tex(`${percent}\\%`)} as ${tex(percent / 1000)}, but it's ${tex(percent / 100)}.`,
        ],
        [
          String(whole + right),
          'added-to-whole',
          `This adds the part to ${tex(whole)}. The question wants only the part.`,
        ],
      ],
      why: `${tex(`${percent}\\%`)} is ${tex(`\\frac{${percent}}{100}=${num(percent / 100)}`)}, and ${tex(`${num(percent / 100)}\\cdot ${whole}=${num(right)}`)}.`,
      math: {
        landmarks: [
          [percent / 100, 'the percent as a decimal', 'What do you do with it?'],
          [whole / 100, 'one percent of it', 'How many percent do you need?'],
          [whole / 10, 'ten percent of it', 'How many percent do you need?'],
        ],
        starts: [`x=${num(percent / 100)}*${whole}`],
      },
      simpler: `Percent means out of a hundred, so ${tex(`${percent}\\%`)} is ${tex(`${num(percent / 100)}`)}. "Of" means times. Multiply ${tex(`${num(percent / 100)}\\cdot ${num(whole)}`)} and you get ${tex(`${num(right)}`)}.`,
      hints: [
        'Percent means out of how many?',
        percent > 100
          ? 'Estimate first: should the result be smaller or larger than the number?'
          : 'Estimate first: is it more or less than half of the number?',
        'Write the percent as a decimal. How many places does the point move?',
        'What does the word "of" tell you to do with the two numbers?',
      ],
    };
  },
};
