import { num, signed, tex } from '../tex.js';
import type { Template } from '../template.js';
import { systemDisplay } from './system.js';

/** ax + by = c and bx + ay = d with a known solution: a² − b² from the sum and the difference of the equations. */
export const exchangedConstants: Template = {
  id: 'systems-exchanged-constants',
  skill: 15,
  difficulty: 'hard',
  seconds: 115,
  shift: 0.2,
  type: 'blank',
  context: false,
  make(draw) {
    const [a, b] = draw.distinct(2, -8, 9) as [number, number];
    const [p, q] = draw.distinct(2, -6, 8) as [number, number];
    const [c, d] = [a * p + b * q, b * p + a * q];
    const key = a * a - b * b;
    const zeros = [a, b, p, q, c, d, a + b, p + q];
    if (zeros.includes(0) || Math.abs(a - b) === 1 || Math.abs(a + b) === 1) return null;
    return {
      type: 'blank',
      question: `${systemDisplay([`ax+by=${num(c)}`, `bx+ay=${num(d)}`])}<p>In the given system of equations, ${tex('a')} and ${tex('b')} are constants. The solution to the system is ${tex(`(${p},${q})`)}. What is the value of ${tex('a^2-b^2')}?</p>`,
      answer: String(key),
      wrong: [
        [String(a + b), 'stopped-early', "That's only one of two factors. The difference of squares is made of both."],
        [String((a - b) ** 2), 'square-of-difference', `The square of a difference isn't the difference of squares.`],
        [String(a * a + b * b), 'sign-of-square', 'The two squares were added here.'],
        [
          String(c - d),
          'right-sides-for-constants',
          "The right sides depend on the solution too, so they aren't just about the constants.",
        ],
      ],
      why: `Put ${tex(`x=${p}`)} and ${tex(`y=${q}`)} into both equations. Adding them gives ${tex(`(a+b)(${p}${signed(q)})=${c + d}`)}, so ${tex(`a+b=${a + b}`)}. Subtracting the second from the first gives ${tex(`(a-b)(${p}${signed(-q)})=${c - d}`)}, so ${tex(`a-b=${a - b}`)}. Then ${tex(`a^2-b^2=(a+b)(a-b)=${key}`)}.`,
      math: {
        landmarks: [
          [a + b, `the value of ${tex('a+b')}`, `What is ${tex('a-b')}?`],
          [a - b, `the value of ${tex('a-b')}`, `What is ${tex('a+b')}?`],
          [a, `the value of ${tex('a')}`, `What is ${tex('b')}?`],
          [b, `the value of ${tex('b')}`, `What is ${tex('a')}?`],
        ],
      },
      simpler: `Put the solution into both equations. Add them to find ${tex(`a+b=${a + b}`)}. Subtract them to find ${tex(`a-b=${a - b}`)}. And ${tex('a^2-b^2')} is just those two multiplied: ${tex(`${key}`)}.`,
      hints: [
        'You know the solution. What do both equations look like with it put in?',
        'The constants trade places. What happens when you add the equations, or subtract them?',
        'A difference of two squares is a product. Which two factors make it up?',
        "You only need the sum and the difference of the constants. What's each one?",
      ],
    };
  },
};
