import { display, entered, linear, num, quadratic, signed, tex } from '../tex.js';
import type { Template } from '../template.js';

/** √(kx + p) = x + q: the value that squaring brings in is known; what solves the equation? */
export const extraneousRoot: Template = {
  id: 'nonlinear-extraneous-root',
  skill: 19,
  difficulty: 'hard',
  seconds: 120,
  shift: 0.3,
  type: 'blank',
  context: false,
  make(draw) {
    const q = draw.nonZero(-7, 6);
    const [good, extra] = draw.distinct(2, -9, 15) as [number, number];
    const p = q * q - good * extra;
    const k = 2 * q + good + extra;
    const misses = [k, p, good, extra].includes(0) || good + q <= 0 || extra + q >= 0;
    if (misses || Math.abs(k) > 15 || Math.abs(p) > 80 || good === -extra || Math.abs(good) === 1) return null;
    return {
      type: 'blank',
      question: `${display(`\\sqrt{kx${signed(p)}}=${linear(1, q)}`)}<p>In the given equation, ${tex('k')} is a constant. Squaring both sides leads to an equation that has the solution ${tex(`x=${num(extra)}`)}, which is not a solution to the given equation. What is the solution to the given equation?</p>`,
      answer: String(good),
      wrong: [
        [String(k), 'answered-other-quantity', `This is the value of the constant ${tex('k')}.`],
        [
          String(extra),
          'extraneous-solution',
          'This value solves only the squared equation. A square root is never negative.',
        ],
        [
          entered(extra < 0 ? -(q * q + p) : q * q + p, Math.abs(extra)),
          'sign-slip-moving-term',
          'A term changed sides without changing its sign.',
        ],
        [
          String(2 * q - k - extra),
          'sign-of-coefficient',
          'The sum of the two solutions of the squared equation has the wrong sign here.',
        ],
      ],
      why: `Squaring gives ${tex(`kx${signed(p)}=${quadratic(1, 2 * q, q * q)}`)}. For ${tex(`x=${num(extra)}`)}, this is ${tex(`${num(extra)}k${signed(p)}=${(extra + q) ** 2}`)}, so ${tex(`k=${num(k)}`)}. The squared equation is then ${tex(`${quadratic(1, 2 * q - k, q * q - p)}=0`)}, or ${tex(`(${linear(1, -good)})(${linear(1, -extra)})=0`)}. Its other solution, ${tex(`x=${num(good)}`)}, makes both sides of the given equation ${tex(good + q)}.`,
      math: {
        landmarks: [
          [k, `the value of ${tex('k')}`, 'Which equation do you get with it?'],
          [
            (extra + q) ** 2,
            `the right side when you square it at ${tex(`x=${num(extra)}`)}`,
            `What does that say about ${tex('k')}?`,
          ],
          [good * extra, 'the product of both solutions of the squared equation', "What's the other solution?"],
        ],
      },
      simpler: `Square both sides. You know ${tex(`x=${num(extra)}`)} solves that, so put it in to find ${tex(`k=${num(k)}`)}. Now the squared equation has two solutions. One is the fake one. The other, ${tex(`${num(good)}`)}, is the real one.`,
      hints: [
        "Square both sides. What's the equation then?",
        'The fake solution still fits the squared equation. What can you find with it?',
        `Now you know ${tex('k')}. What does the squared equation look like with zero on one side?`,
        "You know one solution of it. What's the other, and does it pass the test?",
      ],
    };
  },
};
