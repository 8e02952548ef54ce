import { display, entered, fraction, linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** |ax + b| = c: the sum of the two solutions. */
export const absoluteValue: Template = {
  id: 'nonlinear-absolute',
  skill: 19,
  difficulty: 'medium',
  seconds: 70,
  type: 'blank',
  context: false,
  make(draw) {
    const a = draw.int(2, 5);
    const [one, other] = draw.distinct(2, -9, 9) as [number, number];
    const twiceB = -a * (one + other);
    if (twiceB % 2 !== 0 || twiceB === 0) return null;
    const [b, c] = [twiceB / 2, Math.abs((a * (one - other)) / 2)];
    if (!Number.isInteger(c) || Math.abs(b) > 20) return null;
    const sum = one + other;
    return {
      type: 'blank',
      question: `${display(`|${linear(a, b)}|=${c}`)}<p>What is the sum of the solutions to the given equation?</p>`,
      answer: String(sum),
      wrong: [
        [
          String(Math.max(one, other)),
          'only-one-case',
          'This is one of the two solutions. The inside can be negative too.',
        ],
        [String(Math.min(one, other)), 'only-one-case', 'This is one of the two solutions, not their sum.'],
        [
          '0',
          'opposite-solutions',
          `The solutions are opposites only when there's no number next to ${tex('ax')} inside.`,
        ],
        [
          entered(2 * b, a),
          'sign-slip-moving-term',
          `Moving ${tex(num(b))} to the other side changes its sign in both cases.`,
        ],
      ],
      why: `Either ${tex(`${linear(a, b)}=${c}`)}, so ${tex(`x=${fraction(c - b, a)}`)}, or ${tex(`${linear(a, b)}=-${c}`)}, so ${tex(`x=${fraction(-c - b, a)}`)}. The sum is ${tex(sum)}.`,
      math: {
        landmarks: [
          [one, 'one of the two solutions', "What's the other one?"],
          [other, 'one of the two solutions', "What's the other one?"],
        ],
      },
      simpler: `What's inside can be ${tex(`${c}`)} or ${tex(`-${c}`)}. Solve both: you get ${tex(`${fraction(c - b, a)}`)} and ${tex(`${fraction(-c - b, a)}`)}. The question wants the sum, so add them: ${tex(`${sum}`)}.`,
      hints: [
        'Which two values can the inside of the bars have?',
        "Write one equation for each case. What's on the right in the second one?",
        `Solve both equations. What do you get for ${tex('x')} each time?`,
        "You've got two solutions. What does the question want you to do with them?",
      ],
    };
  },
};
