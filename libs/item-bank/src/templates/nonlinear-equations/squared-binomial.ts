import { display, linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** (x + a)² = b²: the positive of the two solutions. */
export const squaredBinomial: Template = {
  id: 'nonlinear-square',
  skill: 19,
  difficulty: 'easy',
  seconds: 55,
  type: 'blank',
  context: false,
  make(draw) {
    const a = draw.nonZero(-9, 9);
    const b = draw.int(3, 12);
    const [high, low] = [b - a, -b - a];
    // One solution of each sign, so that "the positive solution" is one.
    if (high <= 0 || low >= 0 || high === -low) return null;
    return {
      type: 'blank',
      question: `${display(`(${linear(1, a)})^2=${b * b}`)}<p>What is the positive solution to the given equation?</p>`,
      answer: String(high),
      wrong: [
        [
          String(b),
          'forgot-to-move-constant',
          `This is the square root of ${tex(b * b)}. You still have to deal with the ${tex(num(a))} next to ${tex('x')}.`,
        ],
        [String(low), 'answered-other-solution', 'This is the negative solution.'],
        [String(b + a), 'sign-slip-moving-term', `Moving ${tex(num(a))} to the other side changes its sign.`],
        [
          String(b * b - a),
          'forgot-square-root',
          `The square is gone here, but nobody took the square root of ${tex(b * b)}.`,
        ],
      ],
      why: `Taking square roots gives ${tex(`${linear(1, a)}=${b}`)} or ${tex(`${linear(1, a)}=-${b}`)}, so ${tex(`x=${high}`)} or ${tex(`x=${low}`)}. The positive solution is ${tex(high)}.`,
      math: {
        landmarks: [
          [b, 'the positive square root', 'What do you do with it next?'],
          [low, 'the negative solution', 'Which one does the question ask for?'],
        ],
      },
      simpler: `Undo the square first. So ${tex(`${linear(1, a)}`)} is ${tex(`${b}`)} or ${tex(`-${b}`)}. Then move the ${tex(`${num(a)}`)} over. You get ${tex(`${high}`)} and ${tex(`${low}`)}, and the positive one is ${tex(`${high}`)}.`,
      hints: [
        'The left side is a square. How do you undo a square?',
        'Which two numbers have that square, one positive and one negative?',
        'Each one gives you a small equation. What are the two equations?',
        'Solve both. Which of the two results has the sign you need?',
      ],
    };
  },
};
