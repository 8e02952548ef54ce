import { gcd, sum, tex } from '../tex.js';
import type { Template } from '../template.js';
import { systemDisplay } from './system.js';

/** Coefficients and right sides are letters: x as an expression in them. */
export const letterSolution: Template = {
  id: 'systems-letter-solution',
  skill: 15,
  difficulty: 'hard',
  seconds: 110,
  shift: 0.1,
  type: 'choice',
  context: false,
  make(draw) {
    const [p1, p2] = [draw.int(1, 5), draw.int(1, 5)];
    const [q1, q2] = draw.distinct(2, 1, 5) as [number, number];
    const bottom = p1 * q2 + p2 * q1;
    if (gcd(q1, q2) !== 1 || p1 === p2) return null;
    const over = (first: number, second: number, below: number): string =>
      tex(
        `\\frac{${sum([
          [first, 'm'],
          [second, 'n'],
        ])}}{${sum([[below, 'a']])}}`,
      );
    const equation = (x: number, y: number, right: string): string =>
      `${sum([
        [x, 'ax'],
        [y, 'by'],
      ])}=${right}`;
    return {
      type: 'choice',
      question: `${systemDisplay([equation(p1, q1, 'm'), equation(p2, -q2, 'n')])}<p>In the given system of equations, ${tex('a')}, ${tex('b')}, ${tex('m')}, and ${tex('n')} are nonzero constants. Which expression is equivalent to ${tex('x')}?</p>`,
      right: over(q2, q1, bottom),
      wrong: draw.shuffle([
        [
          over(q1, q2, bottom),
          'multipliers-exchanged',
          `Done that way, the ${tex('y')} terms don't cancel. Each equation needs the other one's coefficient.`,
        ],
        [over(q2, -q1, bottom), 'subtracted-one-side', 'The left sides were added and the right sides subtracted.'],
        [over(1, 1, p1 + p2), 'added-without-multiplying', `If you just add them, there's still a ${tex('y')}.`],
        [
          over(q2, q1, p1 + p2),
          'left-side-not-multiplied',
          `You have to multiply both sides of an equation, and that includes the ${tex('x')} term.`,
        ],
      ]),
      why: `To make the terms with ${tex('y')} cancel, multiply the first equation by ${tex(q2)} and the second by ${tex(q1)}. Adding them gives ${tex(
        `${sum([[p1 * q2, 'ax']])}+${sum([[p2 * q1, 'ax']])}=${sum([
          [q2, 'm'],
          [q1, 'n'],
        ])}`,
      )}, that is, ${tex(
        `${sum([[bottom, 'ax']])}=${sum([
          [q2, 'm'],
          [q1, 'n'],
        ])}`,
      )}. Since ${tex('a')} is not zero, both sides can be divided by ${tex(sum([[bottom, 'a']]))}.`,
      simpler: `You want ${tex('y')} to cancel. Multiply the first equation by ${tex(`${q2}`)} and the second by ${tex(`${q1}`)}, on both sides. Then add. You get ${tex(`${sum([[bottom, 'ax']])}`)} on the left, so divide by ${tex(`${sum([[bottom, 'a']])}`)}.`,
      hints: [
        `Treat the other letters like numbers. Which of ${tex('x')} and ${tex('y')} could you make cancel?`,
        `You want ${tex('x')}. Which letter has to go?`,
        `What do you multiply each equation by so the ${tex('y')} terms cancel?`,
        `Both sides got multiplied, and you added. What's in front of ${tex('x')} now?`,
      ],
    };
  },
};
