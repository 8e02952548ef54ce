import { entered, fraction, gcd, tex } from '../tex.js';
import type { Template } from '../template.js';

/** Product of a power and a root as a single power. */
export const rationalExponents: Template = {
  id: 'equivalent-exponents',
  skill: 18,
  difficulty: 'hard',
  seconds: 80,
  shift: 0.2,
  type: 'choice',
  context: false,
  make(draw) {
    const [m, n] = [draw.int(2, 7), draw.int(3, 6)];
    const [k, l] = [draw.int(1, 5), draw.int(2, 5)];
    if (gcd(m, n) !== 1 || gcd(k, l) !== 1) return null;
    const [top, bottom] = [m * l + k * n, n * l];
    const letter = draw.pick(['x', 'a', 'y']);
    const power = (numerator: number, denominator: number): string =>
      tex(`${letter}^{${fraction(numerator, denominator)}}`);
    return {
      type: 'choice',
      question: `<p>Which expression is equivalent to ${tex(`\\sqrt[${n}]{${letter}^${m}}\\cdot ${letter}^{\\frac{${k}}{${l}}}`)}, where ${tex(`${letter}\\gt 0`)}?</p>`,
      right: power(top, bottom),
      wrong: [
        [
          power(m * k, n * l),
          'multiplied-exponents',
          'When powers of the same base are multiplied, their exponents are added, not multiplied.',
        ],
        [power(m + k, n + l), 'added-fractions-across', 'Add the exponents as fractions, with a common denominator.'],
        [
          power(n * l + k * m, m * l),
          'inverted-root',
          `The root ${tex(`\\sqrt[${n}]{${letter}^${m}}`)} is the power with exponent ${tex(`\\frac{${m}}{${n}}`)}, not ${tex(`\\frac{${n}}{${m}}`)}.`,
        ],
        [
          power(m * l - k * n, n * l),
          'subtracted-exponents',
          'Exponents are subtracted when powers are divided; here they are multiplied.',
        ],
      ],
      why: `The root is ${tex(`${letter}^{\\frac{${m}}{${n}}}`)}. Adding the exponents gives ${tex(`\\frac{${m}}{${n}}+\\frac{${k}}{${l}}=\\frac{${m * l}}{${bottom}}+\\frac{${k * n}}{${bottom}}`)}, that is, an exponent of ${entered(top, bottom)}.`,
      math: {
        landmarks: [
          [
            `${m}/${n}`,
            'the exponent that the root stands for',
            'What do you do with exponents when you multiply powers?',
          ],
          [bottom, 'a common denominator', 'What does each fraction become?'],
        ],
      },
      simpler: `A root is a power with a fraction: ${tex(`${letter}^{\\frac{${m}}{${n}}}`)}. When you multiply powers, you add the exponents. So add ${tex(`\\frac{${m}}{${n}}`)} and ${tex(`\\frac{${k}}{${l}}`)} with a common denominator.`,
      hints: [
        'One factor is a root. How do you write a root as a power?',
        "In that fraction, does the root's number go on top or on the bottom?",
        "You're multiplying powers with the same base. What happens to the exponents?",
        "Now there are two fractions to put together. What's a common denominator?",
      ],
    };
  },
};
