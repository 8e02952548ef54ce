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
          `The number inside the bars and the number on the right belong to different spots on the ${tex('x')}-axis. How many solutions do you get with this value?`,
        ],
        [String(h), 'answered-other-quantity', `This is a value of ${tex('x')}, not of the constant ${tex('k')}.`],
        [
          '0',
          'right-side-zero',
          `The constant alone doesn't have to be zero. The right side has an ${tex('x')} term too.`,
        ],
        [
          String(-p * h),
          'one-case-only',
          "This compares the sides as if the bars weren't there. The bars give two cases, so look at both.",
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
        'Picture both sides as graphs. What shape does the absolute value make?',
        'Which is steeper, the arms of that shape or the line?',
        'Slide the line up or down. When does it touch the shape only once?',
        `At that special point, what's ${tex('x')}, and how high does the line have to be?`,
      ],
    };
  },
};
