import { num, tex } from '../tex.js';
import { shownIn } from '../statistics.js';
import type { Template } from '../template.js';

/** A line of best fit known by two of its points; an actual value is told by its distance from the prediction. */
export const fitThroughPoints: Template = {
  id: 'data-two-fit-through-points',
  skill: 28,
  difficulty: 'hard',
  seconds: 95,
  type: 'blank',
  context: false,
  make(draw) {
    const [x1, x2, x3] = draw.distinct(3, 1, 24) as [number, number, number];
    const slope = draw.nonZero(-16, 16) / 4;
    const y1 = draw.int(12, 80);
    const y2 = y1 + slope * (x2 - x1);
    const predicted = y1 + slope * (x3 - x1);
    const off = draw.int(2, 9);
    const [actual, word] = draw.chance(0.5)
      ? ([predicted + off, 'greater'] as const)
      : ([predicted - off, 'less'] as const);
    if (
      x1 > x2 ||
      !Number.isInteger(y2) ||
      y2 <= 0 ||
      !shownIn(actual, 1) ||
      actual <= 0 ||
      predicted <= 0 ||
      Math.abs(slope) === 1 ||
      x3 - x1 === 1 ||
      x2 - x1 < 3 ||
      Math.max(y2, predicted) > 120 ||
      Math.min(y2, predicted) < 3
    )
      return null;
    return {
      type: 'blank',
      question: `<p>In a scatterplot, the line of best fit passes through the points ${tex(`(${x1},\\ ${y1})`)} and ${tex(`(${x2},\\ ${y2})`)}. One of the data points has an ${tex('x')}-coordinate of ${tex(x3)}. Its ${tex('y')}-coordinate is ${tex(off)} ${word} than the ${tex('y')}-value that the line of best fit predicts for it. What is the ${tex('y')}-coordinate of this data point?</p>`,
      answer: num(actual),
      wrong: [
        [
          num(predicted),
          'answered-prediction',
          `That's the value on the line. The data point is ${tex(off)} ${word === 'greater' ? 'above' : 'below'} it.`,
        ],
        [
          num(2 * predicted - actual),
          'wrong-side',
          `This is ${tex(off)} ${word === 'greater' ? 'less' : 'greater'} than the prediction.`,
        ],
        ...(shownIn(y1 + slope * x3, 1)
          ? [
              [
                num(y1 + slope * x3 + (actual - predicted)),
                'run-from-zero',
                `This multiplies the slope by ${tex(x3)}. From the first point the run is ${tex(`${x3}-${x1}=${x3 - x1}`)}.`,
              ] as const,
            ]
          : []),
        ...(shownIn((x3 - x1) / slope, 1)
          ? [
              [
                num(y1 + (x3 - x1) / slope + (actual - predicted)),
                'swapped-rise-and-run',
                'This uses run over rise as the slope.',
              ] as const,
            ]
          : []),
      ],
      why: `The slope of the line is ${tex(`\\frac{${y2}-${y1}}{${x2}-${x1}}=${num(slope)}`)}. At ${tex(`x=${x3}`)} the line predicts ${tex(`${y1}${slope < 0 ? `+(${num(slope)})` : `+${num(slope)}`}(${x3}-${x1})=${num(predicted)}`)}. The data point lies ${tex(off)} ${word === 'greater' ? 'above' : 'below'} this: ${tex(`${num(predicted)}${word === 'greater' ? '+' : '-'}${off}=${num(actual)}`)}.`,
      math: {
        landmarks: [
          [slope, 'the slope of the line', `What does the line predict at ${tex(`x=${x3}`)}?`],
          [predicted, 'the value on the line', 'Is the data point above or below it?'],
          [y2 - y1, `how much ${tex('y')} changes between the two points`, `How much does ${tex('x')} change?`],
        ],
      },
      simpler: `First find the slope: ${tex(`${num(slope)}`)}. Then follow the line to ${tex(`x=${x3}`)}, where it's at ${tex(`${num(predicted)}`)}. The point is ${tex(`${off}`)} ${word === 'greater' ? 'above' : 'below'} that. So it's at ${tex(`${num(actual)}`)}.`,
      hints: [
        'You know two points on the line. How steep is it between them?',
        'How far across is it from a known point to the data point?',
        `What ${tex('y')}-value does the line have there?`,
        'Is the data point above or below the line, and by how much?',
      ],
    };
  },
};
