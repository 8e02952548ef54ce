import { num, quadratic, tex } from '../tex.js';
import type { Template } from '../template.js';

/** (ax² + bx + c) − (dx² + ex + f). */
export const differenceOfPolynomials: Template = {
  id: 'equivalent-difference',
  skill: 18,
  difficulty: 'easy',
  seconds: 50,
  type: 'choice',
  context: false,
  make(draw) {
    const [a, d] = draw.distinct(2, 2, 9) as [number, number];
    const [b, e] = [draw.nonZero(-9, 9), draw.nonZero(-9, 9)];
    const [c, f] = [draw.nonZero(-9, 9), draw.nonZero(-9, 9)];
    if (b === e || c === f || b + e === 0 || c + f === 0) return null;
    return {
      type: 'choice',
      question: `<p>Which expression is equivalent to ${tex(`(${quadratic(a, b, c)})-(${quadratic(d, e, f)})`)}?</p>`,
      right: tex(quadratic(a - d, b - e, c - f)),
      wrong: [
        [
          tex(quadratic(a - d, b + e, c + f)),
          'subtracted-first-term-only',
          'The minus sign only reached the first term of the second polynomial. It changes every sign there.',
        ],
        [tex(quadratic(a + d, b + e, c + f)), 'added-instead', 'Here the polynomials were added.'],
        [
          tex(quadratic(a - d, b - e, c + f)),
          'sign-slip-constant',
          `The constant of the second polynomial was added, but ${tex(num(f))} has to be subtracted.`,
        ],
        [tex(quadratic(d - a, e - b, f - c)), 'reversed-subtraction', 'This is the second polynomial minus the first.'],
      ],
      why: `Subtracting changes the sign of every term in the second parentheses. Then ${tex(`${a}x^2-${d}x^2=${quadratic(a - d, 0, 0)}`)}, the terms in ${tex('x')} give ${tex(`${quadratic(0, b - e, 0)}`)}, and the constants give ${tex(c - f)}.`,
      math: {
        landmarks: [
          [-d, `the coefficient of ${tex('x^2')} from the second parentheses`, 'Which other signs change?'],
          [-e, `the coefficient of ${tex('x')} from the second parentheses`, 'Which other signs change?'],
          [-f, 'the number at the end of the second parentheses, with its new sign', 'Which other signs change?'],
          [a - d, `the coefficient of ${tex('x^2')}`, `What happens to the terms with ${tex('x')}?`],
          [b - e, `the coefficient of ${tex('x')}`, 'What about the plain numbers?'],
          [c - f, 'the number at the end', 'Did every sign in the second parentheses change?'],
        ],
      },
      simpler: `The minus sign flips every sign in the second parentheses. Then put like terms together: the squares, the ${tex('x')} terms, and the plain numbers. You get ${tex(`${quadratic(a - d, b - e, c - f)}`)}.`,
      hints: [
        "There's a minus in front of the second parentheses. What does it do to each term inside?",
        'Write it all without parentheses. What are the signs now?',
        'Put like terms together. What do the squared terms make?',
        `Then do the ${tex('x')} terms and the plain numbers. Where do you subtract a negative?`,
      ],
    };
  },
};
