import { linear, quadratic, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** (ax + b)(cx + d) written as px² + kx + r: the value of k, where the letters stand for constants. */
export const matchingCoefficients: Template = {
  id: 'equivalent-coefficient',
  skill: 18,
  difficulty: 'medium',
  seconds: 70,
  type: 'blank',
  context: false,
  make(draw) {
    const [a, c] = [draw.int(2, 6), draw.int(2, 6)];
    const [b, d] = [draw.nonZero(-8, 8), draw.nonZero(-8, 8)];
    const e = draw.nonZero(-9, 9);
    const k = a * d + b * c + e;
    if (k === 0 || Math.abs(k) === Math.abs(e) || Math.abs(k) > 99) return null;
    return {
      type: 'blank',
      question: `<p>The expression ${tex(`(${linear(a, b)})(${linear(c, d)})${e > 0 ? '+' : ''}${linear(e, 0)}`)} can be written in the form ${tex('px^2+kx+r')}, where ${tex('p')}, ${tex('k')}, and ${tex('r')} are constants. What is the value of ${tex('k')}?</p>`,
      answer: String(k),
      wrong: [
        [
          String(a * d + b * c),
          'left-out-a-term',
          `The term ${tex(linear(e, 0))} after the product is one of the ${tex('x')} terms too.`,
        ],
        [String(a * d + e), 'only-outer-product', `The inner product ${tex(linear(b * c, 0))} is missing.`],
        [String(b * c + e), 'only-inner-product', `The outer product ${tex(linear(a * d, 0))} is missing.`],
        [String(b + d + e), 'added-constants', `The middle term comes from products, not from adding the constants.`],
        [String(a * c), 'answered-other-quantity', `This is the value of ${tex('p')}.`],
      ],
      why: `The product is ${tex(`${quadratic(a * c, a * d, 0)}${b * c > 0 ? '+' : ''}${linear(b * c, 0)}${b * d > 0 ? '+' : ''}${b * d}`)}. With ${tex(linear(e, 0))}, the terms in ${tex('x')} are ${tex(
        `${sum([
          [a * d, 'x'],
          [b * c, 'x'],
          [e, 'x'],
        ])}=${linear(k, 0)}`,
      )}, so ${tex(`k=${k}`)}.`,
      math: {
        landmarks: [
          [a * c, `the value of ${tex('p')}`, `Which terms go into ${tex('k')}?`],
          [a * d, `one of the terms with ${tex('x')}`, `Which other terms have an ${tex('x')}?`],
          [b * c, `one of the terms with ${tex('x')}`, `Which other terms have an ${tex('x')}?`],
          [a * d + b * c, `the terms with ${tex('x')} from the product`, `Is there another term with ${tex('x')}?`],
        ],
        starts: [`k=${a * d}+${b * c}+${e}`],
      },
      simpler: `Only the terms with one ${tex('x')} matter. The product gives ${tex(`${linear(a * d, 0)}`)} and ${tex(`${linear(b * c, 0)}`)}, and ${tex(`${linear(e, 0)}`)} is there too. Add them up to get ${tex(`k=${k}`)}.`,
      hints: [
        `The two forms are the same for every ${tex('x')}. Which terms do you have to compare?`,
        `Which of the four products have just one ${tex('x')} in them?`,
        `Is there another ${tex('x')} term outside the product?`,
        `Put all the ${tex('x')} terms together. What do their numbers add up to?`,
      ],
    };
  },
};
