import { linear, quadratic, tex } from '../tex.js';
import type { Template } from '../template.js';

/** 1 divided by a sum of two fractions, as one fraction. */
export const complexFraction: Template = {
  id: 'equivalent-complex-fraction',
  skill: 18,
  difficulty: 'hard',
  seconds: 105,
  shift: 0.2,
  type: 'choice',
  context: false,
  make(draw) {
    const [p, q] = draw.distinct(2, 1, 9) as [number, number];
    const [m, n] = [draw.int(1, 5), draw.int(1, 5)];
    if (m === n && m > 1) return null;
    const product = quadratic(1, p + q, p * q);
    const sum = linear(m + n, m * q + n * p);
    const over = (top: string, bottom: string): string => tex(`\\frac{${top}}{${bottom}}`);
    return {
      type: 'choice',
      question: `<p>Which expression is equivalent to ${tex(`\\frac{1}{\\frac{${m}}{${linear(1, p)}}+\\frac{${n}}{${linear(1, q)}}}`)}, where ${tex('x\\gt 0')}?</p>`,
      right: over(product, sum),
      wrong: draw.shuffle([
        [over(sum, product), 'not-inverted', "That's just the sum on the bottom. You still have to divide one by it."],
        [
          over(product, linear(m + n, m * p + n * q)),
          'multiplied-own-denominator',
          'Each numerator has to be multiplied by the denominator of the other fraction.',
        ],
        [
          over(linear(2, p + q), String(m + n)),
          'reciprocals-added',
          "You can't flip each fraction by itself and add. Flip the whole sum.",
        ],
        [
          over(product, String(m + n)),
          'numerators-not-expanded',
          'The numerators were added without the missing factors.',
        ],
      ]),
      why: `Over the common denominator, the sum in the denominator is ${tex(`\\frac{${m === 1 ? '' : m}(${linear(1, q)})+${n === 1 ? '' : n}(${linear(1, p)})}{(${linear(1, p)})(${linear(1, q)})}=\\frac{${sum}}{(${linear(1, p)})(${linear(1, q)})}`)}. Dividing ${tex(1)} by a fraction turns the fraction over, and ${tex(`(${linear(1, p)})(${linear(1, q)})=${product}`)}.`,
      math: {
        landmarks: [
          [m + n, `how many ${tex('x')} the top of the sum has`, 'What number goes with it?'],
          [m * q + n * p, 'the number in the top of the sum', 'What is the common denominator?'],
        ],
      },
      simpler: `Add the two small fractions first. Their common denominator is ${tex(`(${linear(1, p)})(${linear(1, q)})`)} and the top becomes ${tex(`${sum}`)}. One divided by a fraction just flips it over. So the answer is ${tex(`\\frac{${product}}{${sum}}`)}.`,
      hints: [
        'Start with the sum on the bottom. What do its two fractions need before you add?',
        "What's the common denominator of those two fractions?",
        'Each top gets multiplied by something. What does each one get?',
        'The whole thing is one over a fraction. What does dividing by a fraction do?',
      ],
    };
  },
};
