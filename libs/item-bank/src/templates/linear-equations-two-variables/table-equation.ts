import { table } from '../table.js';
import { fraction, linear, tex } from '../tex.js';
import type { Template } from '../template.js';

/** Three pairs of values in a table; the equation of their line is wanted. */
export const tableEquation: Template = {
  id: 'linear-two-table',
  skill: 13,
  difficulty: 'medium',
  shift: -0.2,
  seconds: 75,
  type: 'choice',
  context: false,
  make(draw) {
    const slope = draw.nonZero(-7, 7);
    const b = draw.nonZero(-20, 30);
    const step = draw.int(2, 4);
    const start = draw.nonZero(-4, 5);
    const xs = [start, start + step, start + 2 * step];
    if (Math.abs(slope) < 2 || xs.includes(0) || b === slope) return null;
    const ys = xs.map((x) => slope * x + b);
    const first = ys[0]!;
    const equation = (m: number, c: number): string => tex(`y=${linear(m, c)}`);
    return {
      type: 'choice',
      question: `${table(
        'Values of x and y',
        [tex('x'), tex('y')],
        xs.map((x, index) => [tex(x), tex(ys[index]!)] as const),
      )}<p>The table shows three values of ${tex('x')} and their corresponding values of ${tex('y')}. There is a linear relationship between ${tex('x')} and ${tex('y')}. Which equation represents this relationship?</p>`,
      right: equation(slope, b),
      wrong: [
        [
          equation(slope, first),
          'first-row-as-intercept',
          `The ${tex(first)} belongs to ${tex(`x=${start}`)}, not to ${tex('x=0')}.`,
        ],
        [
          equation(slope * step, first - slope * step * start),
          'step-overlooked',
          `The change of ${tex(slope * step)} in ${tex('y')} belongs to a change of ${tex(step)} in ${tex('x')}, so divide it by ${tex(step)}.`,
        ],
        [
          equation(-slope, first + slope * start),
          'slope-sign',
          `As ${tex('x')} grows, ${tex('y')} ${slope > 0 ? 'grows' : 'falls'}, so the slope is ${slope > 0 ? 'positive' : 'negative'}.`,
        ],
      ],
      why: `From row to row, ${tex('x')} grows by ${tex(step)} and ${tex('y')} changes by ${tex(slope * step)}, so the slope is ${tex(`\\frac{${slope * step}}{${step}}=${fraction(slope, 1)}`)}. With ${tex(`x=${start}`)} and ${tex(`y=${first}`)}, ${tex(`${first}=${slope}(${start})+b`)} gives ${tex(`b=${b}`)}. The equation is ${equation(slope, b)}.`,
      math: {
        landmarks: [
          [slope * step, `how much ${tex('y')} changes from row to row`, `How much does ${tex('x')} change?`],
          [slope, 'the slope', `What is ${tex('y')} when ${tex('x')} is zero?`],
          [b, `the value of ${tex('y')} at zero`, "What's the slope?"],
        ],
        traps: [[`y=${slope * step}x+b`, 'step-overlooked']],
      },
      simpler: `From row to row ${tex('x')} goes up by ${tex(`${step}`)} and ${tex('y')} changes by ${tex(`${slope * step}`)}. So for each single step ${tex('y')} changes by ${tex(`${slope}`)}. That's the slope. Put in one row to find that the line starts at ${tex(`${b}`)}.`,
      hints: [
        `Start with the first two rows. How much does ${tex('x')} change from one to the other?`,
        `From one row to the next, how much do ${tex('x')} and ${tex('y')} each change?`,
        'Divide one change by the other to get the slope. Which one goes on top?',
        `Put one row into ${tex('y=mx+b')}. What constant makes it true?`,
      ],
    };
  },
};
