import { gcd, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** p²x² − (qy ± r)², expanded: which is a factor? */
export const hiddenSquares: Template = {
  id: 'equivalent-hidden-squares',
  skill: 18,
  difficulty: 'hard',
  seconds: 100,
  shift: 0.2,
  type: 'choice',
  context: false,
  make(draw) {
    const [p, q] = [draw.int(2, 7), draw.int(2, 6)];
    const r = draw.int(1, 7) * draw.pick([1, -1]);
    if (gcd(gcd(p, q), r) !== 1 || p === q) return null;
    const line = (x: number, y: number, constant: number): string =>
      tex(
        sum([
          [x, 'x'],
          [y, 'y'],
          [constant, ''],
        ]),
      );
    const plus = draw.chance(0.5);
    return {
      type: 'choice',
      question: `<p>Which of the following is a factor of ${tex(
        sum([
          [p * p, 'x^2'],
          [-q * q, 'y^2'],
          [-2 * q * r, 'y'],
          [-r * r, ''],
        ]),
      )}?</p>`,
      right: plus ? line(p, q, r) : line(p, -q, -r),
      wrong: draw.shuffle([
        [
          line(p, q, -r),
          'sign-inside-square',
          "Try to multiply it back: you can match the squares, but the term to the first power won't come out.",
        ],
        [line(p, -q, r), 'sign-inside-square', 'The minus sign in front of a group changes every term in the group.'],
        [
          line(p * p, plus ? q : -q, plus ? r : -r),
          'root-not-taken',
          `The coefficient of ${tex('x^2')} is the square of the coefficient that a factor needs.`,
        ],
        [line(q, p, r), 'coefficients-exchanged', 'The coefficients of the two variables got swapped.'],
      ]),
      why: `The last three terms are the negative of a square: ${tex(
        sum([
          [q * q, 'y^2'],
          [2 * q * r, 'y'],
          [r * r, ''],
        ]),
      )} is ${tex(`(${q}y${r > 0 ? '+' : ''}${r})^2`)}. So the expression is the difference of squares ${tex(`(${p}x)^2-(${q}y${r > 0 ? '+' : ''}${r})^2`)}. Its factors are ${tex(`${p}x`)} plus and ${tex(`${p}x`)} minus the second base; ${plus ? 'the sum' : 'the difference'} is among the choices.`,
      math: {
        landmarks: [
          [p, 'the square root of the first coefficient', 'What is the rest the square of?'],
          [q, `the square root of the coefficient of ${tex('y^2')}`, 'What goes with it in the square?'],
        ],
      },
      simpler: `Group the last three terms and take out a minus sign. They make a perfect square, ${tex(`(${q}y${r > 0 ? '+' : ''}${r})^2`)}. Now you have a square minus a square. It factors into ${tex(`${p}x`)} plus that base and ${tex(`${p}x`)} minus that base.`,
      hints: [
        "Don't take the terms one by one. Which three belong together?",
        "Put the last three in parentheses with a minus in front. What's special about what's inside?",
        "Now it's one square minus another. How does that factor?",
        'Take the parentheses off again in a factor. Which signs change?',
      ],
    };
  },
};
