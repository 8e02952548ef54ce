import { display, linear, num, signed, tex } from '../tex.js';
import type { Template } from '../template.js';

/** (ax + b)/(x − p) + c = k/(x − p): its only candidate is no solution for one k. */
export const rationalNoSolution: Template = {
  id: 'nonlinear-rational-no-solution',
  skill: 19,
  difficulty: 'hard',
  seconds: 105,
  shift: 0.2,
  type: 'blank',
  context: false,
  make(draw) {
    const [a, b, c] = [draw.int(1, 7), draw.nonZero(-9, 9), draw.nonZero(-7, 7)];
    const p = draw.nonZero(-6, 6);
    const key = a * p + b;
    if (a + c === 0 || key === 0 || key === b - c * p || key === p) return null;
    const below = linear(1, -p);
    return {
      type: 'blank',
      question: `${display(`\\frac{${linear(a, b)}}{${below}}${signed(c)}=\\frac{k}{${below}}`)}<p>In the given equation, ${tex('k')} is a constant. The equation has no solution. What is the value of ${tex('k')}?</p>`,
      answer: String(key),
      wrong: [
        [String(b - c * p), 'solution-at-zero', `With this value, ${tex('x=0')} is a solution of the equation.`],
        [
          String((a + c) * p + b),
          'forgot-to-distribute',
          `When you multiply by the denominator, the term ${tex(num(c))} gets multiplied by both parts of it.`,
        ],
        [String(-a * p + b), 'sign-of-pole', 'The denominator is zero at the opposite of the value used here.'],
        [String(p), 'answered-other-quantity', `This is a value of ${tex('x')}, not of the constant ${tex('k')}.`],
      ],
      why: `For ${tex(`x\\ne ${num(p)}`)}, multiplying by ${tex(below)} gives ${tex(`${linear(a, b)}${signed(c)}(${below})=k`)}, or ${tex(`${linear(a + c, b - c * p)}=k`)}. This has exactly one solution for every ${tex('k')}. The given equation can fail to have a solution only if this one solution makes the denominators zero, that is, if it is ${tex(`x=${num(p)}`)}. Then ${tex(`k=${num(a + c)}\\cdot ${p < 0 ? `(${p})` : p}${signed(b - c * p)}=${num(key)}`)}.`,
      math: {
        landmarks: [
          [p, `the value of ${tex('x')} that isn't allowed`, `What happens to ${tex('k')} there?`],
          [
            a + c,
            `how many ${tex('x')} there are after you clear the fractions`,
            `What do you put in for ${tex('x')}?`,
          ],
        ],
      },
      simpler: `Multiply by ${tex(`${below}`)} and you get a simple line: ${tex(`${linear(a + c, b - c * p)}=k`)}. It always has one solution. So there's none only if that solution is the forbidden ${tex(`x=${num(p)}`)}. Put it in and you get ${tex(`k=${num(key)}`)}.`,
      hints: [
        "Multiply away the fractions. How many solutions does what's left have?",
        'How can a value solve that but still not work in the original?',
        `Which ${tex('x')} makes the denominator zero?`,
        `Put that forbidden ${tex('x')} into the equation without fractions. What does ${tex('k')} have to be?`,
      ],
    };
  },
};
