import { display, linear, num, quadratic, tex } from '../tex.js';
import type { Template } from '../template.js';

/** √(ax + b) = x + c: one solution holds, the other comes in by squaring. */
export const radicalEquation: Template = {
  id: 'nonlinear-radical',
  skill: 19,
  difficulty: 'hard',
  seconds: 95,
  type: 'choice',
  context: false,
  make(draw) {
    const c = draw.nonZero(-7, 5);
    const [good, extra] = draw.distinct(2, -8, 12) as [number, number];
    // x² + (2c − a)x + c² − b = (x − good)(x − extra)
    const [a, b] = [2 * c + good + extra, c * c - good * extra];
    if (
      a === 0 ||
      Math.abs(a) > 12 ||
      b === 0 ||
      good + c <= 0 ||
      extra + c >= 0 ||
      good === -extra ||
      extra === 0 ||
      good === 0
    )
      return null;
    const both = `${tex(Math.min(good, extra))} and ${tex(Math.max(good, extra))}`;
    return {
      type: 'choice',
      question: `${display(`\\sqrt{${linear(a, b)}}=${linear(1, c)}`)}<p>What are all the solutions to the given equation?</p>`,
      right: `${tex(good)} only`,
      wrong: [
        [
          both,
          'extraneous-solution',
          `For ${tex(`x=${extra}`)}, the right side is ${tex(extra + c)}, and a square root is never negative.`,
        ],
        [
          `${tex(extra)} only`,
          'kept-extraneous-solution',
          `For ${tex(`x=${extra}`)}, the right side is ${tex(extra + c)}, and a square root is never negative.`,
        ],
        [
          `${tex(-good)} only`,
          'sign-of-solution',
          "The two sides don't match for this value, even after squaring. Look at the signs in the factors.",
        ],
      ],
      why: `Squaring gives ${tex(`${linear(a, b)}=${quadratic(1, 2 * c, c * c)}`)}, or ${tex(`${quadratic(1, 2 * c - a, c * c - b)}=0`)}, so ${tex(`x=${good}`)} or ${tex(`x=${extra}`)}. In the given equation, ${tex(`x=${good}`)} makes both sides ${tex(num(good + c))}, but ${tex(`x=${extra}`)} would make the right side negative.`,
      math: { starts: [`${quadratic(1, 2 * c - a, c * c - b)}=0`] },
      simpler: `Square both sides and you get a quadratic with two solutions, ${tex(`${good}`)} and ${tex(`${extra}`)}. But squaring can add a fake one, so test both. A square root is never negative. Only ${tex(`${good}`)} passes.`,
      hints: [
        'How do you get rid of a square root?',
        'Square both sides and get zero on one side. What quadratic do you get?',
        'Squaring can bring in a fake. How can you test each value?',
        "Can a square root be negative? What's the right side for each value?",
      ],
    };
  },
};
