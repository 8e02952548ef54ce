import { halfPlane } from '../../content/figures/half-plane.js';
import { plane } from '../../content/figures/plane.js';
import { compare, flipped, SIGNS, strictness } from '../inequality.js';
import { fraction, gcd, tex } from '../tex.js';
import type { Template } from '../template.js';

/** A shaded half-plane; its inequality is wanted. */
export const graph: Template = {
  id: 'inequalities-two-graph',
  skill: 17,
  difficulty: 'medium',
  seconds: 70,
  type: 'choice',
  context: false,
  make(draw) {
    const run = draw.int(1, 3);
    const rise = draw.nonZero(-4, 4);
    const b = draw.nonZero(-3, 3);
    const sign = draw.pick(SIGNS);
    const above = sign === '>' || sign === '≥';
    const strict = sign === '<' || sign === '>';
    const second = b + rise;
    if (gcd(run, rise) > 1 || Math.abs(rise) === run || Math.abs(second) > 5 || second === 0) return null;
    const slope = (top: number, bottom: number): string => fraction(top, bottom);
    const right = (top: number, bottom: number): string => {
      const value = slope(top, bottom);
      return `${value === '1' ? '' : value === '-1' ? '-' : value}x${b > 0 ? '+' : ''}${b}`;
    };
    const formula = right(rise, run);
    const region = above ? 'above' : 'below';
    return {
      type: 'choice',
      img: plane(
        { min: -6, max: 6 },
        { min: -6, max: 6 },
        `A ${strict ? 'dashed' : 'solid'} line in the xy-plane through (0, ${b}) and (${run}, ${second}). The region ${region} the line is shaded.`,
        (at) => halfPlane({ slope: rise / run, intercept: b, above, strict, size: 6 }, at),
      ),
      question: `<p>The shaded region shown represents all solutions to an inequality${strict ? '; the points on the dashed line are not solutions' : '; the points on the solid line are solutions, too'}. Which inequality is it?</p>`,
      right: tex(compare('y', sign, formula)),
      wrong: [
        [
          tex(compare('y', flipped(sign), formula)),
          'inequality-reversed',
          `The shaded region is ${region} the line, where ${tex('y')} is ${above ? 'greater' : 'less'} than on the line.`,
        ],
        [
          tex(compare('y', strictness(sign), formula)),
          strict ? 'boundary-included' : 'boundary-excluded',
          `The line is ${strict ? "dashed, so its points don't belong" : 'solid, so its points belong'} to the solutions.`,
        ],
        [
          tex(compare('y', sign, right(-rise, run))),
          'slope-sign',
          `The line ${rise > 0 ? 'rises' : 'falls'} from left to right, so its slope is ${rise > 0 ? 'positive' : 'negative'}.`,
        ],
        [
          tex(compare('y', sign, right(Math.sign(rise) * run, Math.abs(rise)))),
          'swapped-rise-and-run',
          "Slope is up or down over across. Here it's the other way around.",
        ],
      ],
      why: `The line passes through ${tex(`(0,${b})`)} and ${tex(`(${run},${second})`)}, so its slope is ${tex(slope(rise, run))} and its equation is ${tex(`y=${formula}`)}. The region ${region} it is shaded, and the line is ${strict ? 'dashed, so it does not belong to the region' : 'solid, so it belongs to the region'}: ${tex(compare('y', sign, formula))}.`,
      math: {
        landmarks: [
          [`${rise}/${run}`, 'the slope of the line', 'Is the shading above or below it?'],
          [b, `where the line crosses the ${tex('y')}-axis`, "What's the slope?"],
        ],
      },
      simpler: `Read the line first: it starts at ${tex(`${b}`)} and has slope ${tex(`${slope(rise, run)}`)}. The shading is ${region} it, so ${tex('y')} is ${above ? 'greater' : 'less'}. The line is ${strict ? 'dashed, so it is not part of the solution' : 'solid, so it is part of the solution'}.`,
      hints: [
        `The shading ends at a line. Where does that line cross the ${tex('y')}-axis?`,
        "What's the slope of that line, and so its equation?",
        `Which side is shaded? Is ${tex('y')} bigger or smaller there than on the line?`,
        'Is the line solid or dashed? What does that say about its points?',
      ],
    };
  },
};
