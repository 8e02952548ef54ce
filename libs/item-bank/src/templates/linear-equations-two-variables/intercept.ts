import { display, gcd, num, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** The x- or y-intercept of ax + by = c. */
export const intercept: Template = {
  id: 'linear-two-intercept',
  skill: 13,
  difficulty: 'easy',
  seconds: 50,
  type: 'blank',
  context: false,
  make(draw) {
    const [a, b] = draw.distinct(2, 2, 9) as [number, number];
    const signed = draw.chance(0.5) ? b : -b;
    const [p, q] = [draw.nonZero(-9, 12) * (b / gcd(a, b)), draw.nonZero(-9, 12)];
    const c = a * p;
    if (c % b !== 0 || Math.abs(c) > 180 || Math.abs(p) < 2 || q === 0) return null;
    const other = c / signed;
    const horizontal = draw.chance(0.5);
    const [asked, unasked, divisor, letter, zero] = horizontal
      ? ([p, other, a, 'x', 'y'] as const)
      : ([other, p, signed, 'y', 'x'] as const);
    if (Math.abs(asked) === Math.abs(unasked)) return null;
    return {
      type: 'blank',
      question: `${display(
        `${sum([
          [a, 'x'],
          [signed, 'y'],
        ])}=${num(c)}`,
      )}<p>The graph of the given equation in the ${tex('xy')}-plane is a line. What is the ${tex(letter)}-coordinate of the ${tex(letter)}-intercept of the line?</p>`,
      answer: String(asked),
      wrong: [
        [
          String(unasked),
          'swapped-intercepts',
          `This belongs to the ${tex(zero)}-intercept, where ${tex(`${letter}=0`)}.`,
        ],
        [
          String(c),
          'forgot-to-divide',
          `The ${tex(c)} still has to be divided by ${tex(divisor)}, the coefficient of ${tex(letter)}.`,
        ],
        [
          String(-asked),
          'sign-slip-dividing',
          `The sign of ${tex(`${num(c)}\\div${divisor < 0 ? `(${divisor})` : divisor}`)} is lost here.`,
        ],
      ],
      why: `At the ${tex(letter)}-intercept, ${tex(`${zero}=0`)}. Then ${tex(`${sum([[divisor, letter]])}=${num(c)}`)}, so ${tex(`${letter}=${num(asked)}`)}.`,
      simpler: `On the ${tex(`${letter}`)}-axis, ${tex(`${zero}`)} is ${tex('0')}. Put ${tex('0')} in for ${tex(`${zero}`)} and that term is gone. You're left with ${tex(`${sum([[divisor, letter]])}=${num(c)}`)}. Divide to get ${tex(`${num(asked)}`)}.`,
      hints: [
        'Where on the graph would you look for this intercept?',
        'At that spot, one of the coordinates is easy. Which one do you know?',
        `Pick any point on the ${tex(letter)}-axis. What's its ${tex(zero)}-coordinate?`,
        `Put that in for ${tex(zero)}. What's left to solve?`,
      ],
    };
  },
};
