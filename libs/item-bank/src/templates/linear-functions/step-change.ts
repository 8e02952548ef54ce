import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** f(x + p) - f(x) is given for every x, and one value; another value is wanted. */
export const stepChange: Template = {
  id: 'functions-step-change',
  skill: 14,
  difficulty: 'hard',
  seconds: 100,
  type: 'blank',
  context: false,
  make(draw) {
    const p = draw.int(3, 8);
    const rise = draw.nonZero(-9, 9);
    const from = draw.int(-6, 9);
    const times = draw.int(2, 5);
    const value = draw.nonZero(-20, 40);
    const change = p * rise;
    const extra = draw.int(1, p - 1);
    const to = from + times * p + extra;
    const key = value + rise * (to - from);
    if (Math.abs(rise) < 2 || Math.abs(key) > 400 || key === 0 || value + change * (to - from) === key) return null;
    return {
      type: 'blank',
      question: `<p>For the linear function ${tex('f')}, ${tex(`f(x+${p})-f(x)=${num(change)}`)} for all values of ${tex('x')}, and ${tex(`f(${from})=${num(value)}`)}. What is the value of ${tex(`f(${to})`)}?</p>`,
      answer: String(key),
      wrong: [
        [
          String(value + change * (to - from)),
          'step-overlooked',
          `The change of ${tex(change)} belongs to ${tex(p)} units of ${tex('x')}, not to one.`,
        ],
        [
          String(rise * (to - from)),
          'start-ignored',
          `This is the change from ${tex(`f(${from})`)} to ${tex(`f(${to})`)}. The starting value ${tex(value)} is missing.`,
        ],
        [
          String(value + rise * to),
          'start-of-interval-ignored',
          `You counted the change from ${tex('x=0')}, but the value you know is at ${tex(`x=${from}`)}.`,
        ],
        [
          String(value + change),
          'one-step-only',
          `This is ${tex(`f(${from + p})`)}: only one step of ${tex(p)} was taken.`,
        ],
      ],
      why: `An increase of ${tex(p)} in ${tex('x')} changes ${tex('f(x)')} by ${tex(change)}, so the slope of ${tex('f')} is ${tex(`\\frac{${change}}{${p}}=${rise}`)}. From ${tex(from)} to ${tex(to)}, ${tex('x')} increases by ${tex(to - from)}, so ${tex(`f(${to})=${num(value)}+(${rise})(${to - from})=${num(key)}`)}.`,
      math: {
        landmarks: [
          [rise, 'the slope', `How far is it from ${tex(`${from}`)} to ${tex(`${to}`)}?`],
          [to - from, `how much ${tex('x')} goes up`, `How much does ${tex('f(x)')} change on the way?`],
          [rise * (to - from), `how much ${tex('f(x)')} changes`, 'What was it at the start?'],
        ],
      },
      simpler: `Going ${tex(`${p}`)} to the right changes the value by ${tex(`${change}`)}, so each single step changes it by ${tex(`${rise}`)}. From ${tex(`${from}`)} to ${tex(`${to}`)} is ${tex(`${to - from}`)} steps. Start at ${tex(`${num(value)}`)}, add ${tex(`${rise}\\cdot ${to - from}`)}, and you get ${tex(`${num(key)}`)}.`,
      hints: [
        `The first equation is about a jump in ${tex('x')}. How big is that jump?`,
        `How much does the function change when ${tex('x')} goes up by just one?`,
        `You know one value of ${tex('f')}. How far is it from there to the one you want?`,
        'Multiply the slope by that distance. Where do you start counting from?',
      ],
    };
  },
};
