import { plane } from '../../content/figures/plane.js';
import { dot, line } from '../../content/figures/svg.js';
import { fraction, gcd, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** y = (rise/run)x + b as TeX. */
const equation = (rise: number, run: number, b: number): string => {
  const slope = fraction(rise, run);
  const lead = slope === '1' ? 'x' : slope === '-1' ? '-x' : `${slope}x`;
  return `y=${lead}${b === 0 ? '' : `${b > 0 ? '+' : ''}${sum([[b, '']])}`}`;
};

/** Reads slope and y-intercept from a drawn line. */
export const graph: Template = {
  id: 'linear-two-graph',
  skill: 13,
  difficulty: 'easy',
  shift: 0.2,
  seconds: 60,
  type: 'choice',
  context: false,
  make(draw) {
    const b = draw.nonZero(-4, 4);
    const run = draw.int(2, 5);
    const rise = draw.nonZero(-6, 6);
    const y = b + rise;
    if (gcd(rise, run) > 1 || Math.abs(rise) === run || Math.abs(y) > 5 || y === 0) return null;
    const at = (x: number): number => b + (rise / run) * x;
    // The line is cut at the frame, on whichever side it is met.
    const clip = (x: number): readonly [number, number] => {
      const edge = Math.max(-6, Math.min(6, at(x)));
      return [((edge - b) * run) / rise, edge];
    };
    const down = rise < 0;
    return {
      type: 'choice',
      img: plane(
        { min: -6, max: 6 },
        { min: -6, max: 6 },
        `A line in the xy-plane. It passes through the marked points (0, ${b}) and (${run}, ${y}).`,
        (map) => [line(map(clip(-6)), map(clip(6)), { width: 2.5 }), dot(map([0, b])), dot(map([run, y]))],
      ),
      question: `<p>The graph of a line in the ${tex('xy')}-plane is shown. Two points with integer coordinates are marked. Which equation represents the line?</p>`,
      right: tex(equation(rise, run, b)),
      wrong: [
        [
          tex(equation(Math.sign(rise) * run, Math.abs(rise), b)),
          'swapped-rise-and-run',
          `From one marked point to the other the line goes ${tex(run)} to the right and ${tex(Math.abs(rise))} ${down ? 'down' : 'up'}. The slope is the up-or-down change over the sideways one.`,
        ],
        [
          tex(equation(-rise, run, b)),
          'slope-sign',
          `The line ${down ? 'falls' : 'rises'} from left to right, so its slope is ${down ? 'negative' : 'positive'}.`,
        ],
        [
          tex(equation(rise, run, -b)),
          'intercept-sign',
          `The line crosses the ${tex('y')}-axis ${b > 0 ? 'above' : 'below'} the origin, at ${tex(b)}.`,
        ],
      ],
      why: `The line crosses the ${tex('y')}-axis at ${tex(b)}. From ${tex(`(0,${b})`)} to ${tex(`(${run},${y})`)} it goes ${tex(run)} to the right and ${tex(Math.abs(rise))} ${down ? 'down' : 'up'}, so its slope is ${tex(fraction(rise, run))}, and the equation is ${tex(equation(rise, run, b))}.`,
      math: {
        landmarks: [
          [rise, 'the rise between the two marked points', "What's the run?"],
          [`${rise}/${run}`, 'the slope', `Where does the line cross the ${tex('y')}-axis?`],
          [b, `the ${tex('y')}-intercept`, "What's the slope?"],
        ],
      },
      simpler: `Start where the line crosses the ${tex('y')}-axis: ${tex(`${b}`)}. To the next marked point it goes ${tex(`${run}`)} right and ${tex(`${Math.abs(rise)}`)} ${down ? 'down' : 'up'}. So the slope is ${tex(`${fraction(rise, run)}`)}. Put both into ${tex('y=mx+b')}.`,
      hints: [
        'Find the two marked points in the graph. What are the coordinates of one of them?',
        `One marked point is on the ${tex('y')}-axis. Where is it?`,
        'From that point to the other one, how far over and how far up or down?',
        'Slope is up or down over across. Is the line rising or falling?',
      ],
    };
  },
};
