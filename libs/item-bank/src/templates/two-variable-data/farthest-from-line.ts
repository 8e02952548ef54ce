import type { Draw } from '../draw.js';
import { num, tex } from '../tex.js';
import type { Template } from '../template.js';
import { introduced, lineAt, scatterWithLine } from './scatter.js';
import { SITUATIONS } from './situations.js';

const COUNT = 7;

/**
 * Deviations whose sum is zero, and whose sum is zero too when each is multiplied by its place: then the line from which
 * the points deviate is exactly that of least squares. Half grid steps.
 */
function balanced(draw: Draw): number[] {
  const off = Array<number>(COUNT).fill(0);
  for (let at = 0; at + 2 < COUNT; at += 1) {
    const by = draw.pick([-0.5, 0, 0.5]);
    off[at]! += by;
    off[at + 1]! -= 2 * by;
    off[at + 2]! += by;
  }
  return off;
}

/** The point farthest from the line, and another one beyond the plot that is as far from its prediction. */
export const farthestFromLine: Template = {
  id: 'data-two-farthest-from-line',
  skill: 28,
  difficulty: 'hard',
  shift: 0.2,
  seconds: 120,
  type: 'blank',
  context: true,
  make(draw) {
    const situation = draw.pick(SITUATIONS.filter(({ rising }) => rising));
    const { thing, things, x, y } = situation;
    const rise = draw.pick([0.5, 1]);
    const start = draw.int(1, 3);
    const off = balanced(draw);
    const points = off.map((by, index): [number, number] => [index + 1, lineAt({ start, rise }, index + 1) + by]);
    const sizes = off.map(Math.abs);
    const ranked = [...sizes].sort((one, other) => other - one);
    const at = sizes.indexOf(ranked[0]!);
    const place = draw.int(9, 14);
    const beyond = lineAt({ start, rise }, place);
    if (
      (beyond + off[at]!) * y.step === place * x.step ||
      ranked[0]! < 1.5 ||
      ranked[0]! > 2 ||
      ranked[0]! === ranked[1]! ||
      lineAt({ start, rise }, 8) > 9.5 ||
      points.some(([, value]) => value < 0.5 || value > 9.5) ||
      sizes.filter((size) => size === 0).length > 1
    )
      return null;
    const by = off[at]!;
    const height = lineAt({ start, rise }, at + 1) + by;
    const key = beyond + by;
    const slip = (value: number): string => num(value).replaceAll('{,}', '');
    const inUnits = (value: number): string => tex(num(value * y.step));
    return {
      type: 'blank',
      img: scatterWithLine(situation, { start, rise, points }),
      question: `<p>${introduced(situation, String(COUNT))} For one of these ${things}, the actual ${y.name} is farther from the ${y.name} predicted by the line of best fit than for any other. For another ${thing}, which is not shown and has ${/^[aeiou]/.test(x.name) ? 'an' : 'a'} ${x.name} of ${tex(place * x.step)} ${x.units}, the actual ${y.name} differs from the predicted ${y.name} by the same amount and in the same direction. What is the actual ${y.name}, in ${y.units}, of this other ${thing}?</p>`,
      answer: slip(key * y.step),
      wrong: [
        [
          slip(beyond * y.step),
          'prediction-for-actual',
          `That's what the line predicts, but this ${thing} isn't on the line.`,
        ],
        [
          slip((beyond - by) * y.step),
          'residual-reversed',
          'The gap goes the wrong way here. Which side of the line is the point on?',
        ],
        [
          slip((beyond + Math.sign(by) * ranked[1]!) * y.step),
          'wrong-point',
          "That's the gap of another point. Measure straight up or down from the line to each point.",
        ],
        [
          slip(beyond * y.step + by),
          'scale-overlooked',
          `This counts the gap in grid lines. Each one stands for several ${y.units}.`,
        ],
        [
          slip((rise * place + by) * y.step),
          'start-of-line-left-out',
          `This starts the line at zero. Look at where it meets the vertical axis.`,
        ],
        [slip(height * y.step), 'wrong-thing', `This is the actual ${y.name} of the ${thing} that is shown.`],
      ].filter(([value]) => value !== slip(key * y.step)) as [string, string, string][],
      why: `The point at ${tex(num((at + 1) * x.step))} ${x.units} has the greatest vertical distance from the line: its actual ${y.name} is ${inUnits(height)} ${y.units}, and the line predicts ${inUnits(height - by)} ${y.units}, so the actual one is ${inUnits(Math.abs(by))} ${y.units} ${by > 0 ? 'greater' : 'less'}. The line begins at ${inUnits(start)} and rises by ${inUnits(rise)} for every ${tex(num(x.step))} ${x.step === 1 ? x.unit : x.units}, so for ${tex(num(place * x.step))} ${x.units} it predicts ${inUnits(beyond)} ${y.units}. The actual ${y.name} is ${inUnits(key)} ${y.units}.`,
      math: {
        landmarks: [
          [beyond * y.step, `what the line predicts for the other ${thing}`, `How far off is the actual ${y.name}?`],
          [
            Math.abs(by) * y.step,
            "how far the point that's farthest from the line is off",
            'Is it above or below the line?',
          ],
          [
            height * y.step,
            `the actual ${y.name} of the point that's farthest from the line`,
            'What does the line predict there?',
          ],
          [
            (height - by) * y.step,
            "what the line predicts for the point that's farthest from it",
            `What's the actual ${y.name} there?`,
          ],
        ],
      },
      simpler: `Find the point that's farthest ${by > 0 ? 'above' : 'below'} the line. It's off by ${inUnits(Math.abs(by))} ${y.units}. Then follow the line out to the other ${thing}: it predicts ${inUnits(beyond)}. ${by > 0 ? 'Add' : 'Subtract'} the same amount, and you get ${inUnits(key)}.`,
      hints: [
        'Go straight up or down from a point to the line. What does that spot tell you?',
        'Which point has the biggest vertical gap? How much is one step of the grid?',
        `Where does the line start, and how much does it rise per step up to ${tex(num(place * x.step))} ${x.units}?`,
        'You have a prediction and a gap. Does the gap go up or down?',
      ],
    };
  },
};
