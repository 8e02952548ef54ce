import { gcd, linear, quadratic, tex } from '../tex.js';
import type { Template } from '../template.js';

/** ax² + bx + c with a > 1 as a product of two linear factors. */
export const factoredQuadratic: Template = {
  id: 'equivalent-factored',
  skill: 18,
  difficulty: 'medium',
  seconds: 70,
  type: 'choice',
  context: false,
  make(draw) {
    const [p, r] = [draw.int(2, 5), draw.int(1, 3)];
    const [q, s] = [draw.nonZero(-7, 7), draw.nonZero(-7, 7)];
    if (gcd(p, q) !== 1 || gcd(r, s) !== 1) return null;
    const [a, b, c] = [p * r, p * s + q * r, q * s];
    if (b === 0 || p * q + r * s === b) return null;
    const product = (m: number, n: number, k: number, l: number): string => tex(`(${linear(m, n)})(${linear(k, l)})`);
    return {
      type: 'choice',
      question: `<p>Which expression is equivalent to ${tex(quadratic(a, b, c))}?</p>`,
      right: product(p, q, r, s),
      wrong: [
        [
          product(p, -q, r, -s),
          'signs-of-factors',
          `The product of the constants is right, but the middle term comes out as ${tex(linear(-b, 0))}.`,
        ],
        [
          product(p, s, r, q),
          'constants-exchanged',
          `With the constants exchanged, the middle term comes out as ${tex(linear(p * q + r * s, 0))}.`,
        ],
        [product(p, q, r, -s), 'sign-of-one-factor', `Here the product of the constants is ${tex(-c)}, not ${tex(c)}.`],
        [product(p, -q, r, s), 'sign-of-one-factor', `Here the product of the constants is ${tex(-c)}, not ${tex(c)}.`],
      ],
      why: `Multiplying ${tex(`(${linear(p, q)})(${linear(r, s)})`)} gives ${tex(`${quadratic(a, p * s, 0)}${q * r > 0 ? '+' : ''}${linear(q * r, 0)}${c > 0 ? '+' : ''}${c}`)}, which is ${tex(quadratic(a, b, c))}.`,
      math: {
        landmarks: [
          [
            a * c,
            'the product of the first and last coefficients',
            `Which two numbers multiply to that and add up to ${tex(`${b}`)}?`,
          ],
          [p * s, 'one part of the middle term', "What's the other part?"],
          [q * r, 'one part of the middle term', "What's the other part?"],
        ],
      },
      simpler: `Multiply each choice out in your head. The first terms have to give ${tex(`${a}x^2`)} and the last ones ${tex(`${c}`)}. What decides is the middle: only ${tex(`(${linear(p, q)})(${linear(r, s)})`)} gives ${tex(`${linear(b, 0)}`)}.`,
      hints: [
        'You can multiply a product back out. Which terms are quickest to compare?',
        'The plain numbers in the factors multiply together. What should they make?',
        'The middle term decides. What do the outer and inner products add up to?',
        'Check the signs. What does the sign of the last number tell you about the factors?',
      ],
    };
  },
};
