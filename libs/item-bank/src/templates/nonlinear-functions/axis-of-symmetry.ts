import { entered, fraction, linear, tex } from '../tex.js';
import type { Template } from '../template.js';

/** a(x − p)(x − q): where the least or greatest value is reached. */
export const axisOfSymmetry: Template = {
  id: 'nonfunction-axis',
  skill: 20,
  difficulty: 'medium',
  seconds: 70,
  type: 'blank',
  context: false,
  make(draw) {
    const a = draw.pick([1, 2, 3, -1, -2, -3]);
    const [p, q] = draw.distinct(2, -12, 12) as [number, number];
    const sum = p + q;
    if (p === 0 || q === 0 || sum === 0) return null;
    const answer = entered(sum, 2);
    const front = a === 1 ? '' : a === -1 ? '-' : String(a);
    return {
      type: 'blank',
      question: `<p>The function ${tex('f')} is defined by ${tex(`f(x)=${front}(${linear(1, -p)})(${linear(1, -q)})`)}. For what value of ${tex('x')} does ${tex('f(x)')} reach its ${a > 0 ? 'minimum' : 'maximum'}?</p>`,
      answer: sum % 2 === 0 ? answer : `${answer},${sum / 2}`,
      wrong: [
        [
          entered(-sum, 2),
          'sign-of-solution',
          `The factors are zero at ${tex(p)} and ${tex(q)}, not at their opposites.`,
        ],
        [String(sum), 'sum-for-mean', 'This is the sum of the two zeros. The axis is halfway between them.'],
        [
          entered(p - q, 2),
          'difference-for-mean',
          'Half the difference tells you how far the zeros are from the axis, not where it is.',
        ],
        [String(p), 'zero-for-vertex', `At this value, ${tex('f(x)')} is zero.`],
        [String(q), 'zero-for-vertex', `At this value, ${tex('f(x)')} is zero.`],
      ],
      why: `The zeros of ${tex('f')} are ${tex(p)} and ${tex(q)}. A parabola is symmetric, so its vertex lies halfway between them, at ${tex(`\\frac{${p}+${q < 0 ? `(${q})` : q}}{2}=${fraction(sum, 2)}`)}.`,
      math: {
        landmarks: [
          [p, 'one of the zeros', "What's the other one?"],
          [q, 'one of the zeros', "What's the other one?"],
          [sum, 'the sum of the zeros', 'What point is halfway between them?'],
        ],
      },
      simpler: `The curve hits zero at ${tex(`${p}`)} and ${tex(`${q}`)}. A parabola is the same on both sides. So its ${a > 0 ? 'lowest' : 'highest'} point is halfway between them. Add them and take half: ${tex(`${fraction(sum, 2)}`)}.`,
      hints: [
        `For which two ${tex('x')}-values is the function zero?`,
        "A parabola looks the same on both sides. Where's its mirror line?",
        "So where's the vertex compared to those two zeros?",
        'How do you find the number halfway between them?',
      ],
    };
  },
};
