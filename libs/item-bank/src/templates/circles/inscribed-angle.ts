import { onRing, ring } from '../../content/figures/circle.js';
import { dot, figure, label, line, polygon, type Point } from '../../content/figures/svg.js';
import { tex } from '../tex.js';
import type { Template } from '../template.js';

/** Center O, chord AB below it, C on the major arc; drawn to scale. */
function drawing(central: number, [one, other, top]: readonly [string, string, string]): string {
  const center: Point = [130, 115];
  const at = (degrees: number, reach = 90): Point => onRing(center, reach, degrees);
  const [a, b, c] = [270 - central / 2, 270 + central / 2, 84];
  const name = (text: string, degrees: number): string => {
    const [x, y] = at(degrees, 106);
    return label([x, y + 5], text, { italic: true });
  };
  return figure(
    260,
    235,
    `Circle with center O. Points ${one}, ${other}, and ${top} lie on the circle, ${one} and ${other} in its lower half and ${top} near its top. Segments O${one}, O${other}, ${one}${other}, ${one}${top}, and ${other}${top} are drawn.`,
    [
      ring(center, 90),
      dot(center),
      polygon([at(a), at(b), center]),
      line(at(c), at(a)),
      line(at(c), at(b)),
      label([center[0], center[1] - 8], 'O', { italic: true }),
      name(one, a),
      name(other, b),
      name(top, c),
    ],
  );
}

/** From a base angle of the triangle of two radii to the inscribed angle over the same chord. */
export const inscribedAngle: Template = {
  id: 'circles-inscribed-angle',
  skill: 24,
  difficulty: 'medium',
  seconds: 80,
  type: 'choice',
  ordered: true,
  context: false,
  make(draw) {
    const names = draw.pick([
      ['A', 'B', 'C'],
      ['P', 'Q', 'R'],
      ['J', 'K', 'L'],
      ['R', 'S', 'T'],
      ['X', 'Y', 'Z'],
      ['D', 'E', 'F'],
      ['K', 'M', 'N'],
    ] as const);
    const base = draw.int(13, 67);
    if (base === 45 || base === 30 || base === 60) return null;
    const [one, other, top] = names;
    const central = 180 - 2 * base;
    const degrees = (value: number): string => tex(`${value}^\\circ`);
    return {
      type: 'choice',
      img: drawing(central, names),
      question: `<p>In the figure, points ${tex(one)}, ${tex(other)}, and ${tex(top)} lie on the circle with center ${tex('O')}. If the measure of ${tex(`\\angle O${one}${other}`)} is ${degrees(base)}, what is the measure of ${tex(`\\angle ${one}${top}${other}`)}?</p>`,
      right: degrees(90 - base),
      wrong: [
        [
          degrees(central),
          'central-for-inscribed',
          `This is the measure of the central angle ${tex(`${one}O${other}`)}. The angle on the circle over the same arc is half of that.`,
        ],
        [
          degrees(base),
          'answered-given-angle',
          `This sets angle ${tex(`${one}${top}${other}`)} equal to angle ${tex(`O${one}${other}`)}, but those two don't open onto the same arc.`,
        ],
        [
          degrees(base / 2),
          'half-of-wrong-angle',
          `This halves the ${degrees(base)} at ${tex(one)}. The one to halve is the central angle ${tex(`${one}O${other}`)}.`,
        ],
        [
          degrees(180 - base),
          'isosceles-overlooked',
          `This subtracts the ${degrees(base)} from ${degrees(180)} only once and doesn't halve the result.`,
        ],
      ],
      why: `${tex(`O${one}`)} and ${tex(`O${other}`)} are radii, so triangle ${tex(`O${one}${other}`)} is isosceles and ${tex(`\\angle ${one}O${other}=180^\\circ-2\\cdot ${base}^\\circ=${central}^\\circ`)}. The inscribed angle ${tex(`${one}${top}${other}`)} stands over the same arc and is half of this: ${degrees(90 - base)}.`,
      math: {
        landmarks: [[central, 'the angle at the center', 'How does the angle on the circle compare?']],
        starts: [`2*${base}+x=180`],
      },
      simpler: `Two radii make a triangle with two equal angles of ${tex(`${base}^\\circ`)}. That leaves ${tex(`${central}^\\circ`)} at the center. The angle out on the circle is half of that: ${tex(`${90 - base}^\\circ`)}.`,
      hints: [
        `Two sides of triangle ${tex(`O${one}${other}`)} are radii. What kind of triangle is it?`,
        `So how big is the angle at ${tex('O')} in that triangle?`,
        `The angles at ${tex('O')} and ${tex(top)} open onto the same arc. Which one looks bigger?`,
        'One of those two angles is twice the other. Which one?',
      ],
    };
  },
};
