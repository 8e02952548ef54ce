import { coefficient, display, fraction, gcd, num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** p(ax ± b) = q(x ± c), with letters only: when does it have no solution? */
export const noSolutionCondition: Template = {
  id: 'linear-one-no-solution-condition',
  skill: 12,
  difficulty: 'hard',
  seconds: 105,
  shift: 0.2,
  type: 'choice',
  context: false,
  make(draw) {
    const [p, q] = draw.distinct(2, 2, 9) as [number, number];
    const [signB, signC] = [draw.pick([1, -1]), draw.pick([1, -1])];
    if (gcd(p, q) !== 1) return null;
    const slope = (top: number, bottom: number, sign = '='): string => tex(`a${sign}${fraction(top, bottom)}`);
    const constant = (top: number, bottom: number, sign = '\\ne '): string => tex(`b${sign}${fraction(top, bottom)}c`);
    const ratio = signB * signC * q;
    const plus = (sign: number): string => (sign > 0 ? '+' : '-');
    return {
      type: 'choice',
      question: `${display(`${p}(ax${plus(signB)}b)=${q}(x${plus(signC)}c)`)}<p>In the given equation, ${tex('a')}, ${tex('b')}, and ${tex('c')} are constants. The equation has no solution. Which of the following must be true?</p>`,
      right: `${slope(q, p)} and ${constant(ratio, p)}`,
      wrong: draw.shuffle([
        [
          `${slope(q, p)} and ${constant(ratio, p, '=')}`,
          'infinitely-many-for-none',
          `Then the two sides would be the same expression, and every value of ${tex('x')} would be a solution.`,
        ],
        [
          `${slope(q, p, '\\ne ')} and ${constant(ratio, p, '=')}`,
          'one-solution-for-none',
          `Then the ${tex('x')} terms wouldn't cancel, and the equation would have exactly one solution.`,
        ],
        [
          `${slope(q, p)} and ${constant(-ratio, p)}`,
          'sign-of-constant',
          `Expand both sides and compare the constant terms with their signs: the sign before ${tex('b')} or ${tex('c')} got lost.`,
        ],
        [
          `${slope(p, q)} and ${constant((ratio / q) * p, q)}`,
          'inverted-ratio',
          `Each number multiplies its own side. Here the two traded places.`,
        ],
      ]),
      why: `Expanding gives ${tex(`${p}ax${plus(signB)}${p}b=${q}x${plus(signC)}${q}c`)}. There is no solution when the terms with ${tex('x')} are equal on both sides and the constant terms are not: ${tex(`${p}a=${q}`)}, but ${tex(`${coefficient(signB * p)}b\\ne ${num(signC * q)}c`)}.`,
      simpler: `No solution means the ${tex('x')} terms match, but the plain parts don't. After you distribute, the ${tex('x')} terms say ${tex(`${p}a=${q}`)}. The plain parts have to be different. Both conditions have to be in your choice.`,
      hints: [
        `No solution means ${tex('x')} drops out. Which side would you expand first?`,
        'Expand both sides. What does each letter get multiplied by?',
        `For ${tex('x')} to drop out, what has to be true of its two coefficients?`,
        `Now look at the parts without ${tex('x')}. Should they match or be different?`,
      ],
    };
  },
};
