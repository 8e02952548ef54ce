import { linear, tex } from '../tex.js';
import type { Template } from '../template.js';

/** Least or greatest value of a(x − h)² + k. */
export const vertexForm: Template = {
  id: 'nonfunction-vertex',
  skill: 20,
  difficulty: 'easy',
  seconds: 55,
  shift: 0.2,
  type: 'choice',
  ordered: true,
  context: false,
  make(draw) {
    const a = draw.int(2, 6) * draw.pick([1, -1]);
    const [h, k] = [draw.nonZero(-9, 9), draw.nonZero(-15, 15)];
    if (Math.abs(h) === Math.abs(k) || Math.abs(a) === Math.abs(k)) return null;
    const kind = a > 0 ? 'minimum' : 'maximum';
    return {
      type: 'choice',
      question: `<p>The function ${tex('f')} is defined by ${tex(`f(x)=${a}(${linear(1, -h)})^2${k > 0 ? '+' : ''}${k}`)}. What is the ${kind} value of ${tex('f(x)')}?</p>`,
      right: tex(k),
      wrong: [
        [tex(-k), 'sign-of-value', 'The number after the square has the wrong sign here.'],
        [tex(h), 'answered-other-coordinate', `This is the value of ${tex('x')} at which the ${kind} is reached.`],
        [
          tex(-h),
          'answered-other-coordinate',
          `This comes from inside the parentheses. That tells you where the ${kind} is, not how big it is.`,
        ],
        [tex(a), 'coefficient-for-value', 'This is the number in front of the square.'],
      ],
      why: `A square is never negative, so ${tex(`${a}(${linear(1, -h)})^2`)} is never ${a > 0 ? 'less' : 'greater'} than ${tex(0)}, and it is ${tex(0)} for ${tex(`x=${h}`)}. There, ${tex('f(x)')} has its ${kind} value, ${tex(k)}.`,
      math: { landmarks: [[h, `the value of ${tex('x')} at the vertex`, "What's the value of the function there?"]] },
      simpler: `A square is never negative. So the ${kind} comes where the square is zero, at ${tex(`x=${h}`)}. Then only the number at the end is left: ${tex(`${k}`)}.`,
      hints: [
        "What's the smallest a square can ever be?",
        `Which ${tex('x')} makes the square zero?`,
        "When the square is zero, what's left of the function?",
        'Does the number in front make this a lowest or a highest point?',
      ],
    };
  },
};
