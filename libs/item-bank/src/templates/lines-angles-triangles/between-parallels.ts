import { angleMark, fit, pointName } from '../../content/figures/geometry.js';
import { figure, label, line, type Point } from '../../content/figures/svg.js';
import { tex } from '../tex.js';
import type { Template } from '../template.js';

const NAMES = [
  ['A', 'P', 'B', 'm', 'n'],
  ['R', 'S', 'T', 'j', 'k'],
  ['D', 'E', 'F', 'p', 'q'],
  ['K', 'L', 'M', 'r', 's'],
  ['X', 'Y', 'Z', 'a', 'b'],
] as const;

/** Upper line through A, lower through B, P to the right of both, between the lines. */
function drawing(
  [a, p, b, m, n]: (typeof NAMES)[number],
  down: number,
  up: number,
  shown: readonly [string, string],
  left: readonly [boolean, boolean],
): string {
  const reach = (degrees: number): number => 1 / Math.tan((degrees * Math.PI) / 180);
  const [one, other, bend]: [Point, Point, Point] = [
    [-reach(down), 1],
    [-reach(up), -1],
    [0, 0],
  ];
  const [start, end] = [Math.min(one[0], other[0]) - 1.1, Math.max(0.5, one[0] + 1.2, other[0] + 1.2)];
  const plan = fit(
    [
      [start, 1],
      [end, 1],
      [start, -1],
      [end, -1],
    ],
    380,
    300,
    30,
  );
  const [pa, pb, pp] = [plan.at(one), plan.at(other), plan.at(bend)];
  const ends = (y: number): [Point, Point] => [plan.at([start, y]), plan.at([end, y])];
  const [upper, lower] = [ends(1), ends(-1)];
  const side = (isLeft: boolean): string => (isLeft ? 'left' : 'right');
  return figure(
    plan.width,
    plan.height,
    `Level line ${m} lies above line ${n}, which is parallel to it. Point ${a} lies on ${m}, point ${b} lies on ${n}, and point ${p} lies between the lines, to the right of ${a} and ${b}. Segments ${a}${p} and ${p}${b} are drawn. At ${a}, the angle between segment ${a}${p} and the part of line ${m} to the ${side(left[0])} of ${a} is labeled ${shown[0]}. At ${b}, the angle between segment ${b}${p} and the part of line ${n} to the ${side(left[1])} of ${b} is labeled ${shown[1]}. Angle ${a}${p}${b} is labeled x°.`,
    [
      line(...upper),
      line(...lower),
      line(pa, pp),
      line(pp, pb),
      angleMark(pa, left[0] ? upper[0] : upper[1], pp, shown[0], 18),
      angleMark(pb, left[1] ? lower[0] : lower[1], pp, shown[1], 18),
      angleMark(pp, pa, pb, 'x°', 18),
      pointName(pa, [pa[0], pa[1] + 20], a),
      pointName(pb, [pb[0], pb[1] - 20], b),
      pointName(pp, [pp[0] - 20, pp[1]], p),
      label([upper[1][0] + 12, upper[1][1] + 5], m, { italic: true }),
      label([lower[1][0] + 12, lower[1][1] + 5], n, { italic: true }),
    ],
  );
}

/** A bent path between two parallel lines: a third parallel through the bend splits the angle. */
export const betweenParallels: Template = {
  id: 'lines-angles-between-parallels',
  skill: 22,
  difficulty: 'hard',
  seconds: 100,
  type: 'choice',
  ordered: true,
  context: false,
  make(draw) {
    const names = draw.pick(NAMES);
    const [a, p, b, m, n] = names;
    const [down, up] = [draw.int(36, 72), draw.int(36, 72)];
    const left = draw.pick([
      [true, false],
      [false, true],
      [true, true],
    ] as const);
    const shown = [left[0] ? 180 - down : down, left[1] ? 180 - up : up] as const;
    const key = down + up;
    const obtuse = left[0] ? shown[0] : shown[1];
    if (key === 90 || key === 120 || down === up || shown[0] === shown[1]) return null;
    const degrees = (value: number): string => tex(`${value}^\\circ`);
    const part = (isLeft: boolean, value: number, point: string, line: string): string =>
      isLeft
        ? `The parallel and segment ${tex(`${p}${point}`)} make an angle of ${tex(`180^\\circ-${180 - value}^\\circ=${value}^\\circ`)} at ${tex(p)}, since this angle and the given one lie between parallels on the same side of the segment.`
        : `The parallel and segment ${tex(`${p}${point}`)} make an angle of ${degrees(value)} at ${tex(p)}, the alternate angle of the given one at line ${tex(line)}.`;
    return {
      type: 'choice',
      img: drawing(names, down, up, [`${shown[0]}°`, `${shown[1]}°`], left),
      question: `<p>In the figure, lines ${tex(m)} and ${tex(n)} are parallel. What is the value of ${tex('x')}?</p>`,
      right: tex(key),
      wrong: [
        [
          tex(180 - key),
          'third-angle-of-triangle',
          `This treats ${degrees(down)} and ${degrees(up)} as two angles of a triangle whose third angle is at ${tex(p)}. There's no such triangle in the figure.`,
        ],
        [
          tex(obtuse),
          'equal-to-given',
          `This takes the angle labeled ${tex('x^\\circ')} to be as large as the given one of ${degrees(obtuse)}. They aren't alternate angles, because the path bends at ${tex(p)}.`,
        ],
        [
          tex(left[0] ? down : up),
          'one-part-overlooked',
          `This is only the part of the angle at ${tex(p)} on one side of the parallel to ${tex(m)} through ${tex(p)}.`,
        ],
        [
          tex(Math.abs(shown[0] - shown[1])),
          'angles-subtracted',
          `This is the difference of the two given measures, ${degrees(shown[0])} and ${degrees(shown[1])}.`,
        ],
      ],
      why: `Draw the parallel to ${tex(m)} through ${tex(p)}; it splits the angle labeled ${tex('x^\\circ')} into two parts. ${part(left[0], down, a, m)} ${part(left[1], up, b, n)} So ${tex(`x=${down}+${up}=${key}`)}.`,
      math: {
        landmarks: [
          [down, 'one part of the angle', "What's the other part?"],
          [up, 'one part of the angle', "What's the other part?"],
        ],
      },
      simpler: `Draw a third line through the corner, parallel to the other two. It cuts ${tex('x')} into two parts. One part is ${tex(`${down}^\\circ`)} and the other is ${tex(`${up}^\\circ`)}. Add them to get ${tex(`${key}`)}.`,
      hints: [
        `No line crosses both parallels here. What line could you add through ${tex(p)}?`,
        `Draw a third parallel through ${tex(p)}. Into which two parts does it split the angle?`,
        'Take one side at a time. Is the given angle there acute or obtuse?',
        'Is each part equal to the given angle, or do they make 180 together?',
      ],
    };
  },
};
