import { display, fraction, entered, tex } from '../tex.js';
import type { Template } from '../template.js';

/** ax² + bx + c = 0, where c is the unknown constant: exactly one real solution. */
export const oneSolution: Template = {
  id: 'nonlinear-one-solution',
  skill: 19,
  difficulty: 'hard',
  seconds: 90,
  type: 'blank',
  context: false,
  make(draw) {
    const a = draw.int(2, 9);
    const b = 2 * draw.int(2, 12) * draw.pick([1, -1]);
    const [top, bottom] = [b * b, 4 * a];
    const answer = entered(top, bottom);
    if (answer.length > 5 || (top / bottom) % 0.25 !== 0) return null;
    const value = top / bottom;
    const listed = Number.isInteger(value) ? answer : `${answer},${value}`;
    return {
      type: 'blank',
      question: `${display(`${a}x^2${b > 0 ? '+' : ''}${b}x+c=0`)}<p>In the given equation, ${tex('c')} is a constant. The equation has exactly one real solution. What is the value of ${tex('c')}?</p>`,
      answer: listed,
      wrong: [
        [entered(b * b, 4), 'left-out-coefficient', `The coefficient ${tex(a)} goes into the discriminant too.`],
        [
          entered(b * b, a),
          'discriminant-without-four',
          'The discriminant has four times the first coefficient times the constant.',
        ],
        [
          entered(b * b, 2 * a),
          'discriminant-with-two',
          'The discriminant has four times, not two times, the first coefficient times the constant.',
        ],
        [
          entered(-b, 2 * a),
          'answered-other-quantity',
          `This is the solution of the equation, not the constant ${tex('c')}.`,
        ],
      ],
      why: `There is exactly one real solution when the discriminant is zero: ${tex(`${b < 0 ? `(${b})` : b}^2-4\\cdot ${a}\\cdot c=0`)}. So ${tex(`${4 * a}c=${b * b}`)} and ${tex(`c=${fraction(top, bottom)}`)}.`,
      math: {
        landmarks: [
          [b * b, 'the square of the middle coefficient', 'What does it have to equal?'],
          [4 * a, `how many times ${tex('c')} counts in the discriminant`, 'What does it have to equal?'],
          [entered(-b, 2 * a), 'the solution of the equation', 'What does the question ask for?'],
        ],
        starts: [`${b * b}-4*${a}*c=0`],
        traps: [[`${b * b}-${a}*c=0`, 'discriminant-without-four']],
      },
      simpler: `One solution means the discriminant is zero. So ${tex(`${b * b}-${4 * a}c=0`)}. That makes ${tex(`${4 * a}c=${b * b}`)}. Divide by ${tex(`${4 * a}`)} to get ${tex(`${fraction(top, bottom)}`)}.`,
      hints: [
        'Which part of the quadratic formula tells you how many real solutions there are?',
        'For exactly one solution, what does that part have to equal?',
        `Write it out with ${tex('c')} as the unknown. What are the other two numbers?`,
        `Now solve that for ${tex('c')}. What do you divide by?`,
      ],
    };
  },
};
