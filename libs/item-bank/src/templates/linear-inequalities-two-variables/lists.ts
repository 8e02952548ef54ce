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
            ? `${bad(2, edge)} is equal to it, and a strict inequality doesn't allow that.`
            : `${bad(2, edge)} doesn't work, even though the other two points do.`,
        ],
        [
          list(reversed),
          'inequality-reversed',
          `${bad(0, reversed)} is on the other side. None of the points is a solution.`,
        ],
        [list(oneOnly), 'point-not-checked', `${bad(1, oneOnly)} doesn't work. Only the first point is a solution.`],
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
        'Every point in the list has to work. How do you test one point?',
        `All the lists use the same ${tex('x')} values. What's the right side for each one?`,
        `Compare each ${tex('y')} with the right side for its ${tex('x')}. Which ones pass?`,
        `Is a ${tex('y')} allowed to be equal to the right side here?`,
      ],
    };
  },
};
