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
          `The center of this circle is ${tex(`(${-h},${-k})`)}. You subtract the center's coordinates from ${tex('x')} and ${tex('y')}.`,
        ],
        [
          circle(h, k, r),
          'radius-not-squared',
          `The right side should be the radius squared, and ${tex(r)} is just the radius.`,
        ],
        [
          circle(-h, -k, r),
          'center-sign-slip',
          `Two slips at once: the signs of the center are flipped, and the radius ${tex(r)} isn't squared.`,
        ],
      ],
      why: `A circle with center ${tex('(h,k)')} and radius ${tex('r')} has the equation ${tex('(x-h)^2+(y-k)^2=r^2')}. With ${tex(`h=${h}`)}, ${tex(`k=${k}`)} and ${tex(`r^2=${r * r}`)} this is ${circle(h, k, r * r)}.`,
      math: {
        landmarks: [[r * r, 'the radius squared', 'Where does it go in the equation?']],
        traps: [[`(x-${h})^2+(y-${k})^2=${r}`, 'radius-not-squared']],
      },
      simpler: `A circle's equation says how far a point is from the center. Subtract the center's coordinates from ${tex('x')} and ${tex('y')}, so the signs flip. On the other side put the radius squared, ${tex(`${r * r}`)}.`,
      hints: [
        'The equation is made of a center and a radius. What are they here?',
        `How far is every point ${tex('(x,y)')} on the circle from the center?`,
        "You subtract the center's coordinates. What happens when one is negative?",
        'The two squares add up to the distance squared. What goes on the right side?',
      ],
    };
  },
};
