import { display, num, signed, tex } from '../tex.js';
import type { Template } from '../template.js';

/** x(kx − p) = −q has no real solution, or two: the least or greatest whole k. */
export const integerBound: Template = {
  id: 'nonlinear-integer-bound',
  skill: 19,
  difficulty: 'hard',
  seconds: 110,
  shift: 0.2,
  type: 'blank',
  context: false,
  make(draw) {
    const [p, q] = [2 * draw.int(3, 28) * draw.pick([1, -1]), draw.int(2, 24)];
    const none = draw.chance(0.6);
    const bound = (p * p) / (4 * q);
    const past = (limit: number): number => (none ? Math.floor(limit) + 1 : Math.ceil(limit) - 1);
    const key = past(bound);
    if (key < 3 || bound > 150 || key === q || (!Number.isInteger(bound) && draw.chance(0.5))) return null;
    return {
      type: 'blank',
      question: `${display(`x(kx${signed(p)})=-${q}`)}<p>In the given equation, ${tex('k')} is an integer constant. The equation has ${none ? 'no real solution' : 'two distinct real solutions'}. What is the ${none ? 'least' : 'greatest'} possible value of ${tex('k')}?</p>`,
      answer: String(key),
      wrong: [
        [
          String(none ? key - 1 : key + 1),
          'boundary-included',
          "With this value, the discriminant doesn't have the sign you need.",
        ],
        [
          String(past((p * p) / q)),
          'discriminant-without-four',
          'The discriminant has four times the first coefficient times the constant term.',
        ],
        [
          String(past((p * p) / (2 * q))),
          'discriminant-with-two',
          'The discriminant has four times, not two times, the first coefficient times the constant term.',
        ],
      ],
      why: `Expanding and bringing everything to one side gives ${tex(`kx^2${signed(p)}x+${q}=0`)}. Its discriminant is ${tex(`${p < 0 ? `(${p})` : p}^2-4k\\cdot ${q}=${num(p * p)}-${4 * q}k`)}. ${none ? 'There is no real solution when it is negative' : 'There are two distinct real solutions when it is positive'}: ${tex(`${4 * q}k${none ? '\\gt ' : '\\lt '}${num(p * p)}`)}, so ${tex(`k${none ? '\\gt ' : '\\lt '}${Number.isInteger(bound) ? bound : `\\frac{${num(p * p)}}{${4 * q}}`}`)}. The ${none ? 'least' : 'greatest'} integer that fulfills this is ${tex(key)}.`,
      math: {
        landmarks: [
          [p * p, 'the square of the middle coefficient', 'What is the whole discriminant?'],
          [4 * q, `how many ${tex('k')} there are in the discriminant`, 'What does the discriminant have to be?'],
        ],
        starts: [`kx^2${signed(p)}x+${q}=0`],
      },
      simpler: `Bring everything to one side: ${tex(`kx^2${signed(p)}x+${q}=0`)}. The discriminant is ${tex(`${num(p * p)}-${4 * q}k`)}. It has to be ${none ? 'negative, so nothing solves it' : 'positive, so there are two solutions'}. The ${none ? 'first' : 'last'} whole number that works is ${tex(`${key}`)}.`,
      hints: [
        'Multiply it out and get zero on one side. What does it look like?',
        'Which number tells you how many real solutions a quadratic has?',
        `Write the discriminant with ${tex('k')} in it. Should it be positive or negative here?`,
        `Solve that for ${tex('k')}. Is the boundary itself allowed?`,
      ],
    };
  },
};
