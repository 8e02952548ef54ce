import { fit, sideLabel } from '../../content/figures/geometry.js';
import { figure, polygon, type Point } from '../../content/figures/svg.js';
import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

interface Shape {
  width: number;
  height: number;
  /** Of the part cut out at the upper right. */
  cutWidth: number;
  cutHeight: number;
}

/** An L of six sides with four lengths written on it; mirrored ones are cut at the upper left. */
function drawing({ width, height, cutWidth, cutHeight }: Shape, mirrored: boolean): string {
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [width, height - cutHeight],
    [width - cutWidth, height - cutHeight],
    [width - cutWidth, height],
    [0, height],
  ];
  const seen = corners.map(([x, y]): Point => [mirrored ? width - x : x, y]);
  const plan = fit(seen, 320, 260, 40);
  const p = seen.map(plan.at) as [Point, Point, Point, Point, Point, Point];
  const inner = plan.at([mirrored ? width - (width - cutWidth) / 2 : (width - cutWidth) / 2, (height - cutHeight) / 2]);
  const [long, short] = mirrored ? ['right', 'left'] : ['left', 'right'];
  return figure(
    plan.width,
    plan.height,
    `A figure with six sides and six right angles in the shape of the letter L. The bottom side has length ${width}. The ${long} side has length ${height}. The top side, which begins at the ${long} side, has length ${width - cutWidth}. The ${short} side, which begins at the bottom, has length ${height - cutHeight}.`,
    [
      polygon(p),
      sideLabel(p[0], p[1], inner, String(width)),
      sideLabel(p[0], p[5], inner, String(height)),
      sideLabel(p[4], p[5], inner, String(width - cutWidth)),
      sideLabel(p[1], p[2], inner, String(height - cutHeight)),
    ],
  );
}

/** The area of a figure that consists of two rectangles. */
export const lShape: Template = {
  id: 'area-volume-l-shape',
  skill: 21,
  difficulty: 'medium',
  shift: -0.2,
  seconds: 75,
  type: 'choice',
  ordered: true,
  context: false,
  make(draw) {
    const [width, height] = [draw.int(8, 24), draw.int(7, 20)];
    const [cutWidth, cutHeight] = [draw.int(3, width - 3), draw.int(3, height - 3)];
    const [top, side] = [width - cutWidth, height - cutHeight];
    const area = width * height - cutWidth * cutHeight;
    if (
      Math.min(top / width, side / height, cutWidth / width, cutHeight / height) < 0.24 ||
      (cutWidth === top && cutHeight === side)
    )
      return null;
    return {
      type: 'choice',
      img: drawing({ width, height, cutWidth, cutHeight }, draw.chance(0.5)),
      question:
        '<p>In the figure, adjacent sides meet at right angles, and all lengths are in centimeters. What is the area, in square centimeters, of the figure?</p>',
      right: tex(area),
      wrong: [
        [
          tex(width * side + top * height),
          'overlap-counted-twice',
          `This adds the rectangles of ${tex(width)} by ${tex(side)} and ${tex(top)} by ${tex(height)}. Those two overlap in a corner.`,
        ],
        [
          tex(width * height - top * side),
          'wrong-part-subtracted',
          `This subtracts a rectangle of ${tex(top)} by ${tex(side)}. The missing corner measures ${tex(`${width}-${top}=${cutWidth}`)} by ${tex(`${height}-${side}=${cutHeight}`)}.`,
        ],
        [
          tex(width * height),
          'missing-part-overlooked',
          `This is the area of the whole rectangle of ${tex(width)} by ${tex(height)}. The missing corner still has to come off.`,
        ],
        [tex(2 * (width + height)), 'perimeter-for-area', 'This is the perimeter of the figure.'],
      ],
      why: `The figure is a rectangle of ${tex(width)} by ${tex(height)} without a rectangle in one corner. The missing rectangle measures ${tex(`${width}-${top}=${cutWidth}`)} by ${tex(`${height}-${side}=${cutHeight}`)}. So the area is ${tex(`${width}\\cdot ${height}-${cutWidth}\\cdot ${cutHeight}=${num(width * height)}-${num(cutWidth * cutHeight)}=${num(area)}`)} square centimeters.`,
      math: {
        landmarks: [
          [width * height, 'the area of the whole rectangle', "How big is the corner that's missing?"],
          [cutWidth, 'the width of the missing corner', 'How tall is it?'],
          [cutHeight, 'the height of the missing corner', 'How wide is it?'],
          [cutWidth * cutHeight, 'the area of the missing corner', 'What do you do with it?'],
        ],
      },
      simpler: `Picture the full rectangle first: ${tex(`${width}`)} by ${tex(`${height}`)}, so ${tex(`${num(width * height)}`)}. Then take off the missing corner, ${tex(`${cutWidth}`)} by ${tex(`${cutHeight}`)}, which is ${tex(`${num(cutWidth * cutHeight)}`)}. What's left is ${tex(`${num(area)}`)}.`,
      hints: [
        'Could you cut it into two rectangles, or fill in the missing corner?',
        'Two sides have no length on them. Which opposite sides can give you those?',
        'Say you fill it out to a full rectangle. How big is the extra corner?',
        'Look at your pieces again. Does any part get counted twice?',
      ],
    };
  },
};
