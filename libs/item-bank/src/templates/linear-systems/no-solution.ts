import { entered, fraction, gcd, num, sum, tex } from '../tex.js';
import type { Template } from '../template.js';
import { row, systemDisplay } from './system.js';

/** A coefficient k that leaves a system without a solution. */
export const noSolution: Template = {
  id: 'systems-no-solution',
  skill: 15,
  difficulty: 'hard',
  seconds: 95,
  type: 'blank',
  context: false,
  make(draw) {
    const [a, b] = [draw.int(2, 9), draw.nonZero(-9, 9)];
    const d = draw.nonZero(-12, 12);
    const c = draw.nonZero(-15, 15);
    const e = draw.nonZero(-25, 25);
    const right = draw.int(2, 6);
    // The second equation is (k + right)x + dy = e once its terms are on one side.
    const product = a * d;
    const key = product - right * b;
    if (Math.abs(b) < 2 || gcd(a, b) > 1 || Math.abs(d) < 2 || d === b || b * e === c * d || key === 0) return null;
    const denominator = Math.abs(b);
    const top = b > 0 ? key : -key;
    const shown = entered(top, denominator);
    const decimal = top / denominator;
    const exact = String(decimal).length <= (decimal < 0 ? 6 : 5);
    const fractional = shown.includes('/');
    if (
      Math.abs(top) > 40 ||
      denominator > 6 ||
      shown.length > (shown.startsWith('-') ? 6 : 5) ||
      (!fractional && Math.abs(decimal) < 2)
    )
      return null;
    const slips = [
      [b > 0 ? product : -product, denominator],
      [b > 0 ? -product - right * b : product + right * b, denominator],
      [a * b - right * d, d],
    ] as const;
    const fractionTex = shown.replace(/^(-?)(\d+)\/(\d+)$/, '$1\\frac{$2}{$3}');
    return {
      type: 'blank',
      question: `${systemDisplay([
        row([a, b, c]),
        `${sum([
          [1, 'kx'],
          [d, 'y'],
        ])}=${num(e)}-${right}x`,
      ])}<p>In the given system of equations, ${tex('k')} is a constant. The system has no solution. What is the value of ${tex('k')}?</p>`,
      answer: fractional && exact ? `${shown},${decimal}` : shown,
      wrong: [
        [
          entered(slips[0][0], slips[0][1]),
          'like-terms-overlooked',
          `This is the whole coefficient of ${tex('x')} in the second equation, ${tex(`k+${right}`)}.`,
        ],
        [entered(slips[1][0], slips[1][1]), 'slope-sign', 'The slopes of the two lines must be equal, not opposite.'],
        [
          entered(slips[2][0] * Math.sign(d), Math.abs(slips[2][1])),
          'inverted-ratio',
          `The ratio of the coefficients of ${tex('y')} was used the wrong way around.`,
        ],
        [
          entered(top + 2 * right * denominator, denominator),
          'sign-slip-moving-term',
          `The term ${tex(`-${right}x`)} was moved to the left but kept its sign.`,
        ],
      ],
      why: `The second equation is ${tex(`(k+${right})x${d > 0 ? '+' : ''}${sum([[d, 'y']])}=${num(e)}`)}. The lines are parallel when the coefficients are in proportion: ${tex(`\\frac{k+${right}}{${a}}=\\frac{${d}}{${b}}`)}. So ${tex(`k=${fraction(product, b)}-${right}=${fractionTex}`)}. The constants ${tex(c)} and ${tex(e)} are not in this proportion, so the lines do not coincide.`,
      math: { landmarks: [[`${product}/${b}`, `the value of ${tex(`k+${right}`)}`, `So what is ${tex('k')}?`]] },
      simpler: `No solution means the lines are parallel. First move ${tex(`${right}x`)} over, so the second line starts with ${tex(`(k+${right})x`)}. Now the ${tex('x')} and ${tex('y')} numbers have to have the same ratio in both lines. That gives ${tex(`k=${fractionTex}`)}.`,
      hints: [
        'No solution means the lines never meet. What kind of lines are those?',
        `Get every ${tex('x')} and ${tex('y')} of the second equation on one side. What's the ${tex('x')} term now?`,
        'Parallel lines have matching ratios. Which two ratios should be equal?',
        `Set the ${tex('x')} ratio equal to the ${tex('y')} ratio. What's left to do to get ${tex('k')}?`,
      ],
    };
  },
};
