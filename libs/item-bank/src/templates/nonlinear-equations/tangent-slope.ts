import { num, quadratic, signed, tex } from '../tex.js';
import { aligned } from '../linear-systems/system.js';
import type { Template } from '../template.js';

/** y = kx + m touches a parabola: two slopes are possible, and the sign of k decides. */
export const tangentSlope: Template = {
  id: 'nonlinear-tangent-slope',
  skill: 19,
  difficulty: 'hard',
  seconds: 115,
  shift: 0.2,
  type: 'blank',
  context: false,
  make(draw) {
    const [p, e] = [draw.int(1, 4), draw.int(2, 6)];
    const q = draw.nonZero(-9, 9);
    const m = draw.nonZero(-30, 12);
    const side = draw.pick([1, -1]);
    const r = m + p * e * e;
    const key = q + side * 2 * p * e;
    if (Math.abs(q) >= 2 * p * e || r === 0 || Math.abs(key) < 2) return null;
    return {
      type: 'blank',
      question: `<p>\\[${aligned([`y=kx${signed(m)}`, `y=${quadratic(p, q, r)}`])}\\]</p><p>In the given system of equations, ${tex('k')} is a ${side > 0 ? 'positive' : 'negative'} constant. The graphs of the equations in the ${tex('xy')}-plane intersect at exactly one point. What is the value of ${tex('k')}?</p>`,
      answer: String(key),
      wrong: [
        [
          String(q - side * 2 * p * e),
          'sign-of-root',
          `This value gives exactly one shared point too, but check what the question says about ${tex('k')}.`,
        ],
        [
          String(side * 2 * p * e),
          'like-terms-overlooked',
          `When you set the two sides equal, both of them have an ${tex('x')} term.`,
        ],
        [String(-q + side * 2 * p * e), 'sign-slip-moving-term', 'A term changed sides without changing its sign.'],
        [
          String(q + side * p * e),
          'discriminant-without-four',
          'The discriminant has four times the first coefficient times the constant term.',
        ],
      ],
      why: `Setting the expressions equal gives ${tex(`${quadratic(p, 0, 0)}+(${num(q)}-k)x${signed(r - m)}=0`)}. There is exactly one point of intersection when the discriminant is zero: ${tex(`(${num(q)}-k)^2-4\\cdot ${p}\\cdot ${num(r - m)}=0`)}, so ${tex(`(${num(q)}-k)^2=${num(4 * p * (r - m))}`)}. Then ${tex(`${num(q)}-k`)} is ${tex(2 * p * e)} or ${tex(-2 * p * e)}, and ${tex('k')} is ${tex(q - 2 * p * e)} or ${tex(q + 2 * p * e)}. Only ${tex(key)} is ${side > 0 ? 'positive' : 'negative'}.`,
      math: {
        landmarks: [
          [
            4 * p * (r - m),
            `the value of ${tex(`(${num(q)}-k)^2`)}`,
            `Which two numbers can ${tex(`${num(q)}-k`)} be?`,
          ],
          [2 * p * e, `a value that ${tex(`${num(q)}-k`)} can have`, `So what can ${tex('k')} be?`],
          [q - side * 2 * p * e, `the other value of ${tex('k')} that gives one point`, 'Which one fits the question?'],
        ],
      },
      simpler: `One crossing means the discriminant is zero. Set the two equations equal, and the middle number is ${tex(`${num(q)}-k`)}. Its square has to be ${tex(`${num(4 * p * (r - m))}`)}. That gives two values for ${tex('k')}, and only ${tex(`${key}`)} is ${side > 0 ? 'positive' : 'negative'}.`,
      hints: [
        "What's true of the two right sides at a point on both graphs?",
        `Move everything to one side. Which terms have a plain ${tex('x')} in them?`,
        'One shared point means one solution. What does the discriminant have to be?',
        `Undoing the square gives two values. What does the question say about the sign of ${tex('k')}?`,
      ],
    };
  },
};
