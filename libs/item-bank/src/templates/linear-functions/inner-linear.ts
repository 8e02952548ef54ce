import { linear, tex } from '../tex.js';
import type { Template } from '../template.js';

/** f(px + q) is given for every x: which function is f(cx)? */
export const innerLinear: Template = {
  id: 'functions-inner-linear',
  skill: 14,
  difficulty: 'hard',
  seconds: 105,
  shift: 0.2,
  type: 'choice',
  context: false,
  make(draw) {
    const [m, n] = [draw.int(2, 6) * draw.pick([1, 1, -1]), draw.nonZero(-12, 12)];
    const [p, q] = [draw.int(2, 5), draw.nonZero(-6, 6)];
    const c = draw.int(2, 4);
    const [slope, constant] = [m * p, m * q + n];
    if (constant === 0 || c === p || constant === n * c) return null;
    const g = (first: number, second: number): string => tex(`g(x)=${linear(first, second)}`);
    return {
      type: 'choice',
      question: `<p>For the linear function ${tex('f')}, ${tex(`f(${linear(p, q)})=${linear(slope, constant)}`)} for all values of ${tex('x')}. The function ${tex('g')} is defined by ${tex(`g(x)=f(${c}x)`)}. Which equation defines ${tex('g')}?</p>`,
      right: g(m * c, n),
      wrong: draw.shuffle([
        [
          g(slope * c, constant),
          'inner-expression-ignored',
          `This takes the given right side as ${tex('f(x)')}, but the input there is ${tex(linear(p, q))}.`,
        ],
        [
          g(m * c, constant),
          'constant-kept',
          `You adjusted the slope of ${tex('f')} to its input, but not the constant.`,
        ],
        [
          g(m * c, constant + m * q),
          'sign-of-shift',
          `The shift by ${tex(q)} inside the parentheses was undone in the wrong direction.`,
        ],
        [
          g(m * c, n * c),
          'multiplied-constant',
          `Only the input is multiplied by ${tex(c)}. The constant of the function isn't.`,
        ],
      ]),
      why: `Let ${tex(`u=${linear(p, q)}`)}. Then ${tex(`${linear(slope, 0)}=${m}(u${q > 0 ? '-' : '+'}${Math.abs(q)})`)}, so ${tex(`f(u)=${linear(m, 0, 'u')}${n > 0 ? '+' : ''}${n}`)}. Putting ${tex(`${c}x`)} in the place of ${tex('u')} gives ${tex(`g(x)=${linear(m * c, n)}`)}.`,
      math: {
        landmarks: [
          [m, `the slope of ${tex('f')}`, `What number is added in ${tex('f')}?`],
          [n, `the number added in ${tex('f')}`, `What's the slope of ${tex('g')}?`],
        ],
      },
      simpler: `Ask what ${tex('f')} does to its input. Going from ${tex(`${linear(p, q)}`)} to ${tex(`${linear(slope, constant)}`)} means times ${tex(`${m}`)}, then ${n > 0 ? 'plus' : 'minus'} ${tex(`${Math.abs(n)}`)}. Now feed it ${tex(`${c}x`)} instead. You get ${tex(`${linear(m * c, n)}`)}.`,
      hints: [
        `The input here isn't just ${tex('x')}. What is it?`,
        `Call that whole input ${tex('u')}. How many times does it fit into the right side?`,
        'After you pull that out, what number is left over on the right?',
        `Now you know what ${tex('f')} does to any input. What's the new input?`,
      ],
    };
  },
};
