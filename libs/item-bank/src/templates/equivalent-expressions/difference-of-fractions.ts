import { linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** p/(x + q) − r/(x + s) as a single fraction. */
export const differenceOfFractions: Template = {
  id: 'equivalent-fractions',
  skill: 18,
  difficulty: 'hard',
  seconds: 90,
  type: 'choice',
  context: false,
  make(draw) {
    const [p, r] = draw.distinct(2, 2, 9) as [number, number];
    const [q, s] = draw.distinct(2, -6, 6) as [number, number];
    if (q === 0 || s === 0) return null;
    const bottom = `(${linear(1, q)})(${linear(1, s)})`;
    const over = (slope: number, constant: number, denominator = bottom): string =>
      tex(`\\frac{${linear(slope, constant)}}{${denominator}}`);
    const constant = p * s - r * q;
    if (constant === 0) return null;
    return {
      type: 'choice',
      question: `<p>Which expression is equivalent to ${tex(`\\frac{${p}}{${linear(1, q)}}-\\frac{${r}}{${linear(1, s)}}`)}, where ${tex(`x\\ne ${num(-q)}`)} and ${tex(`x\\ne ${num(-s)}`)}?</p>`,
      right: over(p - r, constant),
      wrong: [
        [
          over(p - r, p * s + r * q),
          'subtracted-first-term-only',
          `The minus sign has to reach both terms of ${tex(`${r}(${linear(1, q)})`)}.`,
        ],
        [
          over(p - r, p * q - r * s),
          'multiplied-own-denominator',
          'Each top gets multiplied by the other denominator, not by its own.',
        ],
        [
          tex(`\\frac{${num(p - r)}}{${bottom}}`),
          'numerators-not-expanded',
          'The numerators were subtracted without being multiplied by the missing factors.',
        ],
        [
          tex(`\\frac{${num(p - r)}}{${num(q - s)}}`),
          'subtracted-across',
          "You can't subtract fractions top from top and bottom from bottom.",
        ],
      ],
      why: `With the common denominator ${tex(bottom)}, the numerator is ${tex(`${p}(${linear(1, s)})-${r}(${linear(1, q)})=${linear(p - r, constant)}`)}.`,
      math: {
        landmarks: [
          [p - r, `how many ${tex('x')} are left on top`, 'What number is left on top?'],
          [p * s, 'the number from the first fraction', 'What number comes from the second one?'],
          [constant, "the number that's left on top", `How many ${tex('x')} are there?`],
        ],
      },
      simpler: `Give both fractions the same bottom, ${tex(`${bottom}`)}. Then the top is ${tex(`${p}(${linear(1, s)})-${r}(${linear(1, q)})`)}. Watch the minus sign: it goes to both terms. You get ${tex(`${linear(p - r, constant)}`)} on top.`,
      hints: [
        'Before you subtract fractions, what do they need to have in common?',
        'The common denominator is both bottoms multiplied. What does each top get multiplied by?',
        'Expand both tops before you combine. What do you get for each?',
        'The whole second top gets subtracted. What happens to the signs of its terms?',
      ],
    };
  },
};
