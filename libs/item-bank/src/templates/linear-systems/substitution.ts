import { linear, sum, tex } from '../tex.js';
import type { Template } from '../template.js';
import { row, systemDisplay } from './system.js';

/** y = mx + n and ax + by = c; one coordinate of the solution is wanted. */
export const substitution: Template = {
  id: 'systems-substitution',
  skill: 15,
  difficulty: 'easy',
  seconds: 65,
  type: 'blank',
  context: false,
  make(draw) {
    const m = draw.pick([-4, -3, -2, 2, 3, 4, 5]);
    const n = draw.nonZero(-9, 9);
    const [a, b] = [draw.int(2, 7), draw.pick([1, 2, 3])];
    const x = draw.nonZero(-9, 12);
    const y = m * x + n;
    const c = a * x + b * y;
    const both = a + b * m;
    if (Math.abs(both) < 2 || Math.abs(y) > 60 || x === y || c === 0) return null;
    const slip = (c - n) / both;
    return {
      type: 'blank',
      question: `${systemDisplay([`y=${linear(m, n)}`, row([a, b, c])])}<p>The solution to the given system of equations is ${tex('(x,y)')}. What is the value of ${tex('x')}?</p>`,
      answer: String(x),
      wrong: [
        [String(y), 'answered-other-unknown', `This is the value of ${tex('y')}.`],
        ...(Number.isInteger(slip)
          ? [
              [
                String(slip),
                'forgot-to-distribute',
                `The ${tex(b)} has to multiply the ${tex(n)} too when ${tex(linear(m, n))} takes the place of ${tex('y')}.`,
              ] as const,
            ]
          : []),
        [
          String(c - b * n),
          'forgot-to-divide',
          `This is the value of ${tex(sum([[both, 'x']]))}. You still have to divide it by ${tex(both)}.`,
        ],
        [String(-x), 'sign-slip-dividing', 'A minus sign got lost in the last division.'],
      ],
      why: `Putting ${tex(linear(m, n))} in for ${tex('y')} gives ${tex(`${sum([[a, 'x']])}+${b === 1 ? '' : b}(${linear(m, n)})=${c}`)}, or ${tex(`${linear(both, b * n)}=${c}`)}. So ${tex(`${linear(both, 0)}=${c - b * n}`)}, and ${tex(`x=${x}`)}.`,
      math: {
        landmarks: [
          [c - b * n, `the value of ${tex(`${linear(both, 0)}`)}`, "What's left to do?"],
          [y, `the value of ${tex('y')}`, 'What does the question ask for?'],
        ],
      },
      simpler: `The first equation tells you what ${tex('y')} is. Put that in for ${tex('y')} in the second equation, and only ${tex('x')} is left. It becomes ${tex(`${linear(both, b * n)}=${c}`)}. So ${tex(`x=${x}`)}.`,
      hints: [
        'One equation already tells you what a letter equals. Which one is it?',
        `Put that in for ${tex('y')} in the other equation. Why does it need parentheses?`,
        "Now there's only one letter. What do you get when you distribute and combine?",
        `Get ${tex('x')} alone. What's the last thing to divide by?`,
      ],
    };
  },
};
