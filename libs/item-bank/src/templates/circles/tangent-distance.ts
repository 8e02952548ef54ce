import { onRing, ring } from '../../content/figures/circle.js';
import { dot, figure, label, line, polyline, type Point } from '../../content/figures/svg.js';
import { tex } from '../tex.js';
import type { Template } from '../template.js';

const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [20, 21, 29],
  [21, 20, 29],
] as const;

/** Circle on the left, P on the right at the height of O, tangent point T above. */
function drawing(radius: number, tangent: number): string {
  const whole = Math.hypot(radius, tangent);
  const scale = 290 / (radius + whole);
  const r = radius * scale;
  const o: Point = [20 + r, 20 + r];
  const p: Point = [o[0] + whole * scale, o[1]];
  const t = onRing(o, r, (Math.acos(radius / whole) * 180) / Math.PI);
  const toward = (from: Point, to: Point, step: number): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return [from[0] + ((to[0] - from[0]) * step) / length, from[1] + ((to[1] - from[1]) * step) / length];
  };
  const [onRadius, onTangent] = [toward(t, o, 9), toward(t, p, 9)];
  const corner: Point = [onRadius[0] + onTangent[0] - t[0], onRadius[1] + onTangent[1] - t[1]];
  return figure(
    350,
    Math.round(2 * r + 40),
    `Circle with center O. Segment PT touches the circle at point T and has length ${tangent}. Radius OT has length ${radius}. Segment OP crosses the circle at point Q, which lies between O and P.`,
    [
      ring(o, r),
      dot(o),
      line(o, p),
      line(o, t),
      line(t, p),
      polyline([onRadius, corner, onTangent]),
      dot([o[0] + r, o[1]]),
      label([o[0] - 10, o[1] + 5], 'O', { italic: true }),
      label([p[0] + 12, p[1] + 5], 'P', { italic: true }),
      label([t[0] + 4, t[1] - 8], 'T', { italic: true }),
      label([o[0] + r + 9, o[1] + 18], 'Q', { italic: true }),
    ],
  );
}

/** From a tangent and the radius to the distance between the outer point and the circle. */
export const tangentDistance: Template = {
  id: 'circles-tangent-distance',
  skill: 24,
  difficulty: 'medium',
  shift: 0.3,
  seconds: 90,
  type: 'blank',
  context: false,
  make(draw) {
    const [first, second, third] = draw.pick(TRIPLES);
    const factor = draw.int(1, 7);
    const [radius, tangent, whole] = [first * factor, second * factor, third * factor];
    if (whole > 150) return null;
    return {
      type: 'blank',
      img: drawing(radius, tangent),
      question: `<p>In the figure, ${tex('\\overline{PT}')} is tangent to the circle with center ${tex('O')} at point ${tex('T')}, and ${tex('\\overline{OP}')} intersects the circle at point ${tex('Q')}. If ${tex(`PT=${tangent}`)} and ${tex(`OT=${radius}`)}, what is the length of ${tex('\\overline{PQ}')}?</p>`,
      answer: String(whole - radius),
      wrong: [
        [
          String(whole),
          'answered-other-quantity',
          `This is the length of ${tex('\\overline{OP}')}. The part ${tex('\\overline{OQ}')} inside the circle still has to come off.`,
        ],
        [
          String(tangent),
          'tangent-for-distance',
          `This takes ${tex('\\overline{PQ}')} to be as long as the tangent ${tex('\\overline{PT}')}. It doesn't have to be.`,
        ],
        [
          String(Math.abs(tangent - radius)),
          'no-right-angle',
          `This is the difference of the two given lengths. Use the right angle at ${tex('T')} to find ${tex('\\overline{OP}')}.`,
        ],
      ],
      why: `A tangent is perpendicular to the radius at the point where it touches, so triangle ${tex('OTP')} has a right angle at ${tex('T')} and ${tex(`OP=\\sqrt{${radius}^2+${tangent}^2}=${whole}`)}. Since ${tex(`OQ=${radius}`)} is a radius, ${tex(`PQ=${whole}-${radius}=${whole - radius}`)}.`,
      math: {
        landmarks: [
          [whole, `the length of ${tex('\\overline{OP}')}`, 'What part of it lies inside the circle?'],
          [whole * whole, `the square of ${tex('\\overline{OP}')}`, `So how long is ${tex('\\overline{OP}')}?`],
        ],
        starts: [`x^2=${radius}^2+${tangent}^2`, `(x+${radius})^2=${radius}^2+${tangent}^2`],
        traps: [[`x+${radius}=${tangent}`, 'no-right-angle']],
      },
      simpler: `A tangent meets the radius at a right angle. So the Pythagorean theorem gives ${tex(`OP=${whole}`)}. The first ${tex(`${radius}`)} of that is a radius, inside the circle. What's left is ${tex(`${whole - radius}`)}.`,
      hints: [
        'What angle does a tangent make with the radius where it touches?',
        `You know two sides of triangle ${tex('OTP')}. Which side is ${tex('\\overline{OP}')}?`,
        `Which piece of ${tex('\\overline{OP}')} is another radius?`,
        `Take that radius off. How much of ${tex('\\overline{OP}')} is left outside the circle?`,
      ],
    };
  },
};
