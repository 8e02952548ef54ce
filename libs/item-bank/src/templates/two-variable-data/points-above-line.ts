import { tex } from '../tex.js';
import type { Template } from '../template.js';
import { drawCloud, introduced, lineAt, scatterWithLine } from './scatter.js';
import { SITUATIONS } from './situations.js';

/** Actual values compared with predicted ones by looking at the sides of the line. */
export const pointsAboveLine: Template = {
  id: 'data-two-points-above-line',
  skill: 28,
  difficulty: 'easy',
  seconds: 50,
  type: 'blank',
  context: true,
  make(draw) {
    const situation = draw.pick(SITUATIONS);
    const cloud = drawCloud(draw, situation.rising);
    if (!cloud) return null;
    const { things, y } = situation;
    const count = cloud.points.length;
    const above = cloud.points.filter(([px, py]) => py > lineAt(cloud, px)).length;
    const [asked, word, side] = draw.chance(0.5)
      ? ([above, 'greater', 'above'] as const)
      : ([count - above, 'less', 'below'] as const);
    if (2 * asked === count) return null;
    return {
      type: 'blank',
      img: scatterWithLine(situation, cloud),
      question: `<p>${introduced(situation, tex(count))} For how many of these ${things} is the actual ${y.name} ${word} than the ${y.name} predicted by the line of best fit?</p>`,
      answer: String(asked),
      wrong: [
        [String(count - asked), 'wrong-side', `This counts the points on the other side of the line.`],
        [String(count), 'counted-all', 'This counts all the points.'],
        [
          String(Math.abs(count - 2 * asked)),
          'difference-for-count',
          "That's how many more points one side of the line has than the other.",
        ],
      ],
      why: `The actual ${y.name} is ${word} than predicted where a point lies ${side} the line of best fit. ${asked === 1 ? 'One point lies' : `${tex(asked)} points lie`} ${side} the line.`,
      math: {
        landmarks: [
          [count - asked, 'the number of points on the other side of the line', 'How many are on the side you want?'],
        ],
      },
      simpler: `"${word === 'greater' ? 'Greater' : 'Less'} than predicted" means the point is ${side} the line. So just count the dots ${side} it. There ${asked === 1 ? 'is' : 'are'} ${tex(`${asked}`)}.`,
      hints: [
        'Each dot is an actual value. What does the line show?',
        'Take any dot. Is the line above it or below it?',
        `Is the actual value ${word} when the dot is higher than the line, or lower?`,
        'How many dots are on that side of the line?',
      ],
    };
  },
};
