import { display, linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** (x + q)/a = x/b + c with a whole solution. */
export const fractions: Template = {
  id: 'linear-one-fractions',
  skill: 12,
  difficulty: 'medium',
  shift: 0.2,
  seconds: 80,
  type: 'choice',
  ordered: true,
  context: false,
  make(draw) {
    const [a, b] = draw.distinct(2, 2, 8) as [number, number];
    const q = draw.nonZero(-9, 9);
    const c = draw.nonZero(-6, 6);
    const over = b - a;
    const slips = [a * b * c - b * q, c - b * q, a * b * c - q, a * b * c + b * q];
    if (slips.some((top) => top % over !== 0) || Math.abs(slips[0]! / over) > 60 || slips[0] === 0) return null;
    const [x = 0, unscaled = 0, half = 0, moved = 0] = slips.map((top) => top / over);
    return {
      type: 'choice',
      question: `${display(`\\frac{${linear(1, q)}}{${a}}=\\frac{x}{${b}}${c > 0 ? '+' : ''}${num(c)}`)}<p>What value of ${tex('x')} is the solution to the given equation?</p>`,
      right: tex(x),
      wrong: [
        [
          tex(unscaled),
          'term-not-multiplied',
          `Only the fractions were multiplied by ${tex(a * b)}. The ${tex(c)} has to be multiplied too.`,
        ],
        [
          tex(half),
          'forgot-to-distribute',
          `The ${tex(b)} was multiplied by ${tex('x')} only. It multiplies the ${tex(q)} too.`,
        ],
        [tex(moved), 'sign-slip-moving-term', `The ${tex(b * q)} moved to the other side but kept its sign.`],
        [tex(-x), 'sign-slip-dividing', 'A minus sign got lost in the last division.'],
      ],
      why: `Multiplying both sides by ${tex(a * b)} gives ${tex(`${b}(${linear(1, q)})=${linear(a, a * b * c)}`)}, or ${tex(`${linear(b, b * q)}=${linear(a, a * b * c)}`)}. Then ${tex(`${linear(over, 0)}=${num(slips[0]!)}`)}, so ${tex(`x=${num(x)}`)}.`,
      math: {
        landmarks: [
          [a * b, 'a number you can multiply both sides by', 'What does each term become?'],
          [
            a * b * c,
            `what ${tex(`${num(c)}`)} becomes when you multiply by ${tex(`${a * b}`)}`,
            'What do the other terms become?',
          ],
          [slips[0]!, `the value of ${tex(`${linear(over, 0)}`)}`, "What's left to do?"],
        ],
      },
      simpler: `Multiply every term by ${tex(`${a * b}`)} and the fractions are gone: ${tex(`${b}(${linear(1, q)})=${linear(a, a * b * c)}`)}. Distribute, then collect the ${tex('x')} terms. You get ${tex(`${linear(over, 0)}=${num(slips[0]!)}`)}, so ${tex(`x=${num(x)}`)}.`,
      hints: [
        'Fractions are a pain here. What number could you multiply by to clear both?',
        'Find a number both denominators go into. What does each fraction turn into?',
        "Every term gets multiplied. What happens to the one that isn't a fraction?",
        `Distribute, then get the ${tex('x')} terms on one side. What's left to divide by?`,
      ],
    };
  },
};
