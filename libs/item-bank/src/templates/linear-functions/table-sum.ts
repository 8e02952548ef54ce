import { table } from '../table.js';
import { linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** A table of f(x) = mx + b that leaves out x = 0; m + b or m - b is wanted. */
export const tableSum: Template = {
  id: 'functions-table-constants',
  skill: 14,
  difficulty: 'medium',
  shift: 0.2,
  seconds: 80,
  type: 'blank',
  context: false,
  make(draw) {
    const m = draw.nonZero(-9, 9);
    const b = draw.nonZero(-30, 40);
    const start = draw.pick([-6, -4, -3, 2, 3, 4]);
    const step = draw.int(2, 4);
    const xs = [start, start + step, start + 2 * step];
    if (xs.includes(0) || xs.includes(1) || Math.abs(m) < 2 || m + b === 0) return null;
    const ys = xs.map((x) => m * x + b);
    const [first = 0, second = 0] = ys;
    const key = m + b;
    return {
      type: 'blank',
      question: `${table(
        'Some values of the function f',
        [tex('x'), tex('f(x)')],
        xs.map((x, index) => [tex(x), tex(ys[index]!)] as const),
      )}<p>For the linear function ${tex('f')}, the table shows three values of ${tex('x')} and their corresponding values of ${tex('f(x)')}. The function can be written as ${tex('f(x)=mx+b')}, where ${tex('m')} and ${tex('b')} are constants. What is the value of ${tex('m+b')}?</p>`,
      answer: String(key),
      wrong: [
        [
          String(m + first),
          'first-row-as-intercept',
          `Here ${tex(first)} was used for ${tex('b')}, but it goes with ${tex(`x=${start}`)}, not to ${tex('x=0')}.`,
        ],
        [
          String(m * step + (first - m * step * start)),
          'step-overlooked',
          `The change of ${tex(second - first)} belongs to a step of ${tex(step)} in ${tex('x')}. Divide by it to find ${tex('m')}.`,
        ],
        [String(b), 'answered-part', `This is ${tex('b')} alone.`],
        [String(m), 'answered-part', `This is ${tex('m')} alone.`],
      ],
      why: `From row to row, ${tex('x')} grows by ${tex(step)} and ${tex('f(x)')} changes by ${tex(second - first)}, so ${tex(`m=${num(m)}`)}. With ${tex(`f(${start})=${num(first)}`)}, ${tex(`${num(m)}(${start})+b=${num(first)}`)}, so ${tex(`b=${num(b)}`)} and ${tex(`f(x)=${linear(m, b)}`)}. Hence ${tex(`m+b=${num(key)}`)}.`,
      math: {
        landmarks: [
          [m, `the value of ${tex('m')}`, `What is ${tex('b')}?`],
          [b, `the value of ${tex('b')}`, 'What does the question ask for?'],
          [second - first, `how much ${tex('f(x)')} changes from row to row`, `How much does ${tex('x')} change?`],
        ],
      },
      simpler: `From row to row, ${tex('x')} goes up by ${tex(`${step}`)} and the value changes by ${tex(`${second - first}`)}. So the slope is ${tex(`${num(m)}`)}. Put one row in to find ${tex(`b=${num(b)}`)}. Add them: ${tex(`${num(key)}`)}.`,
      hints: [
        'Two rows are enough for a line. Which two would you pick?',
        `Divide the change in the values by the change in ${tex('x')}. What's the slope?`,
        `Put one row and the slope into ${tex('f(x)=mx+b')}. How do you get ${tex('b')}?`,
        `Check it another way: which input of ${tex('f')} gives exactly ${tex('m+b')}?`,
      ],
    };
  },
};
