import { display, linear, quadratic, tex } from '../tex.js';
import type { Template } from '../template.js';

/** x² + bx + c = 0 with whole solutions. */
export const quadraticByFactors: Template = {
  id: 'nonlinear-factors',
  skill: 19,
  difficulty: 'easy',
  seconds: 55,
  type: 'choice',
  ordered: true,
  context: false,
  make(draw) {
    const [one, other] = draw.distinct(2, -9, 9) as [number, number];
    const [b, c] = [-(one + other), one * other];
    // The negatives serve as distractors, so neither may be a solution.
    if (one * other === 0 || one === -other || b === one || b === other || c === one || c === other) return null;
    return {
      type: 'choice',
      question: `${display(`${quadratic(1, b, c)}=0`)}<p>Which of the following is a solution to the given equation?</p>`,
      right: tex(one),
      wrong: [
        [tex(-one), 'sign-of-solution', "This value doesn't make any factor zero. Look at the signs in the factors."],
        [
          tex(-other),
          'sign-of-solution',
          "This is the number in a factor with its sign, but it doesn't make that factor zero.",
        ],
        [
          tex(c),
          'constant-for-solution',
          'This is the constant term of the equation, which is the product of the two solutions.',
        ],
        [
          tex(b),
          'coefficient-for-solution',
          `This is the coefficient of ${tex('x')}, which is the opposite of the sum of the solutions.`,
        ],
        [tex(-b), 'coefficient-for-solution', 'This is the sum of the two solutions.'],
      ],
      why: `The left side factors as ${tex(`(${linear(1, -one)})(${linear(1, -other)})`)}, which is zero for ${tex(`x=${one}`)} and for ${tex(`x=${other}`)}. Of these, only ${tex(one)} is among the choices.`,
      math: { landmarks: [[other, "a solution that isn't among the choices", "What's the other solution?"]] },
      simpler: `Look for two numbers that multiply to ${tex(`${c}`)} and add up to ${tex(`${b}`)}. Those give you the factors ${tex(`(${linear(1, -one)})(${linear(1, -other)})`)}. A product is zero when one factor is zero. So ${tex('x')} can be ${tex(`${one}`)} or ${tex(`${other}`)}.`,
      hints: [
        'Can you write the left side as two parentheses multiplied together?',
        'Which two numbers multiply to the last number and add up to the middle one?',
        'If two things multiply to zero, what do you know about them?',
        `Set each factor equal to zero. Which sign does ${tex('x')} get?`,
      ],
    };
  },
};
