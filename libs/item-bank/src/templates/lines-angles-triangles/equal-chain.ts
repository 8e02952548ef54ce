import { fit, pointName } from '../../content/figures/geometry.js';
import { figure, line, type Point } from '../../content/figures/svg.js';
import { tex } from '../tex.js';
import type { Template } from '../template.js';

const NAMES = [
  ['A', 'B', 'C', 'D', 'E'],
  ['P', 'Q', 'R', 'S', 'T'],
  ['J', 'K', 'L', 'M', 'N'],
  ['V', 'W', 'X', 'Y', 'Z'],
] as const;

/** Two rays from the first point; the others lie on them in turn, each as far from the one before. */
function drawing([a, b, c, d, e]: (typeof NAMES)[number], degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  const reach = (count: number): number => Math.sin(count * turn) / Math.sin(turn);
  const up = (length: number): Point => [length * Math.cos(turn), length * Math.sin(turn)];
  const points: Point[] = [[0, 0], [1, 0], up(reach(2)), [reach(3), 0], up(reach(4))];
  const plan = fit(points, 380, 260, 30);
  const [pa, pb, pc, pd, pe] = points.map(plan.at) as [Point, Point, Point, Point, Point];
  const below = ([x, y]: Point): Point => [x, y - 20];
  const above = ([x, y]: Point): Point => [x + 8, y + 20];
  return figure(
    plan.width,
    plan.height,
    `Points ${a}, ${b}, and ${d} lie in this order on a horizontal line. Points ${a}, ${c}, and ${e} lie in this order on a line that rises from ${a}. Segments ${b}${c}, ${c}${d}, and ${d}${e} are drawn between the two lines.`,
    [
      line(pa, pd),
      line(pa, pe),
      line(pb, pc),
      line(pc, pd),
      line(pd, pe),
      pointName(pa, [pa[0] + 20, pa[1]], a),
      pointName(pb, below(pb), b),
      pointName(pc, above(pc), c),
      pointName(pd, below(pd), d),
      pointName(pe, above(pe), e),
    ],
  );
}

/** A chain of equal segments between two rays: each new angle follows from two isosceles triangles. */
export const equalChain: Template = {
  id: 'lines-angles-equal-chain',
  skill: 22,
  difficulty: 'hard',
  shift: 0.3,
  seconds: 120,
  type: 'blank',
  context: false,
  make(draw) {
    const names = draw.pick(NAMES);
    const [a, b, c, d, e] = names;
    const x = draw.int(13, 24);
    const angles = {
      first: { name: `${b}${a}${c}`, size: x },
      third: { name: `${d}${c}${e}`, size: 3 * x },
      middle: { name: `${b}${c}${d}`, size: 180 - 4 * x },
      last: { name: `${c}${d}${e}`, size: 180 - 6 * x },
    } as const;
    const [given, wanted] = draw.pick([
      ['last', 'first'],
      ['last', 'third'],
      ['middle', 'last'],
      ['third', 'middle'],
      ['last', 'middle'],
      ['middle', 'third'],
    ] as const);
    const angle = (name: string): string => tex(`\\angle ${name}`);
    const [known, asked] = [angles[given], angles[wanted]];
    const base = (180 - known.size) / 2;
    return {
      type: 'blank',
      img: drawing(names, x),
      question: `<p>In the figure, ${tex(`${a}${b}=${b}${c}=${c}${d}=${d}${e}`)}. Points ${tex(a)}, ${tex(b)}, and ${tex(d)} lie on one line, and points ${tex(a)}, ${tex(c)}, and ${tex(e)} lie on another. If the measure of ${angle(known.name)} is ${tex(`${known.size}^\\circ`)}, what is the measure, in degrees, of ${angle(asked.name)}?</p>`,
      answer: String(asked.size),
      wrong: [
        ...Object.values(angles)
          .filter(({ name }) => name !== asked.name && name !== known.name)
          .map(
            ({ name, size }) =>
              [
                String(size),
                'answered-other-angle',
                `This is the measure of ${angle(name)}, a different angle in the figure.`,
              ] as const,
          ),
        [
          String(2 * x),
          'answered-other-angle',
          `This is the measure of ${angle(`${c}${b}${d}`)}, an exterior angle of triangle ${tex(`${a}${b}${c}`)}.`,
        ],
        [
          String(base),
          'one-triangle-only',
          `This is a base angle of an isosceles triangle with ${angle(known.name)} at its top. It isn't the angle they want yet.`,
        ],
        [
          String(known.size),
          'angles-taken-for-equal',
          `The angles ${tex(known.name)} and ${tex(asked.name)} are in different triangles of the chain and aren't equal.`,
        ],
      ],
      why: `Let ${tex('x')} be the measure, in degrees, of ${angle(angles.first.name)}. Triangle ${tex(`${a}${b}${c}`)} is isosceles, so the angle at ${tex(c)} is ${tex('x')} too and its exterior angle ${tex(`${c}${b}${d}`)} is ${tex('2x')}. Triangle ${tex(`${b}${c}${d}`)} is isosceles, so ${tex(`\\angle ${b}${d}${c}=2x`)} and ${tex(`\\angle ${b}${c}${d}=180-4x`)}. In triangle ${tex(`${a}${c}${d}`)} the exterior angle ${tex(`${d}${c}${e}`)} is ${tex('x+2x=3x')}. Triangle ${tex(`${c}${d}${e}`)} is isosceles, so ${tex(`\\angle ${c}${d}${e}=180-6x`)}. From the given ${tex(`${known.size}^\\circ`)} it follows that ${tex(`x=${x}`)}, and ${tex(`\\angle ${asked.name}=${asked.size}^\\circ`)}.`,
      math: {
        landmarks: [
          [x, `the measure of ${tex(`\\angle ${b}${a}${c}`)}`, 'Which angles can you get from it?'],
          [2 * x, `the measure of ${tex(`\\angle ${c}${b}${d}`)}`, "What's the next angle?"],
          [
            base,
            'a base angle in the triangle with the given angle, if that angle is at the top',
            'Which two angles in that triangle are really equal?',
          ],
        ],
      },
      simpler: `Each pair of equal sides makes two equal angles. Call the first angle ${tex('x')}. As you go along the chain, the angles are ${tex('x')}, ${tex('2x')}, and ${tex('3x')}. The given ${tex(`${known.size}^\\circ`)} tells you ${tex(`x=${x}`)}, and then ${tex(`\\angle ${asked.name}=${asked.size}^\\circ`)}.`,
      hints: [
        `Call the angle at ${tex(a)} ${tex('x')}. Which triangle of the chain is it in?`,
        `Equal sides face equal angles. Which other angle in that triangle is ${tex('x')} too?`,
        "An outside angle is the two far inside angles together. What's the next one?",
        `Write the given angle and the wanted one with ${tex('x')}. What equation gives ${tex('x')}?`,
      ],
    };
  },
};
