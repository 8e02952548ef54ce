import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** y-intercept of f(x) + c, where f(x) = a · bˣ. */
export const shiftedGraph: Template = {
  id: 'nonfunction-intercept',
  skill: 20,
  difficulty: 'medium',
  seconds: 60,
  type: 'choice',
  context: false,
  make(draw) {
    const [a, b] = draw.distinct(2, 2, 9) as [number, number];
    const c = draw.nonZero(-12, 12);
    const y = a + c;
    if (y === 0 || c === b) return null;
    const point = (value: number): string => tex(`(0,${num(value)})`);
    return {
      type: 'choice',
      question: `<p>The function ${tex('f')} is defined by ${tex(`f(x)=${a}(${b})^x`)}. What is the ${tex('y')}-intercept of the graph of ${tex(`y=f(x)${c > 0 ? '+' : ''}${c}`)} in the ${tex('xy')}-plane?</p>`,
      right: point(y),
      wrong: [
        [
          point(a),
          'shift-forgotten',
          `This is the ${tex('y')}-intercept of the graph of ${tex('y=f(x)')}. The graph you want is ${tex(Math.abs(c))} units ${c > 0 ? 'higher' : 'lower'}.`,
        ],
        [
          point(a * b + c),
          'first-power-for-zeroth',
          `For ${tex('x=0')}, the power is ${tex(`${b}^0=1`)}, not ${tex(b)}.`,
        ],
        [point(c), 'zero-power-as-zero', `For ${tex('x=0')}, the power is ${tex(`${b}^0=1`)}, not ${tex(0)}.`],
        [point(a - c), 'shift-direction', `This moves the graph the wrong way. Look at the sign of ${tex(c)}.`],
      ],
      why: `At the ${tex('y')}-intercept, ${tex('x=0')}. Since ${tex(`${b}^0=1`)}, ${tex(`f(0)=${a}`)}, and ${tex(`y=${a}${c > 0 ? '+' : ''}${c}=${y}`)}.`,
      math: {
        landmarks: [
          [a, `the value of ${tex('f')} at zero`, 'What does the shift do to it?'],
          [1, `the value of ${tex(`${b}^0`)}`, `So what is ${tex('f')} at zero?`],
        ],
      },
      simpler: `On the ${tex('y')}-axis, ${tex('x')} is ${tex('0')}. Any number to the power ${tex('0')} is ${tex('1')}, so ${tex(`f(0)=${a}`)}. Then the shift ${c > 0 ? 'adds' : 'subtracts'} ${tex(`${Math.abs(c)}`)}. So the graph crosses at ${tex(`${y}`)}.`,
      hints: [
        `What's ${tex('x')} where a graph meets the ${tex('y')}-axis?`,
        "What's any number to the power of zero?",
        `So what's ${tex('f')} there, before the shift?`,
        'What does the number added or subtracted at the end do to that height?',
      ],
    };
  },
};
