import { linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

const circle = (h: number, k: number, right: number): string =>
  tex(`(${linear(1, -h)})^2+(${linear(1, -k, 'y')})^2=${num(right)}`);

/** Center and radius given, equation wanted. */
export const standardEquation: Template = {
  id: 'circles-standard-equation',
  skill: 24,
  difficulty: 'easy',
  seconds: 50,
  type: 'choice',
  context: false,
  make(draw) {
    const [h, k, r] = [draw.nonZero(-9, 9), draw.nonZero(-9, 9), draw.int(2, 12)];
    return {
      type: 'choice',
      question: `<p>A circle in the ${tex('xy')}-plane has its center at ${tex(`(${h},${k})`)} and a radius of ${tex(r)}. Which equation represents this circle?</p>`,
      right: circle(h, k, r * r),
      wrong: [
        [
          circle(-h, -k, r * r),
          'center-sign-slip',
          `The center of this circle is ${tex(`(${-h},${-k})`)}; the coordinates of the center are subtracted from ${tex('x')} and ${tex('y')}.`,
        ],
        [
          circle(h, k, r),
          'radius-not-squared',
          `The right side is the square of the radius, and ${tex(r)} is the radius itself.`,
        ],
        [
          circle(-h, -k, r),
          'center-sign-slip',
          `Both slips come together here: the signs of the center are reversed, and the radius ${tex(r)} is not squared.`,
        ],
      ],
      why: `A circle with center ${tex('(h,k)')} and radius ${tex('r')} has the equation ${tex('(x-h)^2+(y-k)^2=r^2')}. With ${tex(`h=${h}`)}, ${tex(`k=${k}`)} and ${tex(`r^2=${r * r}`)} this is ${circle(h, k, r * r)}.`,
      math: {
        landmarks: [[r * r, 'the radius squared', 'Where does it go in the equation?']],
        traps: [[`(x-${h})^2+(y-${k})^2=${r}`, 'radius-not-squared']],
      },
      simpler: `A circle's equation says how far a point is from the center. Subtract the center's coordinates from ${tex('x')} and ${tex('y')}, so the signs flip. On the other side put the radius squared, ${tex(`${r * r}`)}.`,
      hints: [
        'Which standard form shows the center and the radius of a circle at once?',
        `A point ${tex('(x,y)')} lies on the circle when its distance from the center equals the radius.`,
        'The horizontal difference is a coordinate minus that of the center; mind what happens when a negative number is subtracted.',
        'The squares of the two differences add up to the square of the distance, not to the distance.',
      ],
    };
  },
};
