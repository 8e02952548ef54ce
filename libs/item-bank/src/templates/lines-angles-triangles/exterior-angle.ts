import { angleMark, fit, pointName } from '../../content/figures/geometry.js';
import { figure, line, type Point } from '../../content/figures/svg.js';
import { tex } from '../tex.js';
import type { Template } from '../template.js';

const NAMES = [
  ['A', 'B', 'C', 'D'],
  ['P', 'Q', 'R', 'S'],
  ['J', 'K', 'L', 'M'],
  ['W', 'X', 'Y', 'Z'],
  ['E', 'F', 'G', 'H'],
  ['R', 'S', 'T', 'U'],
] as const;

/** AC lies level and is extended to D; B above. The angles at A, at B, and outside at C are marked. */
function drawing(
  [a, b, c, d]: readonly [string, string, string, string],
  atA: number,
  atB: number,
  marks: readonly [string, string, string],
): string {
  const turn = (degrees: number): number => (degrees * Math.PI) / 180;
  // AC = 1 by the law of sines.
  const ab = Math.sin(turn(180 - atA - atB)) / Math.sin(turn(atB));
  const [corner, top, end]: [Point, Point, Point] = [
    [0, 0],
    [ab * Math.cos(turn(atA)), ab * Math.sin(turn(atA))],
    [1.6, 0],
  ];
  const plan = fit([corner, top, end], 370, 330, 32);
  const [pa, pb, pc, pd] = [plan.at(corner), plan.at(top), plan.at([1, 0]), plan.at(end)];
  return figure(
    plan.width,
    plan.height,
    `Triangle ${a}${b}${c} with side ${a}${c} extended beyond ${c} to point ${d}. The angle at ${a} is labeled ${marks[0]}, the angle at ${b} is labeled ${marks[1]}, and angle ${b}${c}${d}, outside the triangle, is labeled ${marks[2]}.`,
    [
      line(pa, pd),
      line(pa, pb),
      line(pb, pc),
      angleMark(pa, pc, pb, marks[0]),
      angleMark(pb, pa, pc, marks[1]),
      angleMark(pc, pb, pd, marks[2], 18),
      pointName(pa, [pa[0] + 20, pa[1] - 8], a),
      pointName(pb, [pb[0], pb[1] + 20], b),
      pointName(pc, [pc[0], pc[1] - 20], c),
      pointName(pd, [pd[0] - 20, pd[1]], d),
    ],
  );
}

/** An exterior angle of a triangle and the two interior angles away from it: two given, the third wanted. */
export const exteriorAngle: Template = {
  id: 'lines-angles-exterior',
  skill: 22,
  difficulty: 'easy',
  shift: 0.2,
  seconds: 60,
  type: 'choice',
  ordered: true,
  context: false,
  make(draw) {
    const names = draw.pick(NAMES);
    const [a, b, c] = names;
    const [atA, atB] = [draw.int(38, 85), draw.int(38, 85)];
    const outside = atA + atB;
    if (outside > 142 || outside === 90 || outside === 120 || atA === atB || Math.abs(outside - 90) < 4) return null;
    const degrees = (value: number): string => tex(`${value}^\\circ`);
    const exterior = draw.chance(0.5);
    const key = exterior ? outside : atB;
    return {
      type: 'choice',
      img: drawing(names, atA, atB, exterior ? [`${atA}°`, `${atB}°`, 'x°'] : [`${atA}°`, 'x°', `${outside}°`]),
      question: `<p>In the figure, side ${tex(`\\overline{${a}${c}}`)} of triangle ${tex(`${a}${b}${c}`)} is extended to point ${tex(names[3])}. What is the value of ${tex('x')}?</p>`,
      right: tex(key),
      wrong: exterior
        ? [
            [
              tex(180 - outside),
              'interior-for-exterior',
              `This is the angle of the triangle at ${tex(c)}. The angle labeled ${tex('x^\\circ')} is outside, right next to it.`,
            ],
            [
              tex(180 - atA),
              'one-angle-overlooked',
              `This subtracts only ${degrees(atA)} from ${degrees(180)}. The angle at ${tex(b)} counts too.`,
            ],
            [
              tex(180 - atB),
              'one-angle-overlooked',
              `This subtracts only ${degrees(atB)} from ${degrees(180)}. The angle at ${tex(a)} counts too.`,
            ],
          ]
        : [
            [tex(180 - outside), 'answered-other-angle', `This is the angle of the triangle at ${tex(c)}.`],
            [
              tex(180 - atA),
              'one-angle-overlooked',
              `This subtracts only ${degrees(atA)} from ${degrees(180)}. The inside angle at ${tex(c)} counts too.`,
            ],
            [
              tex(atA),
              'isosceles-assumed',
              `This takes the angles at ${tex(a)} and ${tex(b)} to be equal, but the question doesn't say so.`,
            ],
          ],
      why: exterior
        ? `The angle of the triangle at ${tex(c)} measures ${tex(`180^\\circ-${atA}^\\circ-${atB}^\\circ=${180 - outside}^\\circ`)}. With the angle labeled ${tex('x^\\circ')} it makes a straight angle, so ${tex(`x=180-${180 - outside}=${outside}`)}.`
        : `The angle of the triangle at ${tex(c)} measures ${tex(`180^\\circ-${outside}^\\circ=${180 - outside}^\\circ`)}, since it makes a straight angle with ${tex(`\\angle ${b}${c}${names[3]}`)}. The angles of a triangle add up to ${degrees(180)}, so ${tex(`x=180-${atA}-${180 - outside}=${atB}`)}.`,
      math: {
        landmarks: [
          [180 - outside, `the angle inside the triangle at ${tex(`${c}`)}`, `How do you get ${tex('x')} from it?`],
          [atA + atB, 'the two far angles together', 'How do they compare with the outside angle?'],
        ],
        starts: [exterior ? `x+${180 - outside}=180` : `x+${180 - outside}+${atA}=180`],
      },
      simpler: `The outside angle is exactly the two far inside angles put together. ${exterior ? `So ${tex(`${atA}+${atB}=${outside}`)}.` : `So ${tex(`x+${atA}=${outside}`)}, and that makes ${tex(`x=${atB}`)}.`}`,
      hints: [
        'What do the three angles of a triangle add up to?',
        `How does the inside angle at ${tex(c)} fit together with its neighbor outside?`,
        'Two angles side by side on a straight line. What do they add up to?',
        'How does the outside angle compare with the two far inside angles together?',
      ],
    };
  },
};
