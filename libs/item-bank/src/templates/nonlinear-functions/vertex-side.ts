import { tex } from '../tex.js';
import type { Template } from '../template.js';

/** Vertex and two x-intercepts of y = ax² + bx + c: which value can a + b + c have? */
export const vertexSide: Template = {
  id: 'nonfunction-vertex-side',
  skill: 20,
  difficulty: 'hard',
  seconds: 100,
  shift: 0.4,
  type: 'choice',
  ordered: true,
  context: false,
  make(draw) {
    const up = draw.pick([1, -1]);
    const [h, depth] = [draw.nonZero(-9, 12), draw.int(6, 25)];
    const v = -up * depth;
    if (h === 1) return null;
    const [key, near, far, farther] = [
      v + up * draw.int(1, depth - 2),
      v - up * draw.int(1, 4),
      v - up * draw.int(5, 9),
      v - up * draw.int(10, 15),
    ];
    const asked = draw.pick([
      ['a+b+c', '1'],
      ['a-b+c', '-1'],
    ] as const);
    if (asked[1] === '-1' && h === -1) return null;
    const beyond = `A parabola that opens ${up > 0 ? 'upward' : 'downward'} has no points ${up > 0 ? 'below' : 'above'} its vertex. Which point of the parabola has this height?`;
    return {
      type: 'choice',
      question: `<p>In the ${tex('xy')}-plane, a parabola has its vertex at ${tex(`(${h},${v})`)} and intersects the ${tex('x')}-axis at two points. The equation of the parabola is written in the form ${tex('y=ax^2+bx+c')}, where ${tex('a')}, ${tex('b')}, and ${tex('c')} are constants. Which of the following could be the value of ${tex(asked[0])}?</p>`,
      right: tex(key),
      wrong: [
        [
          tex(v),
          'value-at-vertex',
          `The parabola has this height at its vertex only. For which ${tex('x')} does the right side become ${tex(asked[0])}?`,
        ],
        [tex(near), 'beyond-vertex', beyond],
        [tex(far), 'beyond-vertex', beyond],
        [tex(farther), 'beyond-vertex', beyond],
      ],
      why: `For ${tex(`x=${asked[1]}`)}, the right side of ${tex('y=ax^2+bx+c')} becomes ${tex(asked[0])}, so the question is about the height of the parabola there. Its vertex lies ${up > 0 ? 'below' : 'above'} the ${tex('x')}-axis, and it meets the axis twice, so it opens ${up > 0 ? 'upward' : 'downward'}. Every point other than the vertex is therefore ${up > 0 ? 'higher' : 'lower'} than ${tex(v)}, and only ${tex(key)} is.`,
      math: { landmarks: [[v, 'the height of the vertex', 'Is the point you want above or below it?']] },
      simpler: `Put ${tex(`x=${asked[1]}`)} into the equation and the right side turns into ${tex(`${asked[0]}`)}. So it's just the height of the curve at that spot. The curve opens ${up > 0 ? 'up' : 'down'} from ${tex(`${v}`)}. So every other height is ${up > 0 ? 'more' : 'less'} than that, and only ${tex(`${key}`)} is.`,
      hints: [
        `You can't find ${tex('a')}, ${tex('b')} and ${tex('c')}. Which ${tex('x')} turns the equation into what's asked?`,
        "So it's just a height. The height of the curve at which spot?",
        `Is the vertex above or below the ${tex('x')}-axis? Which way must the curve open?`,
        'Compared to the vertex, how high can any other point be?',
      ],
    };
  },
};
