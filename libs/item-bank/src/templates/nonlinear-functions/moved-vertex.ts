import { entered, linear, num, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** g(x) = f(px + q) of a quadratic function with a letter as its constant term: where is its extreme value? */
export const movedVertex: Template = {
  id: 'nonfunction-moved-vertex',
  skill: 20,
  difficulty: 'hard',
  seconds: 105,
  shift: 0.2,
  type: 'blank',
  context: false,
  make(draw) {
    const a = draw.int(2, 6) * draw.pick([1, -1]);
    const [p, q, key] = [draw.int(2, 5), draw.nonZero(-9, 9), draw.nonZero(-8, 8)];
    const h = p * key + q;
    if (h === 0 || h === key || Math.abs(h) > 25 || Math.abs(key) === 1) return null;
    const kind = a > 0 ? 'minimum' : 'maximum';
    return {
      type: 'blank',
      question: `<p>The function ${tex('f')} is defined by ${tex(
        `f(x)=${sum([
          [a, 'x^2'],
          [-2 * a * h, 'x'],
        ])}+c`,
      )}, where ${tex('c')} is a constant. The function ${tex('g')} is defined by ${tex(`g(x)=f(${linear(p, q)})`)}. For what value of ${tex('x')} does ${tex('g(x)')} reach its ${kind}?</p>`,
      answer: String(key),
      wrong: [
        [
          String(h),
          'inner-expression-ignored',
          `That's where ${tex('f')} has its ${kind}. But ${tex('g')} puts a different input into ${tex('f')}.`,
        ],
        [
          String(p * h + q),
          'substituted-forwards',
          'This runs the input rule forward. Ask instead what the input has to become.',
        ],
        [entered(h + q, p), 'sign-of-shift', 'The shift inside the parentheses works the other way.'],
        [String(-h), 'sign-of-axis', `The axis of the graph of ${tex('f')} has the wrong sign here.`],
      ],
      why: `The graph of ${tex('f')} has its vertex at ${tex(`x=-\\frac{${num(-2 * a * h)}}{2\\cdot ${a < 0 ? `(${a})` : a}}=${num(h)}`)}, whatever ${tex('c')} is. So ${tex('g(x)')} reaches its ${kind} when the input of ${tex('f')} has this value: ${tex(`${linear(p, q)}=${num(h)}`)}, which gives ${tex(`x=${num(key)}`)}.`,
      math: {
        landmarks: [
          [
            h,
            `the ${tex('x')}-value of the vertex of ${tex('f')}`,
            `When does the input of ${tex('f')} have that value?`,
          ],
          [h - q, `the value of ${tex(`${linear(p, 0)}`)}`, "What's left to do?"],
        ],
      },
      simpler: `First find where ${tex('f')} has its ${kind}: at ${tex(`${num(h)}`)}. For ${tex('g')}, the input of ${tex('f')} is ${tex(`${linear(p, q)}`)}. So that has to be ${tex(`${num(h)}`)}. Solve and you get ${tex(`x=${num(key)}`)}.`,
      hints: [
        `What does the constant ${tex('c')} do to the graph? Does it move the vertex sideways?`,
        `At which input does ${tex('f')} reach its ${kind}?`,
        `${tex('g')} puts an expression into ${tex('f')}. Which value does it need to have?`,
        `Write that as an equation. What do you get for ${tex('x')}?`,
      ],
    };
  },
};
