import { num, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

const RIGHT = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
] as const;

/** A point with one unknown coordinate: for which values does it lie inside, or outside, a circle in general form? */
export const pointInside: Template = {
  id: 'circles-point-inside',
  skill: 24,
  difficulty: 'hard',
  shift: 0.3,
  seconds: 120,
  type: 'choice',
  context: false,
  make(draw) {
    const [h, k] = [draw.nonZero(-7, 7), draw.nonZero(-7, 7)];
    const [off, half, r] = draw.pick(RIGHT);
    const up = draw.pick([1, -1] as const);
    const letter = draw.pick(['a', 'n', 'p'] as const);
    const unknownFirst = draw.chance(0.5);
    const [center, fixedCenter] = unknownFirst ? [h, k] : [k, h];
    const fixed = fixedCenter + up * off;
    const outside = draw.chance(0.3);
    if (Math.abs(center) === half || fixed === 0) return null;
    const constant = r * r - h * h - k * k;
    const between = (low: number, high: number): string =>
      outside
        ? `${tex(`${letter}\\lt ${num(low)}`)} or ${tex(`${letter}\\gt ${num(high)}`)}`
        : tex(`${num(low)}\\lt ${letter}\\lt ${num(high)}`);
    const point = tex(unknownFirst ? `(${letter},${num(fixed)})` : `(${num(fixed)},${letter})`);
    const equation = `${sum([
      [1, 'x^2'],
      [-2 * h, 'x'],
      [1, 'y^2'],
      [-2 * k, 'y'],
    ])}=${num(constant)}`;
    const where = outside ? 'outside' : 'inside';
    return {
      type: 'choice',
      question: `<p>The graph of ${tex(equation)} in the ${tex('xy')}-plane is a circle. The point ${point}, where ${tex(letter)} is a constant, lies ${where} the circle. Which of the following represents all possible values of ${tex(letter)}?</p>`,
      right: between(center - half, center + half),
      wrong: draw.shuffle([
        [
          between(center - r, center + r),
          'other-coordinate-ignored',
          `This goes a whole radius both ways from the center. That works only if the other coordinate matches the center's.`,
        ],
        [
          between(-center - half, -center + half),
          'center-sign-slip',
          'A coordinate of the center has the wrong sign here.',
        ],
        [
          between(center - off, center + off),
          'wrong-leg',
          'This measures the known distance both ways, but that distance goes in the other direction.',
        ],
        [
          between(-half, half),
          'center-overlooked',
          `This is how far ${tex(letter)} may be from a coordinate of the center, not ${tex(letter)} itself.`,
        ],
      ]),
      why: `Completing the squares gives ${tex(`(x${h > 0 ? '-' : '+'}${Math.abs(h)})^2+(y${k > 0 ? '-' : '+'}${Math.abs(k)})^2=${r * r}`)}: the center is ${tex(`(${h},${k})`)} and the radius ${tex(r)}. The point lies ${where} when its distance from the center is ${outside ? 'greater' : 'less'} than ${tex(r)}: ${tex(`(${letter}${center > 0 ? '-' : '+'}${Math.abs(center)})^2+${off * off}${outside ? '\\gt' : '\\lt'} ${r * r}`)}, so ${tex(`(${letter}${center > 0 ? '-' : '+'}${Math.abs(center)})^2${outside ? '\\gt' : '\\lt'} ${half * half}`)}, which means ${between(center - half, center + half)}.`,
      math: {
        landmarks: [
          [r, 'the radius', 'What is the center?'],
          [off, 'how far the point is from the center in the other direction', 'How far can it be in this direction?'],
          [
            half,
            'how far the point could be from the center on the circle',
            `Which values of ${tex(`${letter}`)} are that far away?`,
          ],
        ],
      },
      simpler: `Complete the squares to find the center ${tex(`(${h},${k})`)} and the radius ${tex(`${r}`)}. One coordinate of the point is already ${tex(`${off}`)} away from the center. The right triangle leaves ${tex(`${half}`)} for the other one. So measure ${tex(`${half}`)} both ways from ${tex(`${center}`)}.`,
      hints: [
        `What do you compare with the radius to tell if a point is ${where}?`,
        'Complete both squares. What are the center and the radius?',
        'Write the squared distance from the point to the center. Which part is already a number?',
        `How far from that coordinate of the center can ${tex(letter)} go before it hits the circle?`,
      ],
    };
  },
};
