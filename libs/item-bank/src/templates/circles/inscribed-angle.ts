import { onRing, ring } from '../../content/figures/circle.js';
import { dot, figure, label, line, polygon, type Point } from '../../content/figures/svg.js';
import { tex } from '../tex.js';
import type { Template } from '../template.js';

/** Center O, chord AB below it, C on the major arc; drawn to scale. */
function drawing(central: number): string {
  const center: Point = [130, 115];
  const at = (degrees: number, reach = 90): Point => onRing(center, reach, degrees);
  const [a, b, c] = [270 - central / 2, 270 + central / 2, 78];
  const name = (text: string, degrees: number): string => {
    const [x, y] = at(degrees, 106);
    return label([x, y + 5], text, { italic: true });
  };
  return figure(260, 235, 'Circle with center O. Points A, B, and C lie on the circle, A and B in its lower half and C near its top. Segments OA, OB, AB, AC, and BC are drawn.', [
    ring(center, 90), dot(center), polygon([at(a), at(b), center]), line(at(c), at(a)), line(at(c), at(b)),
    label([center[0] - 12, center[1] - 5], 'O', { italic: true }), name('A', a), name('B', b), name('C', c),
  ]);
}

/** From a base angle of the triangle of two radii to the inscribed angle over the same chord. */
export const inscribedAngle: Template = {
  id: 'circles-inscribed-angle', skill: 24, difficulty: 'medium', seconds: 80, type: 'choice', context: false,
  make(draw) {
    const base = draw.int(15, 65);
    if (base === 45 || base === 30 || base === 60) return null;
    const central = 180 - 2 * base;
    const degrees = (value: number): string => tex(`${value}^\\circ`);
    return {
      type: 'choice',
      img: drawing(central),
      question: `<p>In the figure, points ${tex('A')}, ${tex('B')}, and ${tex('C')} lie on the circle with center ${tex('O')}. If the measure of ${tex('\\angle OAB')} is ${degrees(base)}, what is the measure of ${tex('\\angle ACB')}?</p>`,
      right: degrees(90 - base),
      wrong: [
        [degrees(central), 'central-for-inscribed', `This is the measure of the central angle ${tex('AOB')}; the inscribed angle over the same arc is half of it.`],
        [degrees(base), 'answered-given-angle', `This sets angle ${tex('ACB')} equal to angle ${tex('OAB')}, but the two do not stand over the same arc.`],
        [degrees(base / 2), 'half-of-wrong-angle', `This halves the ${degrees(base)} at ${tex('A')}; the angle to halve is the central angle ${tex('AOB')}.`],
        [degrees(180 - base), 'isosceles-overlooked', `This subtracts the ${degrees(base)} from ${degrees(180)} only once and does not halve the result.`],
      ],
      why: `${tex('OA')} and ${tex('OB')} are radii, so triangle ${tex('OAB')} is isosceles and ${tex(`\\angle AOB=180^\\circ-2\\cdot ${base}^\\circ=${central}^\\circ`)}. The inscribed angle ${tex('ACB')} stands over the same arc and is half of this: ${degrees(90 - base)}.`,
      hints: [
        `What kind of triangle is ${tex('OAB')}, seeing that two of its sides are radii?`,
        `Find the angle at ${tex('O')} in that triangle.`,
        `The angles at ${tex('O')} and at ${tex('C')} stand over the same arc ${tex('AB')}.`,
        'An inscribed angle compares with the central angle over the same arc in a fixed way: recall which is twice the other.',
      ],
    };
  },
};
