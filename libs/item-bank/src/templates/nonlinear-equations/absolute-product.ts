import { display, linear, num, signed, tex } from '../tex.js';
import type { Template } from '../template.js';

/** |px − k| + c = d: the product of the two solutions gives k. */
export const absoluteProduct: Template = {
  id: 'nonlinear-absolute-product',
  skill: 19,
  difficulty: 'hard',
  seconds: 115,
  shift: 0.2,
  type: 'blank',
  context: false,
  make(draw) {
    const p = draw.int(1, 4);
    const [low, high] = draw.distinct(2, -9, 16).sort((x, y) => x - y) as [number, number];
    const [k, distance] = [(p * (low + high)) / 2, (p * (high - low)) / 2];
    const c = draw.nonZero(-12, 12);
    if (!Number.isInteger(k) || k < 2 || low === 0 || high === 0 || low === 1 || high === 1 || distance < 2)
      return null;
    if (distance + c <= 0 || k === distance || distance > 30) return null;
    return {
      type: 'blank',
      question: `${display(`|${linear(p, 0)}-k|${signed(c)}=${distance + c}`)}<p>In the given equation, ${tex('k')} is a positive constant. The product of the two solutions to the equation is ${tex(num(low * high))}. What is the value of ${tex('k')}?</p>`,
      answer: String(k),
      wrong: [
        [String(distance), 'distance-for-center', 'This is how far the inside of the bars can be from zero.'],
        [
          String(k * k),
          'product-for-value',
          'This is too big. Work out both solutions with it and compare their product with the given one.',
        ],
        [String(low + high), 'sum-for-constant', `This is the sum of the two solutions, not the constant ${tex('k')}.`],
        [String(high), 'answered-other-quantity', `This is one of the values of ${tex('x')}.`],
        [String(Math.abs(low)), 'answered-other-quantity', 'This is the size of one of the two solutions.'],
      ],
      why: `Subtracting ${tex(num(c))} leaves ${tex(`|${linear(p, 0)}-k|=${distance}`)}, so ${tex(`${linear(p, 0)}=k+${distance}`)} or ${tex(`${linear(p, 0)}=k-${distance}`)}. The product of the solutions is ${tex(p === 1 ? `(k+${distance})(k-${distance})=k^2-${num(distance ** 2)}` : `\\frac{(k+${distance})(k-${distance})}{${p * p}}=\\frac{k^2-${num(distance ** 2)}}{${p * p}}`)}. Setting it equal to ${tex(num(low * high))} gives ${tex(`k^2=${num(k * k)}`)}, and since ${tex('k')} is positive, ${tex(`k=${k}`)}.`,
      math: {
        landmarks: [
          [k * k, `the value of ${tex('k^2')}`, "What's left to do?"],
          [high, `one of the values of ${tex('x')}`, "What's the other one?"],
          [low, `one of the values of ${tex('x')}`, "What's the other one?"],
          [distance, `the value of ${tex(`|${linear(p, 0)}-k|`)}`, 'Which two equations does that give?'],
        ],
      },
      simpler: `Get the absolute value alone: ${tex(`|${linear(p, 0)}-k|=${distance}`)}. So ${tex(`${linear(p, 0)}`)} is ${tex(`k+${distance}`)} or ${tex(`k-${distance}`)}. Multiply the two solutions and set that equal to ${tex(`${num(low * high)}`)}. You get ${tex(`k^2=${num(k * k)}`)}, so ${tex(`k=${k}`)}.`,
      hints: [
        'Get the bars alone first. What do you have to move to the other side?',
        'Which two values can the inside of the bars have?',
        `Solve both cases for ${tex('x')} and multiply them. Which pattern do you see?`,
        `You know what that product equals. And which sign does ${tex('k')} have?`,
      ],
    };
  },
};
