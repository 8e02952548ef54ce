import { JOURNEY_DAYS } from '@aivy/exam';

/** In units of the picture's viewBox. */
export interface Point {
  x: number;
  y: number;
}

/** How a road of fifteen nodes lies in its picture. */
export interface RoadLayout {
  width: number;
  height: number;
  /** The viewBox begins here: above the road there is room for the heading and for who stands on the top row. */
  top: number;
  perRow: number;
  /** First and last node of a row that runs to the right. */
  left: number;
  right: number;
  /** Of the rows' outer nodes, the lowest row first. */
  rows: readonly number[];
  /** How far every second node of a row lies below the others. */
  swing: number;
  /** How far the turns reach out beside the rows. */
  bulge: number;
  /** Vertical pull where a turn leaves its lower node and reaches its upper one. */
  turn: { lower: number; upper: number };
  /** Where the avatar stands beside the current node, and the least distance of its middle from the edge. */
  avatar: { size: number; dx: number; dy: number; margin: number };
}

/** From 768 px on: three rows of five. */
export const WIDE_ROAD: RoadLayout = {
  width: 980,
  height: 684,
  top: -44,
  perRow: 5,
  left: 130,
  right: 850,
  rows: [522, 350, 184],
  swing: -30,
  bulge: 95,
  turn: { lower: -6, upper: 6 },
  avatar: { size: 118, dx: -50, dy: -30, margin: 78 },
};

/** Below: five rows of three. */
export const NARROW_ROAD: RoadLayout = {
  width: 366,
  height: 730,
  top: -30,
  perRow: 3,
  left: 66,
  right: 300,
  rows: [596, 484, 372, 260, 148],
  swing: 10,
  bulge: 44,
  turn: { lower: -8, upper: 22 },
  avatar: { size: 79, dx: -67, dy: -21, margin: 46 },
};

/** The nodes in the order of their days; every second row runs back. */
export function roadPoints({ perRow, left, right, rows, swing }: RoadLayout): Point[] {
  const step = (right - left) / (perRow - 1);
  return Array.from({ length: JOURNEY_DAYS }, (_, index) => {
    const row = Math.floor(index / perRow);
    const column = index % perRow;
    return {
      x: row % 2 === 0 ? left + column * step : right - column * step,
      y: rows[row]! + (column % 2 === 1 ? swing : 0),
    };
  });
}

function stretch(layout: RoadLayout, from: Point, to: Point): string {
  if (from.x !== to.x) {
    const middle = (from.x + to.x) / 2;
    return `C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
  }
  const out = from.x > layout.width / 2 ? from.x + layout.bulge : from.x - layout.bulge;
  return `C${out} ${from.y + layout.turn.lower} ${out} ${to.y + layout.turn.upper} ${to.x} ${to.y}`;
}

/** The road between two of its nodes as an SVG path. @param from @param to places, 1-15 */
export function roadPath(layout: RoadLayout, from = 1, to = JOURNEY_DAYS): string {
  const points = roadPoints(layout);
  const start = points[from - 1]!;
  return points
    .slice(from, to)
    .reduce((path, point, index) => path + stretch(layout, points[from - 1 + index]!, point), `M${start.x} ${start.y}`);
}

/** Where the feet of the avatar stand at a node: beside it, inside of the picture. */
export function avatarAt({ width, avatar }: RoadLayout, { x, y }: Point): Point {
  return { x: Math.min(width - avatar.margin, Math.max(avatar.margin, x + avatar.dx)), y: y + avatar.dy };
}

/** A place in percent of the picture, for what lies over it. */
export const percentOf = ({ width, height, top }: RoadLayout, { x, y }: Point): Point => ({
  x: (100 * x) / width,
  y: (100 * (y - top)) / height,
});
