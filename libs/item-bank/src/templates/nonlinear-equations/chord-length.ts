import { entered, quadratic, signed, num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** The line y = k cuts a parabola in two points at a given distance. */
export const chordLength: Template = {
  id: 'nonlinear-chord-length',
  skill: 19,
  difficulty: 'hard',
  seconds: 115,
  shift: 0.3,
  type: 'blank',
  context: false,
  make(draw) {
    const a = draw.int(1, 4) * draw.pick([1, 1, -1]);
    const [h, v, half] = [draw.nonZero(-5, 5), draw.nonZero(-12, 12), draw.int(2, 6)];
    const key = v + a * half * half;
    const [b, c] = [-2 * a * h, v + a * h * h];
    if (c === 0 || key === 0 || key === c || Math.abs(key) > 99) return null;
    return {
      type: 'blank',
      question: `<p>In the ${tex('xy')}-plane, the line ${tex('y=k')}, where ${tex('k')} is a constant, intersects the parabola ${tex(`y=${quadratic(a, b, c)}`)} at two points. The distance between these two points is ${tex(2 * half)} units. What is the value of ${tex('k')}?</p>`,
      answer: String(key),
      wrong: [
        [
          String(v + a * 4 * half * half),
          'distance-not-halved',
          'The axis of symmetry is halfway between the two points.',
        ],
        [String(v), 'value-at-vertex', 'A horizontal line through the vertex meets the parabola only once.'],
        [
          String(v + half * half),
          'leading-coefficient-of-one',
          `This works only if the number in front of ${tex('x^2')} is one. Here the parabola opens differently.`,
        ],
        [
          String(c + a * half * half),
          'intercept-for-vertex',
          `The constant term is the height at ${tex('x=0')}, and that isn't where the axis is.`,
        ],
        [entered(v + a * 2 * half, 1), 'doubled-for-squared', 'The distance from the axis gets squared, not doubled.'],
      ],
      why: `Completing the square gives ${tex(`y=${a === 1 ? '' : a === -1 ? '-' : a}(x${signed(-h)})^2${signed(v)}`)}, so the axis of symmetry is ${tex(`x=${num(h)}`)}. Two points of equal height lie at equal distances on both sides of it, here ${tex(half)} units each. At such a point, ${tex(`y=${num(a)}\\cdot ${half}^2${signed(v)}=${num(key)}`)}.`,
      math: {
        landmarks: [
          [h, `the ${tex('x')}-value in the middle between the points`, 'How far is each point from it?'],
          [half, 'how far each point is from the middle', "What's the height there?"],
          [v, 'the height at the vertex', 'How much higher or lower are the two points?'],
          [a * half * half, 'how far the points are above or below the vertex', `So what is ${tex('k')}?`],
        ],
      },
      simpler: `The two points are ${tex(`${2 * half}`)} apart, so each is ${tex(`${half}`)} from the middle. The middle is at the vertex, where the height is ${tex(`${v}`)}. Going ${tex(`${half}`)} to the side changes the height by ${tex(`${num(a)}\\cdot ${half}^2`)}. That makes it ${tex(`${num(key)}`)}.`,
      hints: [
        "Both points are at the same height. Where's the parabola's axis compared to them?",
        'Where is that axis, and how far is each point from it?',
        `Start at the axis and go that far sideways. What's ${tex('x')} at one point?`,
        `Put that ${tex('x')} into the parabola. How high is the point?`,
      ],
    };
  },
};
