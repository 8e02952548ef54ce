import { display, fraction, linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** p/(x + q) = r/(x + s). */
export const rationalEquation: Template = {
  id: 'nonlinear-rational',
  skill: 19,
  difficulty: 'medium',
  seconds: 75,
  type: 'choice',
  ordered: true,
  context: false,
  make(draw) {
    const [p, r] = draw.distinct(2, 2, 9) as [number, number];
    const [q, s] = draw.distinct(2, -7, 7) as [number, number];
    const x = (r * q - p * s) / (p - r);
    if (q === 0 || s === 0 || !Number.isInteger(x) || x === 0 || x === -q || x === -s || Math.abs(x) > 40) return null;
    return {
      type: 'choice',
      question: `${display(`\\frac{${p}}{${linear(1, q)}}=\\frac{${r}}{${linear(1, s)}}`)}<p>What is the solution to the given equation?</p>`,
      right: tex(x),
      wrong: [
        [
          tex(fraction(r * s - p * q, p - r)),
          'multiplied-own-denominator',
          'Each numerator gets multiplied by the denominator on the other side.',
        ],
        [
          tex(-x),
          'sign-slip-dividing',
          "A sign got lost in the last steps. Put the value back into the equation and you'll see it.",
        ],
        [
          tex(fraction(s - q, p - r)),
          'forgot-to-distribute',
          'After cross multiplying, each numerator has to reach both terms of the parentheses.',
        ],
        [
          tex(-q),
          'zero-of-denominator',
          `This value makes the denominator ${tex(linear(1, q))} zero, so it can't be a solution.`,
        ],
      ],
      why: `Multiplying by both denominators gives ${tex(`${p}(${linear(1, s)})=${r}(${linear(1, q)})`)}, or ${tex(`${linear(p, p * s)}=${linear(r, r * q)}`)}. Then ${tex(`${linear(p - r, 0)}=${num(r * q - p * s)}`)} and ${tex(`x=${x}`)}.`,
      math: {
        landmarks: [[r * q - p * s, `the value of ${tex(`${linear(p - r, 0)}`)}`, "What's left to do?"]],
        starts: [`${p}(${linear(1, s)})=${r}(${linear(1, q)})`],
      },
      simpler: `Cross-multiply to clear the fractions: ${tex(`${p}(${linear(1, s)})=${r}(${linear(1, q)})`)}. Distribute on both sides. Collect the ${tex('x')} terms and you get ${tex(`x=${x}`)}.`,
      hints: [
        'What can you multiply by so there are no fractions left?',
        'Cross multiply. Which parentheses goes with each numerator?',
        'Distribute on both sides. How many terms does each side have then?',
        `Get the ${tex('x')} terms together. Does your value make a denominator zero?`,
      ],
    };
  },
};
