import { tex } from '../tex.js';
import { table } from '../table.js';
import type { Template } from '../template.js';

/** Three rows of a linear function whose inputs contain a letter: its y-intercept. */
export const letterTable: Template = {
  id: 'functions-letter-table',
  skill: 14,
  difficulty: 'hard',
  seconds: 115,
  shift: 0.2,
  type: 'blank',
  context: false,
  make(draw) {
    const slope = draw.int(2, 6) * draw.pick([1, -1]);
    const [a, p, m] = [draw.int(2, 9), draw.int(2, 6), draw.int(3, 5)];
    const key = draw.nonZero(-20, 20);
    const value = (x: number): number => slope * x + key;
    if (p === (m - 1) * a || value(a) === 0 || value(a) === key || Math.abs(key) === a || key === slope) return null;
    return {
      type: 'blank',
      question: `${table(
        'Values of a linear function',
        [tex('x'), tex('f(x)')],
        [
          [tex('a'), tex(value(a))],
          [tex(`a+${p}`), tex(value(a + p))],
          [tex(`${m}a`), tex(value(m * a))],
        ],
      )}<p>The table shows three values of ${tex('x')} and their corresponding values of ${tex('f(x)')}, where ${tex('f')} is a linear function and ${tex('a')} is a constant. What is the value of ${tex('f(0)')}?</p>`,
      answer: String(key),
      wrong: [
        [
          String(value(a) + slope * a),
          'wrong-direction',
          `From ${tex('x=a')} to ${tex('x=0')}, the input gets smaller, so the value changes the other way.`,
        ],
        [
          String(value(a) - slope),
          'one-step-for-all',
          `This goes back by ${tex(1)} from the first row, not to ${tex('x=0')}.`,
        ],
        [String(slope), 'slope-for-intercept', 'This is how much the value changes when the input grows by one.'],
        [String(a), 'answered-other-quantity', `This is the value of the constant ${tex('a')}.`],
      ],
      why: `From the first row to the second, ${tex('x')} grows by ${tex(p)} and ${tex('f(x)')} changes by ${tex(value(a + p) - value(a))}, so the slope is ${tex(slope)}. From the first row to the third, ${tex('x')} grows by ${tex(`${m}a-a=${m - 1}a`)} and ${tex('f(x)')} changes by ${tex(value(m * a) - value(a))}, so ${tex(`${m - 1}a=${(m - 1) * a}`)} and ${tex(`a=${a}`)}. Going back from ${tex(`x=${a}`)} to ${tex('x=0')}, ${tex(`f(0)=${value(a)}-${slope < 0 ? `(${slope})` : slope}\\cdot ${a}=${key}`)}.`,
      math: {
        landmarks: [
          [slope, 'the slope', `How do you get ${tex('a')} from the other rows?`],
          [a, `the value of ${tex('a')}`, `How far is that from ${tex('x=0')}?`],
          [(m - 1) * a, `the value of ${tex(`${m - 1}a`)}`, `So what is ${tex('a')}?`],
        ],
      },
      simpler: `From the first row to the second, ${tex('x')} grows by ${tex(`${p}`)}, and that tells you the slope, ${tex(`${slope}`)}. From the first to the third, the slope tells you ${tex(`${m - 1}a=${(m - 1) * a}`)}, so ${tex(`a=${a}`)}. Walk back ${tex(`${a}`)} steps to ${tex('x=0')} and you get ${tex(`${key}`)}.`,
      hints: [
        "Find two rows where you know exactly how far apart the inputs are. What's the slope?",
        'Now look at two other rows. How much does the value change there?',
        `The slope tells you how far apart those inputs are. What does that make ${tex('a')}?`,
        'From a row you know, how many steps is it back to zero?',
      ],
    };
  },
};
