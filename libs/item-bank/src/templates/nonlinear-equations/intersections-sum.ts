import { entered, linear, quadratic, signed, sum, tex } from '../tex.js';
import { aligned } from '../linear-systems/system.js';
import type { Template } from '../template.js';

/** A line and a parabola with a letter in it: the sum of the y-coordinates of their common points gives the letter. */
export const intersectionsSum: Template = {
  id: 'nonlinear-intersections-sum',
  skill: 19,
  difficulty: 'hard',
  seconds: 120,
  shift: 0.4,
  type: 'blank',
  context: false,
  make(draw) {
    const [a, m] = [draw.int(1, 3), draw.nonZero(-5, 5)];
    const [n, c] = [draw.nonZero(-9, 9), draw.nonZero(-25, 9)];
    const sumOfX = draw.nonZero(-7, 7);
    // ax² + (k − m)x + (c − n) = 0
    const k = m - a * sumOfX;
    const total = m * sumOfX + 2 * n;
    const discriminant = (k - m) ** 2 - 4 * a * (c - n);
    if (discriminant <= 0 || k === 0 || total === 0 || Math.abs(k) === Math.abs(m) || Math.abs(m) === 1 || k === sumOfX)
      return null;
    const below = (top: number, bottom: number): string => (bottom < 0 ? entered(-top, -bottom) : entered(top, bottom));
    return {
      type: 'blank',
      question: `<p>\\[${aligned([
        `y=${sum([
          [a, 'x^2'],
          [1, 'kx'],
          [c, ''],
        ])}`,
        `y=${linear(m, n)}`,
      ])}\\]</p><p>In the given system of equations, ${tex('k')} is a constant. The graphs of the equations in the ${tex('xy')}-plane intersect at two points, and the sum of the ${tex('y')}-coordinates of these points is ${tex(total)}. What is the value of ${tex('k')}?</p>`,
      answer: String(k),
      wrong: [
        [
          String(m + a * sumOfX),
          'sign-of-sum',
          'The sum of the solutions and the middle coefficient have opposite signs.',
        ],
        [
          String(-a * sumOfX),
          'like-terms-overlooked',
          `The line has an ${tex('x')} term too. It joins the middle term when you set the right sides equal.`,
        ],
        [
          below(m * m - a * (total - n), m),
          'constant-counted-once',
          "Each point has its own height on the line, so the line's constant counts twice.",
        ],
        [String(m - a * total), 'other-coordinate', `The sum you're given is for the ${tex('y')}-coordinates.`],
        [String(sumOfX), 'answered-other-quantity', `This belongs to the ${tex('x')}-coordinates of the points.`],
      ],
      why: `Let the points have the ${tex('x')}-coordinates ${tex('u')} and ${tex('v')}. Both lie on the line, so the sum of their ${tex('y')}-coordinates is ${tex(`${linear(m, 0, '(u+v)')}${signed(2 * n)}`)}. This is ${tex(total)}, so ${tex(`u+v=${sumOfX}`)}. Setting the right sides equal gives ${tex(`${quadratic(a, 0, 0)}+(k${signed(-m)})x${c === n ? '' : signed(c - n)}=0`)}, whose solutions add up to ${tex(a === 1 ? `-(k${signed(-m)})` : `-\\frac{k${signed(-m)}}{${a}}`)}. So ${tex(`k${signed(-m)}=${-a * sumOfX}`)} and ${tex(`k=${k}`)}.`,
      math: {
        landmarks: [
          [sumOfX, `the sum of the two ${tex('x')}-coordinates`, `How is that sum written with ${tex('k')}?`],
          [total - 2 * n, `the two ${tex('x')} terms together`, `So what is the sum of the ${tex('x')}-coordinates?`],
          [-a * sumOfX, `the value of ${tex(`k${signed(-m)}`)}`, `So what is ${tex('k')}?`],
        ],
      },
      simpler: `Both points are on the line, so their heights add up to ${tex(`${linear(m, 0, '(u+v)')}${signed(2 * n)}`)}. That's ${tex(`${total}`)}, so the ${tex('x')}-values add up to ${tex(`${sumOfX}`)}. Set the two equations equal and use the rule for the sum of solutions. You get ${tex(`k=${k}`)}.`,
      hints: [
        "You can't find the points yet, only sums. Which sum does the question give you?",
        `Both points are on the line. How do you write their two heights with ${tex('x')}?`,
        `Add those two heights. What does that tell you about the sum of the ${tex('x')}-values?`,
        'Set the sides equal. How do the coefficients give you the sum of the solutions?',
      ],
    };
  },
};
