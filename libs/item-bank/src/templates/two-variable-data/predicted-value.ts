import { num, tex } from '../tex.js';
import type { Template } from '../template.js';
import { drawCloud, GRID, introduced, lineAt, scatterWithLine } from './scatter.js';
import { SITUATIONS } from './situations.js';

/** A value read off the line of best fit. */
export const predictedValue: Template = {
  id: 'data-two-predicted-value',
  skill: 28,
  difficulty: 'easy',
  seconds: 55,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const situation = draw.pick(SITUATIONS);
    const cloud = drawCloud(draw, situation.rising);
    if (!cloud) return null;
    const { thing, x, y } = situation;
    const onGrid = [1, 2, 3, 4, 5, 6, 7].filter((place) => Number.isInteger(lineAt(cloud, place)));
    if (onGrid.length === 0) return null;
    const place = draw.pick(onGrid);
    const height = lineAt(cloud, place);
    const near = cloud.points.find(([px]) => px === place);
    const value = (grid: number): string => tex(num(Math.round(grid * y.step * 1000) / 1000));
    if (height === cloud.start || height === place) return null;
    return {
      type: 'choice',
      img: scatterWithLine(situation, cloud),
      question: `<p>${introduced(situation, tex(cloud.points.length))} Based on the line of best fit, what is the predicted ${y.name}, in ${y.units}, of a ${thing} whose ${x.name} is ${tex(place * x.step)} ${x.units}?</p>`,
      right: value(height),
      wrong: [
        ...(near
          ? [
              [
                value(near[1]),
                'point-for-line',
                `This is close to the actual ${y.name} of one ${thing}. The prediction is the height of the line.`,
              ] as const,
            ]
          : []),
        [
          value(cloud.start),
          'intercept-for-value',
          `This is where the line meets the vertical axis, at ${tex(0)} ${x.units}.`,
        ],
        [
          value(height + Math.sign(cloud.rise)),
          'misread-scale',
          "That's the grid line next to it. Follow the vertical grid line up to the line of best fit once more.",
        ],
        [value(lineAt(cloud, GRID.x)), 'endpoint-for-value', 'This is the height of the line at its right end.'],
        [
          value(height - Math.sign(cloud.rise)),
          'misread-scale',
          "That's the grid line on the other side. Follow the vertical grid line up to the line of best fit once more.",
        ],
      ],
      why: `At ${tex(place * x.step)} ${x.units} on the horizontal axis, the line of best fit has a height of ${value(height)} on the vertical axis, so the predicted ${y.name} is ${value(height)} ${y.units}.`,
      math: {
        landmarks: [
          [
            cloud.start * y.step,
            'where the line starts on the left',
            `What is its height at ${tex(`${num(place * x.step)}`)}?`,
          ],
          [y.step, 'what one step on the vertical axis stands for', 'How many steps up is the line there?'],
        ],
      },
      simpler: `Go along the bottom to ${tex(`${num(place * x.step)}`)}. Go straight up until you hit the line, not a dot. Then go across to the left and read the number: ${value(height)}.`,
      hints: [
        'Do you read a prediction off the line or off the dots?',
        `Which axis shows the ${x.name}?`,
        'Find the given number on that axis and go straight up. Where do you hit the line?',
        'Now go across to the other axis. How much is one grid step there?',
      ],
    };
  },
};
