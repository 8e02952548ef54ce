import { chart } from '../../content/figures/chart.js';
import { dot } from '../../content/figures/svg.js';
import { num, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

const SLOPES = [0.4, 0.5, 0.6, 0.8, 1, 1.2, -0.4, -0.5, -0.6, -0.8, -1, -1.2] as const;

/** A cloud of points; which of four lines fits it? */
export const equationOfFit: Template = {
  id: 'data-two-equation-of-fit',
  skill: 28,
  difficulty: 'medium',
  shift: 0.2,
  seconds: 75,
  type: 'choice',
  context: false,
  make(draw) {
    const slope = draw.pick(SLOPES);
    const start = slope > 0 ? draw.int(1, 4) : draw.int(7, 11);
    const places = draw
      .shuffle(Array.from({ length: 18 }, (_, index) => (index + 1) / 2))
      .slice(0, 12)
      .sort((one, other) => one - other);
    const points = places.map((x, index): [number, number] => [
      x,
      Math.round((start + slope * x + (index % 2 === 0 ? 1 : -1) * draw.pick([0.1, 0.2, 0.3, 0.4])) * 10) / 10,
    ]);
    if (points.some(([, y]) => y < 0.2 || y > 11.8) || Math.abs(slope) === start) return null;
    const equation = (m: number, b: number): string =>
      tex(
        `y=${sum([
          [m, 'x'],
          [b, ''],
        ])}`,
      );
    const list = points.map(([x, y]) => `(${x}, ${y})`).join(', ');
    return {
      type: 'choice',
      img: chart(
        { min: 0, max: 10, step: 1, title: 'x' },
        { min: 0, max: 12, step: 1, title: 'y' },
        `Scatterplot with x from 0 to 10 and y from 0 to 12. Approximate points: ${list}.`,
        (at) => points.map((point) => dot(at(point))),
      ),
      question: `<p>The scatterplot shows the relationship between two variables, ${tex('x')} and ${tex('y')}. Which equation is the most appropriate linear model for the data?</p>`,
      right: equation(slope, start),
      wrong: [
        [
          equation(-slope, start),
          'slope-sign-slip',
          `With this equation, ${tex('y')} would ${slope > 0 ? 'fall' : 'rise'} as ${tex('x')} grows, but the points ${slope > 0 ? 'rise' : 'fall'}.`,
        ],
        [
          equation(slope, -start),
          'intercept-sign-slip',
          `This line meets the ${tex('y')}-axis at ${tex(num(-start))}, below zero and far from the points.`,
        ],
        [
          equation(2 * slope, start),
          'misread-rise',
          `This line would ${slope > 0 ? 'rise' : 'fall'} by ${tex(num(Math.abs(slope) * 20))} over ${tex(10)} units, twice as much as the points do.`,
        ],
      ],
      why: `From left to right the points ${slope > 0 ? 'rise' : 'fall'}, so the slope is ${slope > 0 ? 'positive' : 'negative'}. A line through the cloud meets the ${tex('y')}-axis near ${tex(start)} and ${slope > 0 ? 'rises' : 'falls'} by about ${tex(num(Math.abs(slope) * 10))} over ${tex(10)} units, so its equation is about ${equation(slope, start)}.`,
      math: {
        landmarks: [
          [start, `where the line meets the ${tex('y')}-axis`, "What's the slope?"],
          [slope, 'the slope', `Where does the line meet the ${tex('y')}-axis?`],
          [slope * 10, `how far the line ${slope > 0 ? 'rises' : 'falls'} over ten steps`, "So what's the slope?"],
        ],
      },
      simpler: `Picture a line through the middle of the points. It starts near ${tex(`${start}`)} on the left. Over ${tex('10')} steps it goes ${slope > 0 ? 'up' : 'down'} about ${tex(`${num(Math.abs(slope) * 10)}`)}. So each step is about ${tex(`${num(slope)}`)}.`,
      hints: [
        'Picture a straight line through the middle of the points. Which points is it close to?',
        'From left to right, does that line rise or fall?',
        'Where does the line meet the vertical axis?',
        'How far does it rise or fall from one end of the plot to the other?',
      ],
    };
  },
};
