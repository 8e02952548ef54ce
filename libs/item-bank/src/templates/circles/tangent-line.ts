import { num, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** A circle in general form and one of its points: where does the tangent at that point meet an axis? */
export const tangentLine: Template = {
  id: 'circles-tangent-line',
  skill: 24,
  difficulty: 'hard',
  shift: 0.4,
  seconds: 130,
  type: 'blank',
  context: false,
  make(draw) {
    const [h, k] = [draw.nonZero(-6, 6), draw.nonZero(-6, 6)];
    const [dx, dy] = [draw.nonZero(-8, 8), draw.nonZero(-6, 6)];
    const [x, y] = [h + dx, k + dy];
    const key = y + (dx * x) / dy;
    if (
      x === 0 ||
      y === 0 ||
      Math.abs(dx) === Math.abs(dy) ||
      !Number.isInteger(2 * key) ||
      Math.abs(key) > 60 ||
      key === y ||
      key === 0
    )
      return null;
    const constant = dx * dx + dy * dy - h * h - k * k;
    const equation = `${sum([
      [1, 'x^2'],
      [-2 * h, 'x'],
      [1, 'y^2'],
      [-2 * k, 'y'],
    ])}=${num(constant)}`;
    const slip = (value: number): string => num(Math.round(value * 1000) / 1000);
    const slope = (top: number, bottom: number): string =>
      `${top < 0 !== bottom < 0 ? '-' : ''}\\frac{${Math.abs(top)}}{${Math.abs(bottom)}}`;
    return {
      type: 'blank',
      question: `<p>In the ${tex('xy')}-plane, the graph of ${tex(equation)} is a circle, and the point ${tex(`(${x},${y})`)} lies on it. Line ${tex('t')} is tangent to the circle at this point and intersects the ${tex('y')}-axis at the point ${tex('(0,b)')}. What is the value of ${tex('b')}?</p>`,
      answer: slip(key),
      wrong: [
        [
          slip(y - (dy * x) / dx),
          'radius-for-tangent',
          `This is where the line through the center and the given point meets the ${tex('y')}-axis. The tangent is perpendicular to that line.`,
        ],
        [
          slip(y - (dx * x) / dy),
          'reciprocal-without-sign',
          'This flips the slope but keeps its sign. Perpendicular lines need both changes.',
        ],
        [
          slip(y + (dy * x) / dx),
          'opposite-without-reciprocal',
          "This changes the slope's sign but doesn't flip it. Perpendicular lines need both changes.",
        ],
        ...(y + k === 0
          ? []
          : [[slip(y + ((x + h) * x) / (y + k)), 'center-sign-slip', 'The center has the wrong signs here.'] as const]),
      ],
      why: `Completing the squares shows that the center is ${tex(`(${h},${k})`)}. The radius to ${tex(`(${x},${y})`)} rises by ${tex(dy)} over ${tex(dx)}, so its slope is ${tex(slope(dy, dx))}. The tangent is perpendicular to it and has the slope ${tex(slope(-dx, dy))}. Going from ${tex(`x=${x}`)} to ${tex('x=0')} along the tangent changes ${tex('y')} by ${tex(slip((dx * x) / dy))}, so ${tex(`b=${slip(key)}`)}.`,
      math: {
        landmarks: [
          [`${dy}/${dx}`, 'the slope of the radius to that point', 'What is the slope of the tangent?'],
          [
            `${-dx}/${dy}`,
            'the slope of the tangent',
            `How far does ${tex('y')} change on the way to the ${tex('y')}-axis?`,
          ],
        ],
      },
      simpler: `Complete the squares to find the center, ${tex(`(${h},${k})`)}. The radius to the point has slope ${tex(`${slope(dy, dx)}`)}. The tangent is perpendicular, so flip it and change the sign. Follow that line from the point to ${tex('x=0')} and you get ${tex(`b=${slip(key)}`)}.`,
      hints: [
        'What angle does a tangent make with the radius where it touches?',
        "Complete the squares. Where's the center of the circle?",
        "What's the slope from the center to the point? And of a line perpendicular to it?",
        `Follow the tangent from the point to ${tex('x=0')}. How much does ${tex('y')} change?`,
      ],
    };
  },
};
