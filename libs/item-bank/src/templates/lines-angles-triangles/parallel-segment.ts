import { fit, pointName } from '../../content/figures/geometry.js';
import { figure, line, type Point } from '../../content/figures/svg.js';
import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

const NAMES = [
  ['A', 'B', 'C', 'D', 'E'],
  ['P', 'Q', 'R', 'S', 'T'],
  ['J', 'K', 'L', 'M', 'N'],
  ['V', 'W', 'X', 'Y', 'Z'],
  ['R', 'S', 'T', 'U', 'V'],
] as const;

/** A above, BC level, D on AB and E on AC at the part `share` of the sides from A. */
function drawing([a, b, c, d, e]: (typeof NAMES)[number], share: number, lean: number): string {
  const [top, left, right]: [Point, Point, Point] = [
    [lean, 1.25],
    [0, 0],
    [1.7, 0],
  ];
  const on = (end: Point): Point => [top[0] + share * (end[0] - top[0]), top[1] + share * (end[1] - top[1])];
  const plan = fit([top, left, right], 330, 270, 32);
  const [pa, pb, pc, pd, pe] = [plan.at(top), plan.at(left), plan.at(right), plan.at(on(left)), plan.at(on(right))];
  return figure(
    plan.width,
    plan.height,
    `Triangle ${a}${b}${c}. Point ${d} lies on side ${a}${b}, and point ${e} lies on side ${a}${c}. Segment ${d}${e} is drawn, parallel to ${b}${c}.`,
    [
      line(pa, pb),
      line(pb, pc),
      line(pc, pa),
      line(pd, pe),
      pointName(pa, [pa[0], pa[1] + 20], a),
      pointName(pb, [pb[0] + 20, pb[1] - 10], b),
      pointName(pc, [pc[0] - 20, pc[1] - 10], c),
      pointName(pd, [pd[0] + 20, pd[1]], d),
      pointName(pe, [pe[0] - 20, pe[1]], e),
    ],
  );
}

/** A parallel to one side of a triangle: the areas of the two parts from the ratio of two lengths. */
export const parallelSegment: Template = {
  id: 'lines-angles-parallel-segment',
  skill: 22,
  difficulty: 'hard',
  shift: 0.2,
  seconds: 110,
  type: 'blank',
  context: false,
  make(draw) {
    const names = draw.pick(NAMES);
    const [a, b, c, d, e] = names;
    const [near, far] = draw.pick([
      [1, 1],
      [2, 1],
      [1, 2],
      [3, 2],
      [2, 3],
      [3, 1],
      [1, 3],
      [4, 1],
      [3, 4],
      [1, 4],
      [4, 3],
    ] as const);
    const whole = near + far;
    const unit = draw.int(2, 9);
    const k = draw.int(1, 30);
    const [small, all] = [near * near * k, whole * whole * k];
    const rest = all - small;
    if (all > 900) return null;
    const givenSmall = draw.chance(0.5);
    const [given, other] = givenSmall
      ? [small, `triangle ${tex(`${a}${d}${e}`)}`]
      : [all, `triangle ${tex(`${a}${b}${c}`)}`];
    if (given < 4) return null;
    const linear = givenSmall ? (small * far) / near : (all * far) / whole;
    const numeric = (value: number): string => num(value).replace('{,}', '');
    return {
      type: 'blank',
      img: drawing(names, near / whole, draw.pick([0.5, 0.7, 0.85, 1, 1.2])),
      question: `<p>In the figure, ${tex(`\\overline{${d}${e}}`)} is parallel to ${tex(`\\overline{${b}${c}}`)}, ${tex(`${a}${d}=${near * unit}`)}, and ${tex(`${d}${b}=${far * unit}`)}. If the area of ${other} is ${tex(given)}, what is the area of quadrilateral ${tex(`${d}${b}${c}${e}`)}?</p>`,
      answer: numeric(rest),
      wrong: [
        [
          numeric(linear),
          'area-scaled-as-length',
          'This uses the ratio of the lengths for the areas. The areas of similar triangles compare like the squares of the lengths.',
        ],
        [
          numeric(givenSmall ? all : small),
          'answered-other-quantity',
          `This is the area of triangle ${tex(givenSmall ? `${a}${b}${c}` : `${a}${d}${e}`)}.`,
        ],
        [
          numeric(givenSmall ? (small * far * far) / (near * near) : (all * far * far) / (whole * whole)),
          'wrong-similar-figures',
          `This uses the square of the part ${tex(`${d}${b}`)}, as if the quadrilateral were a triangle similar to the others.`,
        ],
      ],
      why: `Triangles ${tex(`${a}${d}${e}`)} and ${tex(`${a}${b}${c}`)} are similar, with ${tex(`\\frac{${a}${d}}{${a}${b}}=\\frac{${near * unit}}{${whole * unit}}=\\frac{${near}}{${whole}}`)}. Their areas have the ratio ${tex(`\\frac{${near * near}}{${whole * whole}}`)}, so with ${givenSmall ? `${tex(small)} for the smaller triangle the larger one has an area of ${tex(all)}` : `${tex(all)} for the larger triangle the smaller one has an area of ${tex(small)}`}. The quadrilateral is what the two differ by: ${tex(`${all}-${small}=${rest}`)}.`,
      math: {
        landmarks: [
          [`${near}/${whole}`, 'the ratio of the sides', 'What is the ratio of the areas?'],
          [`${near * near}/${whole * whole}`, 'the ratio of the areas', "What is the other triangle's area?"],
          [
            givenSmall ? all : small,
            `the area of the ${givenSmall ? 'larger' : 'smaller'} triangle`,
            'How do you get the quadrilateral?',
          ],
          [
            whole * unit,
            `the length of the whole side ${tex(`\\overline{${a}${b}}`)}`,
            'What is the ratio of the sides?',
          ],
        ],
      },
      simpler: `The small triangle has the same shape as the big one, with sides ${tex(`\\frac{${near}}{${whole}}`)} as long. Areas compare like the squares: ${tex(`\\frac{${near * near}}{${whole * whole}}`)}. So the areas are ${tex(`${small}`)} and ${tex(`${all}`)}. The quadrilateral is the difference, ${tex(`${rest}`)}.`,
      hints: [
        'Which two triangles in the figure have the same angles?',
        `Compare ${tex(`${a}${d}`)} with the whole side ${tex(`${a}${b}`)}. What ratio is that?`,
        "If every length is multiplied by a number, what's the area multiplied by?",
        "Get the other triangle's area. How does the quadrilateral come out of the two?",
      ],
    };
  },
};
