import { linear, quadratic, tex } from '../tex.js';
import type { Template } from '../template.js';

/** (ax + b)(cx + d) multiplied out. */
export const productOfBinomials: Template = {
  id: 'equivalent-binomials',
  skill: 18,
  difficulty: 'easy',
  seconds: 55,
  type: 'choice',
  context: false,
  make(draw) {
    const [a, c] = [draw.int(1, 4), draw.int(1, 3)];
    const [b, d] = [draw.nonZero(-7, 7), draw.nonZero(-7, 7)];
    const middle = a * d + b * c;
    if (middle === 0 || (a === 1 && c === 1 && b === d)) return null;
    return {
      type: 'choice',
      question: `<p>Which expression is equivalent to ${tex(`(${linear(a, b)})(${linear(c, d)})`)}?</p>`,
      right: tex(quadratic(a * c, middle, b * d)),
      wrong: [
        [
          tex(quadratic(a * c, 0, b * d)),
          'only-first-and-last',
          `The products of the outer and the inner terms, ${tex(`${linear(a * d, 0)}`)} and ${tex(`${linear(b * c, 0)}`)}, are missing.`,
        ],
        [
          tex(quadratic(a * c, middle, -b * d)),
          'sign-slip-constant',
          `The product of ${tex(b)} and ${tex(d)} is ${tex(b * d)}. Its sign got lost here.`,
        ],
        [
          tex(quadratic(a * c, -middle, b * d)),
          'sign-slip-middle',
          'The two middle products were added with the wrong sign.',
        ],
        [
          tex(quadratic(a * c, b + d, b * d)),
          'added-constants',
          `The middle term comes from products, not from adding ${tex(b)} and ${tex(d)}.`,
        ],
      ],
      why: `Each term of one factor multiplies each term of the other: ${tex(`${quadratic(a * c, a * d, 0)}${b * c > 0 ? '+' : ''}${linear(b * c, 0)}${b * d > 0 ? '+' : ''}${b * d}`)}. Combining the terms in ${tex('x')} gives ${tex(quadratic(a * c, middle, b * d))}.`,
      math: {
        landmarks: [
          [a * c, `the coefficient of ${tex('x^2')}`, 'What do the middle terms add up to?'],
          [a * d, 'one part of the middle term', "What's the other part?"],
          [b * c, 'one part of the middle term', "What's the other part?"],
          [b * d, 'the number at the end', 'What do the middle terms add up to?'],
        ],
      },
      simpler: `Multiply every term in the first parentheses by every term in the second. That's four products. The two middle ones both have an ${tex('x')}, so add them. You get ${tex(`${quadratic(a * c, middle, b * d)}`)}.`,
      hints: [
        'Each term in the first parentheses meets each term in the second. How many products is that?',
        'What are the four products, with their signs?',
        `Two of them have just one ${tex('x')}. What do they make together?`,
        `Check with a small number for ${tex('x')}. Do both forms give the same value?`,
      ],
    };
  },
};
