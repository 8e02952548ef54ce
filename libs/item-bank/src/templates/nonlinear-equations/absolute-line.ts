import { display, linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** |px − ph| = mx + k with |m| < p: exactly one solution when the line meets the corner. */
export const absoluteLine: Template = {
  id: 'nonlinear-absolute-line',
  skill: 19,
  difficulty: 'hard',
  seconds: 110,
  shift: 0.4,
  type: 'blank',
  context: false,
  make(draw) {
    const p = draw.int(2, 7);
    const [h, m] = [draw.nonZero(-9, 9), draw.nonZero(-6, 6)];
    const key = -m * h;
    if (Math.abs(m) >= p || Math.abs(h) < 2 || key === h || key === -p * h) return null;
    return {
      type: 'blank',
      question: `${display(`|${linear(p, -p * h)}|=${linear(m, 0)}+k`)}<p>In the given equation, ${tex('k')} is a constant. The equation has exactly one real solution. What is the value of ${tex('k')}?</p>`,
      answer: String(key),
      wrong: [
        [
          String(p * h),
          'equal-at-zero',
          `The constants inside the bars and on the right side belong to different places of ${tex('x')}; test the number of solutions for this value.`,
        ],
        [String(h), 'answered-other-quantity', `This is a value of ${tex('x')}, not of the constant ${tex('k')}.`],
        [
          '0',
          'right-side-zero',
          `It is not the constant alone that has to be zero; the right side has a term with ${tex('x')} as well.`,
        ],
        [
          String(-p * h),
          'one-case-only',
          'This compares the two sides without the bars; both cases of the bars have to be looked at.',
        ],
      ],
      why: `The graph of ${tex(`y=|${linear(p, -p * h)}|`)} has the shape of a V with its corner where ${tex(`${linear(p, -p * h)}=0`)}, at ${tex(`(${num(h)},0)`)}. Its arms have the slopes ${tex(p)} and ${tex(-p)}, so they are steeper than the line ${tex(`y=${linear(m, 0)}+k`)}. A line above the corner meets both arms, and one below it meets none. Exactly one solution is left when the line passes through the corner: ${tex(`${num(m)}\\cdot ${h < 0 ? `(${h})` : h}+k=0`)}, so ${tex(`k=${num(key)}`)}.`,
      math: {
        landmarks: [
          [h, `the value of ${tex('x')} at the corner of the graph`, 'What does the line have to do there?'],
          [m * h, `what ${tex(`${linear(m, 0)}`)} comes to at the corner`, `So what is ${tex('k')}?`],
        ],
      },
      simpler: `The left side is a V with its corner at ${tex(`x=${num(h)}`)}. The line on the right is flatter than the arms of the V. It touches exactly once only if it goes through the corner. So ${tex(`${linear(m, 0)}+k=0`)} there, and ${tex(`k=${num(key)}`)}.`,
      hints: [
        'Think of the two sides as two graphs. What shape has the graph of the left side?',
        'Which is steeper: the arms of the left graph, or the line on the right?',
        'Move the line up and down in your mind. How does the number of common points change?',
        'In the one position with a single common point, the line passes through a special point of the other graph.',
      ],
    };
  },
};
