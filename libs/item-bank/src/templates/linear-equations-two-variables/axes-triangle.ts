import { display, entered, gcd, num, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** px ± qy = k: the triangle that the line makes with the axes has a given area. */
export const axesTriangle: Template = {
  id: 'linear-two-axes-triangle',
  skill: 13,
  difficulty: 'hard',
  seconds: 110,
  shift: 0.1,
  type: 'blank',
  context: false,
  make(draw) {
    const [p, q] = draw.distinct(2, 2, 9) as [number, number];
    const k = draw.int(6, 60);
    const area = (k * k) / (2 * p * q);
    if (!Number.isInteger(area) || gcd(p, q) !== 1 || area === k || area < 3 || area > 99) return null;
    const rising = draw.chance(0.5);
    return {
      type: 'blank',
      question: `${display(
        `${sum([
          [p, 'x'],
          [rising ? -q : q, 'y'],
        ])}=k`,
      )}<p>In the given equation, ${tex('k')} is a positive constant. In the ${tex('xy')}-plane, the graph of the equation, the ${tex('x')}-axis, and the ${tex('y')}-axis enclose a triangle with an area of ${tex(area)} square units. What is the value of ${tex('k')}?</p>`,
      answer: String(k),
      wrong: [
        [String(k * k), 'root-not-taken', 'With this value, the triangle would be way too big.'],
        [
          String(2 * area),
          'coefficients-ignored',
          `The graph doesn't meet the axes at ${tex('k')}. The coefficients of ${tex('x')} and ${tex('y')} matter.`,
        ],
        [
          String(p * q * area),
          'half-forgotten',
          'The area is half the product of the legs, and the constant is in both legs.',
        ],
        [entered(2 * area, p * q), 'inverted-coefficients', 'You get the intercepts by dividing, not by multiplying.'],
      ],
      why: `The line meets the axes where ${tex(`x=\\frac{k}{${p}}`)} and where ${tex('y')} has the absolute value ${tex(`\\frac{k}{${q}}`)}. These are the legs of a right triangle, so its area is ${tex(`\\frac{1}{2}\\cdot \\frac{k}{${p}}\\cdot \\frac{k}{${q}}=\\frac{k^2}{${2 * p * q}}`)}. From ${tex(`\\frac{k^2}{${2 * p * q}}=${area}`)} follows ${tex(`k^2=${num(k * k)}`)}, and since ${tex('k')} is positive, ${tex(`k=${k}`)}.`,
      math: {
        landmarks: [
          [k * k, `the value of ${tex('k^2')}`, "What's left to do?"],
          [2 * p * q, `the number that divides ${tex('k^2')} in the area`, 'What does the area have to be?'],
        ],
        starts: [`k^2=${2 * p * q}*${area}`],
      },
      simpler: `The line hits the axes at ${tex(`\\frac{k}{${p}}`)} and ${tex(`\\frac{k}{${q}}`)} away from the origin. Half of their product is the area, so ${tex(`\\frac{k^2}{${2 * p * q}}=${area}`)}. Then ${tex(`k^2=${num(k * k)}`)} and ${tex(`k=${k}`)}.`,
      hints: [
        'Sketch the line and the axes. Which two sides of the triangle are on the axes?',
        `What is each intercept, written with ${tex('k')}?`,
        "A side is a length, so it's never negative. How long is each leg?",
        'Write the area with those two legs. What does it have to equal?',
      ],
    };
  },
};
