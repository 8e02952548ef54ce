import { display, linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** p(x + q) + r = sx + t with a whole solution. */
export const distributeBothSides: Template = {
  id: 'linear-one-distribute',
  skill: 12,
  difficulty: 'easy',
  seconds: 60,
  type: 'choice',
  ordered: true,
  context: false,
  make(draw) {
    const [p, s] = draw.distinct(2, 2, 7) as [number, number];
    const q = draw.nonZero(-8, 8);
    const r = draw.nonZero(-9, 9);
    const x = draw.nonZero(-12, 12);
    const t = p * (x + q) + r - s * x;
    if (p - s === 1 || t === 0 || Math.abs(t) > 60 || (t - q - r) % (p - s) !== 0 || (t + p * q + r) % (p - s) !== 0)
      return null;
    const constant = p * q + r;
    return {
      type: 'choice',
      question: `${display(`${p}(${linear(1, q)})${r > 0 ? '+' : ''}${num(r)}=${linear(s, t)}`)}<p>What value of ${tex('x')} is the solution to the given equation?</p>`,
      right: tex(x),
      wrong: [
        [
          tex((t - q - r) / (p - s)),
          'forgot-to-distribute',
          `The ${tex(p)} was multiplied by ${tex('x')} only. It multiplies the ${tex(q)} too.`,
        ],
        [
          tex(-x),
          'sign-slip-dividing',
          'A minus sign got lost in the last division. Put your value back into the equation and see.',
        ],
        [tex(t - constant), 'forgot-to-divide', `This is the value of ${tex(linear(p - s, 0))}, not of ${tex('x')}.`],
        [
          tex((t + constant) / (p - s)),
          'sign-slip-moving-term',
          `The ${tex(constant)} moved to the right side but kept its sign.`,
        ],
      ],
      why: `Distributing gives ${tex(`${linear(p, p * q)}${r > 0 ? '+' : ''}${num(r)}=${linear(s, t)}`)}, or ${tex(`${linear(p, constant)}=${linear(s, t)}`)}. Bringing the terms with ${tex('x')} to one side gives ${tex(`${linear(p - s, 0)}=${num(t - constant)}`)}, so ${tex(`x=${num(x)}`)}.`,
      math: {
        landmarks: [
          [t - constant, `the value of ${tex(`${linear(p - s, 0)}`)}`, "What's left to do?"],
          [constant, 'the number on the left after you distribute', `How do you get the ${tex('x')} terms together?`],
        ],
      },
      simpler: `First multiply ${tex(`${p}`)} by both terms in the parentheses. Then move the ${tex('x')} terms to one side and the numbers to the other: ${tex(`${linear(p - s, 0)}=${num(t - constant)}`)}. Divide to get ${tex(`x=${num(x)}`)}.`,
      hints: [
        'The parentheses are in the way. How do you get rid of them?',
        'What do you get when the number in front multiplies both terms inside?',
        'Now you have two plain numbers on the left. What do they add up to?',
        `Get the ${tex('x')} terms on one side and the numbers on the other. What do you divide by?`,
      ],
    };
  },
};
