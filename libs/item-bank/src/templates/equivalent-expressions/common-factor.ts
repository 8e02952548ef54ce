import { coefficient, gcd, tex } from '../tex.js';
import type { Template } from '../template.js';

const LETTERS = ['x', 'y', 'm', 'p'] as const;

/** The greatest common factor taken out of two terms. */
export const commonFactor: Template = {
  id: 'equivalent-common-factor',
  skill: 18,
  difficulty: 'easy',
  seconds: 50,
  shift: -0.2,
  type: 'choice',
  context: false,
  make(draw) {
    const factor = draw.int(2, 6);
    const [p, q] = draw.distinct(2, 2, 9) as [number, number];
    if (gcd(p, q) !== 1) return null;
    const low = draw.int(1, 3);
    const more = draw.int(1, 2);
    const letter = draw.pick(LETTERS);
    const power = (exponent: number): string =>
      exponent === 0 ? '' : exponent === 1 ? letter : `${letter}^${exponent}`;
    const term = (value: number, exponent: number): string =>
      exponent === 0 ? String(value) : `${coefficient(value)}${power(exponent)}`;
    return {
      type: 'choice',
      question: `<p>Which expression is equivalent to ${tex(`${term(factor * p, low + more)}+${term(factor * q, low)}`)}?</p>`,
      right: tex(`${term(factor, low)}(${term(p, more)}+${q})`),
      wrong: [
        [
          tex(`${term(factor, low)}(${term(p, more)}+${term(q, 1)})`),
          'factor-left-behind',
          `There's still a factor ${tex(letter)} in the second term, even though it was taken out in front.`,
        ],
        [
          tex(`${term(factor, low + more)}(${p}+${q})`),
          'wrong-power-taken-out',
          `The second term only has ${tex(power(low))}, so you can't take out a higher power.`,
        ],
        [
          tex(`${term(factor, low)}(${term(factor * p, more)}+${q})`),
          'did-not-divide',
          `The first term inside still contains the factor ${tex(factor)} that's out in front.`,
        ],
        [
          tex(`${term(factor * (p + q), 2 * low + more)}`),
          'added-unlike-terms',
          "You can't add terms with different powers, and exponents don't add in a sum.",
        ],
      ],
      why: `Both terms contain the factor ${tex(term(factor, low))}: the first is ${tex(`${term(factor, low)}\\cdot ${term(p, more)}`)}, the second ${tex(`${term(factor, low)}\\cdot ${q}`)}.`,
      math: {
        landmarks: [
          [
            factor,
            'the greatest number that goes into both coefficients',
            `What power of ${tex(`${letter}`)} is in both terms?`,
          ],
        ],
      },
      simpler: `Ask what both terms share. They share ${tex(`${term(factor, low)}`)}. Divide each term by it and write what's left in parentheses: ${tex(`${term(factor, low)}(${term(p, more)}+${q})`)}.`,
      hints: [
        'What number goes into both coefficients?',
        "Both terms have a power of the variable. What's the most they share?",
        'Divide each term by what they share. What stays in the parentheses?',
        'Multiply it back out. Do you get what you started with?',
      ],
    };
  },
};
