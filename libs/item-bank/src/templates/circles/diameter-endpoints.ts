import { linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

const circle = (h: number, k: number, right: number): string => {
  const square = (value: number, symbol: string): string =>
    value === 0 ? `${symbol}^2` : `(${linear(1, -value, symbol)})^2`;
  return tex(`${square(h, 'x')}+${square(k, 'y')}=${num(right)}`);
};

/** The ends of a diameter given, equation wanted: midpoint, half the distance, standard form. */
export const diameterEndpoints: Template = {
  id: 'circles-diameter-endpoints',
  skill: 24,
  difficulty: 'hard',
  seconds: 100,
  type: 'choice',
  context: false,
  make(draw) {
    const [h, k] = [draw.nonZero(-8, 8), draw.nonZero(-8, 8)];
    const [dx, dy] = [draw.int(1, 7), draw.nonZero(-7, 7)];
    const square = dx * dx + dy * dy;
    const [start, end] = draw.pick([
      ['A', 'B'],
      ['P', 'Q'],
      ['R', 'S'],
      ['J', 'K'],
    ]);
    const [x1, y1, x2, y2] = [h - dx, k - dy, h + dx, k + dy];
    return {
      type: 'choice',
      question: `<p>In the ${tex('xy')}-plane, ${tex(`\\overline{${start}${end}}`)} is a diameter of a circle. The coordinates of ${tex(start)} are ${tex(`(${x1},${y1})`)} and the coordinates of ${tex(end)} are ${tex(`(${x2},${y2})`)}. Which equation represents the circle?</p>`,
      right: circle(h, k, square),
      wrong: [
        [
          circle(h, k, 4 * square),
          'diameter-for-radius',
          `The right side is the diameter squared. The radius is half as long, so its square is ${tex(square)}.`,
        ],
        [
          circle(-h, -k, square),
          'center-sign-slip',
          `The center of this circle is ${tex(`(${-h},${-k})`)}. The midpoint of the diameter is ${tex(`(${h},${k})`)}.`,
        ],
        [
          circle(dx, dy, square),
          'difference-for-midpoint',
          'This uses half the difference of the coordinates as the center. The midpoint is half their sum.',
        ],
        [
          circle(x1, y1, square),
          'endpoint-for-center',
          `This circle has its center at ${tex(start)}, but that point is on the circle.`,
        ],
      ],
      why: `The center is the midpoint of the diameter, ${tex(`(${h},${k})`)}. The distance from the center to ${tex(end)} satisfies ${tex(`r^2=${dx}^2+${dy < 0 ? `(${dy})` : dy}^2=${square}`)}. So the equation is ${circle(h, k, square)}.`,
      math: {
        landmarks: [
          [2 * dx, 'how far apart the endpoints are from left to right', 'How far is it from the center to one end?'],
          [4 * square, 'the square of the diameter', 'What is the square of the radius?'],
        ],
        starts: [`r^2=${dx}^2+(${dy})^2`],
      },
      simpler: `The center is right in the middle of the two points: ${tex(`(${h},${k})`)}. From there, one end is ${tex(`${dx}`)} across and ${tex(`${Math.abs(dy)}`)} up or down. Square and add to get ${tex(`r^2=${square}`)}. Then fill in the circle equation.`,
      hints: [
        'Where on a diameter is the center of the circle?',
        `Average the two ${tex('x')}-coordinates, then the two ${tex('y')}-coordinates. What point is that?`,
        'How far is it from the center to one endpoint, squared?',
        'Put the center into the standard form. What happens to its signs?',
      ],
    };
  },
};
