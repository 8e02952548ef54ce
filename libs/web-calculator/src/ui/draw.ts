import {
  chain,
  gridOf,
  regionRuns,
  sampleOverX,
  sampleOverY,
  ticks,
  toPixelX,
  toPixelY,
  zeroLine,
  type Feature,
  type Formula,
  type Frame,
  type Meaning,
  type Point,
  type Polylines,
  type View,
} from '../engine/index.js';
import { drawBadges, drawFeatures, marker } from './draw-marks.js';
import { axisLabels, stepsOf, type Box } from './labels.js';
import type { Palette } from './palette.js';

export interface Drawn {
  id: number;
  /** As it stands in the list, from 1. */
  number: number;
  look: number;
  meaning: Meaning;
}

export interface Picture {
  view: View;
  frame: Frame;
  lines: readonly Drawn[];
  features: readonly Feature[];
  /** Shown with its coordinates. */
  chosen: Point | null;
  palette: Palette;
  /** What lies over the plane: no label goes there. */
  covered: readonly Box[];
}

const LINE = 2.5;
const STRICT_DASH = [8, 6];
const FONT = '12px system-ui, sans-serif';

/** Paints the whole graph. */
export function draw(context: CanvasRenderingContext2D, picture: Picture): void {
  const { frame, palette, lines } = picture;
  context.fillStyle = palette.surface;
  context.fillRect(0, 0, frame.width, frame.height);
  drawGrid(context, picture);
  const paths = lines.map((line) => drawLine(context, picture, line));
  drawNumbers(context, picture);
  if (lines.length > 1) drawBadges(context, picture, paths);
  drawFeatures(context, picture);
}

function drawGrid(context: CanvasRenderingContext2D, { view, frame, palette }: Picture): void {
  const step = stepsOf(view, frame);
  const [zeroX, zeroY] = [toPixelX(0, view, frame), toPixelY(0, view, frame)];
  const rule = (x1: number, y1: number, x2: number, y2: number, strong: boolean): void => {
    context.strokeStyle = strong ? palette.axis : palette.grid;
    context.lineWidth = strong ? 1.5 : 1;
    context.beginPath();
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
    context.stroke();
  };
  context.setLineDash([]);
  const xs = ticks(view.xMin, view.xMax, step.x);
  const ys = ticks(view.yMin, view.yMax, step.y);
  for (const x of xs) rule(toPixelX(x, view, frame), 0, toPixelX(x, view, frame), frame.height, false);
  for (const y of ys) rule(0, toPixelY(y, view, frame), frame.width, toPixelY(y, view, frame), false);
  rule(zeroX, 0, zeroX, frame.height, true);
  rule(0, zeroY, frame.width, zeroY, true);
}

/** Over the curves, with a rim of the ground: no curve runs through a number. */
function drawNumbers(context: CanvasRenderingContext2D, { view, frame, palette, covered }: Picture): void {
  context.setLineDash([]);
  context.font = FONT;
  context.textAlign = 'left';
  context.textBaseline = 'top';
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = palette.surface;
  context.fillStyle = palette.axis;
  for (const { text, box } of axisLabels(view, frame, (each) => context.measureText(each).width, covered)) {
    context.strokeText(text, box.left, box.top + 1);
    context.fillText(text, box.left, box.top + 1);
  }
  context.textBaseline = 'alphabetic';
}

/** Dashes say one thing alone: the edge of a strict inequality does not belong to it. */
interface Stroke {
  path: Polylines;
  dashed: boolean;
}

/** What of a line is stroked. */
function strokesOf(meaning: Meaning, { view, frame }: Picture): Stroke[] {
  const over = (axis: 'x' | 'y', formula: Formula): Polylines =>
    (axis === 'x' ? sampleOverX : sampleOverY)(formula, view, frame);
  // Ends of neighbouring pieces are computed alike; a thousandth of a pixel is apart.
  const zero = (formula: Formula): Polylines =>
    chain(zeroLine(formula, gridOf(formula, view, frame), view), (view.xMax - view.xMin) / frame.width / 1000);
  const plain = (path: Polylines): Stroke[] => [{ path, dashed: false }];
  switch (meaning.kind) {
    case 'curve':
      return plain(over(meaning.over, meaning.formula));
    case 'fit':
      return meaning.formula ? plain(over('x', meaning.formula)) : [];
    case 'implicit':
      return plain(zero(meaning.formula));
    case 'region':
      return meaning.edges.map(({ strict, over: axis, formula }) => ({
        path: axis ? over(axis, formula) : zero(formula),
        dashed: strict,
      }));
    default:
      return [];
  }
}

/** Draws a line and says where it runs. */
function drawLine(context: CanvasRenderingContext2D, picture: Picture, { meaning, look }: Drawn): Polylines {
  const color = picture.palette.looks[look] ?? picture.palette.text;
  context.strokeStyle = color;
  context.fillStyle = color;
  context.lineWidth = LINE;
  if (meaning.kind === 'points') for (const point of meaning.points) marker(context, picture, point, look);
  if (meaning.kind === 'region') shade(context, picture, meaning.formula);
  const strokes = strokesOf(meaning, picture);
  for (const { path, dashed } of strokes) {
    context.setLineDash(dashed ? STRICT_DASH : []);
    strokeAll(context, picture, path);
  }
  context.setLineDash([]);
  return strokes.flatMap(({ path }) => path);
}

function strokeAll(context: CanvasRenderingContext2D, { view, frame }: Picture, polylines: Polylines): void {
  context.beginPath();
  // Far outside coordinates would cost time and precision.
  const bound = (pixel: number, size: number): number => Math.max(-size, Math.min(2 * size, pixel));
  for (const line of polylines) {
    line.forEach(([x, y], index) => {
      const [px, py] = [bound(toPixelX(x, view, frame), frame.width), bound(toPixelY(y, view, frame), frame.height)];
      if (index === 0) context.moveTo(px, py);
      else context.lineTo(px, py);
    });
  }
  context.stroke();
}

function shade(context: CanvasRenderingContext2D, { view, frame }: Picture, formula: Formula): void {
  const grid = gridOf(formula, view, frame, 3);
  const [cellX, cellY] = [frame.width / grid.columns, frame.height / grid.rows];
  context.globalAlpha = 0.2;
  context.beginPath();
  for (const { row, from, to } of regionRuns(grid, (value) => value > 0))
    context.rect(from * cellX, frame.height - (row + 1) * cellY, (to - from) * cellX, cellY + 0.5);
  // At once: rows that lie over each other by half a pixel would show as stripes.
  context.fill();
  context.globalAlpha = 1;
}
