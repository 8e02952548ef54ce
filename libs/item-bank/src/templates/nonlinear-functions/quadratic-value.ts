import { num, quadratic, tex } from '../tex.js';
import type { Template } from '../template.js';

const LETTERS = ['f', 'g', 'h', 'p'] as const;

/** Value of a quadratic function at a negative number. */
export const quadraticValue: Template = {
  id: 'nonfunction-value',
  skill: 20,
  difficulty: 'easy',
  seconds: 50,
  type: 'blank',
  context: false,
  make(draw) {
    const letter = draw.pick(LETTERS);
    const [a, b, c] = [draw.int(2, 5), draw.nonZero(-9, 9), draw.nonZero(-12, 12)];
    const x = -draw.int(2, 6);
    const value = a * x * x + b * x + c;
    return {
      type: 'blank',
      question: `<p>The function ${tex(letter)} is defined by ${tex(`${letter}(x)=${quadratic(a, b, c)}`)}. What is the value of ${tex(`${letter}(${x})`)}?</p>`,
      answer: String(value),
      wrong: [
        [
          String(-a * x * x + b * x + c),
          'square-of-negative',
          `The square of ${tex(x)} is ${tex(x * x)}, which is positive.`,
        ],
        [String(a * x * x - b * x + c), 'sign-of-product', `${tex(num(b))} times ${tex(x)} has the opposite sign.`],
        [
          String((a * x) ** 2 + b * x + c),
          'squared-coefficient',
          `Only ${tex('x')} is squared, not the coefficient ${tex(a)}.`,
        ],
        [
          String(2 * a * x + b * x + c),
          'doubled-for-squared',
          `Squaring ${tex(x)} means multiplying it by itself, not by ${tex(2)}.`,
        ],
      ],
      why: `Substituting gives ${tex(`${a}(${x})^2${b > 0 ? '+' : ''}${b}(${x})${c > 0 ? '+' : ''}${c}=${a * x * x}${b * x > 0 ? '+' : ''}${b * x}${c > 0 ? '+' : ''}${c}=${value}`)}.`,
      math: {
        landmarks: [
          [x * x, `the square of ${tex(`${x}`)}`, 'What do you multiply it by?'],
          [a * x * x, 'the first term', 'What are the other terms?'],
          [b * x, 'the middle term', 'What do all three terms add up to?'],
        ],
      },
      simpler: `Put ${tex(`${x}`)} in for ${tex('x')}, with parentheses around it. A negative times a negative is positive, so ${tex(`(${x})^2=${x * x}`)}. Then you have ${tex(`${a * x * x}`)}, ${tex(`${b * x}`)}, and ${tex(`${c}`)}. Add them up to get ${tex(`${value}`)}.`,
      hints: [
        `What do you put in for ${tex('x')}, and how many times does it show up?`,
        'The number is negative. What do you put around it?',
        'Which comes first, squaring or multiplying?',
        'You have three terms. Which sign does each one have?',
      ],
    };
  },
};
