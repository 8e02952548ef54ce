import { accepted, display, entered, gcd, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** mrx² + (msb + rna)x + nsab = 0: product or sum of the solutions in terms of a and b. */
export const literalCoefficients: Template = {
  id: 'nonlinear-literal-coefficients',
  skill: 19,
  difficulty: 'hard',
  seconds: 105,
  shift: 0.3,
  type: 'blank',
  context: false,
  make(draw) {
    const [m, r] = [draw.int(1, 7), draw.int(2, 7)];
    const [n, s] = [draw.int(1, 9), draw.int(1, 9) * draw.pick([1, 1, -1])];
    const lead = m * r;
    if (gcd(m, n) !== 1 || gcd(r, s) !== 1 || gcd(n * s, lead) === lead || lead < 4 || Math.abs(n * s) === lead)
      return null;
    const ofSum = draw.chance(0.3);
    const middle = sum([
      [r * n, 'a'],
      [m * s, 'b'],
    ]);
    const value = ofSum ? ([-1, lead] as const) : ([n * s, lead] as const);
    if (ofSum && gcd(r * n, m * s) !== 1) return null;
    const equation = `${lead}x^2+(${middle})x${n * s > 0 ? '+' : ''}${sum([[n * s, 'ab']])}=0`;
    const below = (top: number, bottom: number): string => (bottom < 0 ? entered(-top, -bottom) : entered(top, bottom));
    return {
      type: 'blank',
      question: `${display(equation)}<p>In the given equation, ${tex('a')} and ${tex('b')} are positive constants. The ${ofSum ? 'sum' : 'product'} of the solutions to the equation is ${tex(ofSum ? `k(${middle})` : 'kab')}, where ${tex('k')} is a constant. What is the value of ${tex('k')}?</p>`,
      answer: accepted(...value),
      wrong: ofSum
        ? [
            [below(n * s, lead), 'product-for-sum', 'This belongs to the product of the solutions.'],
            [String(-lead), 'inverted-ratio', 'The fraction of coefficients is upside down here.'],
            [
              '-1',
              'leading-coefficient-ignored',
              `Expand ${tex('(x-u)(x-v)')}, whose zeros are ${tex('u')} and ${tex('v')}, and compare its first coefficient with the given one.`,
            ],
          ]
        : [
            [
              String(n * s),
              'leading-coefficient-ignored',
              `Expand ${tex('(x-u)(x-v)')}, whose zeros are ${tex('u')} and ${tex('v')}, and compare its first coefficient with the given one.`,
            ],
            [below(lead, n * s), 'inverted-ratio', 'The fraction of coefficients is upside down here.'],
            [below(-1, lead), 'sum-for-product', 'This belongs to the sum of the solutions.'],
          ],
      why: `If ${tex('u')} and ${tex('v')} are the solutions, the left side is ${tex(`${lead}(x-u)(x-v)=${lead}x^2-${lead}(u+v)x+${lead}uv`)}. Comparing the ${ofSum ? `terms in ${tex('x')} gives ${tex(`-${lead}(u+v)=${middle}`)}, so ${tex(`u+v=-\\frac{1}{${lead}}(${middle})`)}` : `constant terms gives ${tex(`${lead}uv=${sum([[n * s, 'ab']])}`)}, so ${tex(`uv=${entered(n * s, lead).replace(/^(-?)(\d+)\/(\d+)$/, '$1\\frac{$2}{$3}')}ab`)}`}.`,
      math: { landmarks: [[n * s, 'the number in the last coefficient', 'What do you divide it by?']] },
      simpler: `For any quadratic, the ${ofSum ? 'sum of the solutions is minus the middle number over the first one' : 'product of the solutions is the last number over the first one'}. The letters just come along. Here that's ${ofSum ? `${tex(`-\\frac{1}{${lead}}`)} times what's in the parentheses` : `${tex(`\\frac{${n * s}}{${lead}}`)} times ${tex('ab')}`}.`,
      hints: [
        "You don't need the solutions one by one. What does the question ask about them?",
        'Which rule gets that straight from the coefficients of a quadratic?',
        'Treat each coefficient as one block, letters and all. Which blocks does the rule use?',
        'Which coefficient do you divide by, and does the sign change?',
      ],
    };
  },
};
