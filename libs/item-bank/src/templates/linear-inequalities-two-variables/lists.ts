import { compare, SIGNS } from '../inequality.js';
import { display, linear, tex } from '../tex.js';
import type { Template } from '../template.js';

type Pair = readonly [x: number, y: number];

const list = (pairs: readonly Pair[]): string => pairs.map(([x, y]) => tex(`(${x},${y})`)).join(', ');

/** Which list holds nothing but solutions? */
export const lists: Template = {
  id: 'inequalities-two-lists',
  skill: 17,
  difficulty: 'hard',
  shift: -0.3,
  seconds: 95,
  type: 'choice',
  context: false,
  make(draw) {
    const m = draw.pick([-6, -5, -4, -3, 3, 4, 5, 6]);
    const b = draw.nonZero(-20, 20);
    const sign = draw.pick(SIGNS);
    const strict = sign === '<' || sign === '>';
    const up = sign === '>' || sign === '≥' ? 1 : -1;
    const xs = draw.distinct(3, 1, 8).sort((one, other) => one - other);
    const line = xs.map((x) => m * x + b);
    const shift = (distances: readonly number[]): Pair[] =>
      xs.map((x, index) => [x, line[index]! + up * distances[index]!]);
    const near = draw.int(1, 4);
    // A key that touches the boundary where this is allowed, a slip that touches it where it is not.
    const key = shift(strict ? [near, 1, near + 2] : [near, 0, near + 2]);
    const edge = shift(strict ? [near, near + 1, 0] : [near + 1, near, -1]);
    const reversed = shift([-near, -near - 1, -near - 2]);
    const oneOnly = shift([near + 2, -1, -near]);
    const formula = compare('y', sign, linear(m, b));
    const bad = (index: number, pairs: readonly Pair[]): string =>
      `For ${tex(`x=${xs[index]}`)}, the right side of the inequality is ${tex(line[index]!)}, and ${tex(`y=${pairs[index]![1]}`)}`;
    return {
      type: 'choice',
      question: `${display(formula)}<p>Which of the following consists only of points ${tex('(x,y)')} that are solutions to the given inequality?</p>`,
      right: list(key),
      wrong: [
        [
          list(edge),
          strict ? 'boundary-included' : 'point-not-checked',
          strict
            ? `${bad(2, edge)} is equal to it, which a strict inequality does not allow.`
            : `${bad(2, edge)} does not satisfy the inequality, although the other two points do.`,
        ],
        [
          list(reversed),
          'inequality-reversed',
          `${bad(0, reversed)} lies on the other side; none of the points is a solution.`,
        ],
        [
          list(oneOnly),
          'point-not-checked',
          `${bad(1, oneOnly)} does not satisfy the inequality; only the first point is a solution.`,
        ],
      ],
      why: `The right side is ${xs.map((x, index) => `${tex(line[index]!)} for ${tex(`x=${x}`)}`).join(', ')}. So ${xs.map((_, index) => tex(compare(key[index]![1], sign, line[index]!))).join(', ')} are all true for the points of this choice.`,
      math: {
        landmarks: [
          [line[0]!, `the right side at ${tex(`x=${xs[0]}`)}`, `Is that point's ${tex('y')} on the right side of it?`],
          [line[1]!, `the right side at ${tex(`x=${xs[1]}`)}`, `Is that point's ${tex('y')} on the right side of it?`],
          [line[2]!, `the right side at ${tex(`x=${xs[2]}`)}`, `Is that point's ${tex('y')} on the right side of it?`],
        ],
      },
      simpler: `Put each ${tex('x')} into the right side. You get ${tex(`${line[0]}`)}, ${tex(`${line[1]}`)}, and ${tex(`${line[2]}`)}. Compare each ${tex('y')} with its number. Only one list passes all three times.`,
      hints: [
        'Every point has to satisfy the inequality; one that does not is enough to spoil a list.',
        `All lists have the same values of ${tex('x')}, so the right side needs to be worked out only once for each.`,
        `Compare each value of ${tex('y')} with the right side for its ${tex('x')}.`,
        'Mind the order of negative numbers and whether equality is allowed.',
      ],
    };
  },
};
