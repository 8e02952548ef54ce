import {
  formatCoordinate,
  gridOf,
  niceStep,
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
import { LOOK_DASHES, type Palette } from './palette.js';

export interface Drawn {
  id: number;
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
}

const LINE = 2.5;
const DOT = 4.5;
const GRID_EVERY_PX = 55;
const FONT = '12px system-ui, sans-serif';

/** Paints the whole graph. */
export function draw(context: CanvasRenderingContext2D, picture: Picture): void {
  const { frame, palette, lines } = picture;
  context.fillStyle = palette.surface;
  context.fillRect(0, 0, frame.width, frame.height);
  drawGrid(context, picture);
  for (const line of lines) drawLine(context, picture, line);
  drawFeatures(context, picture);
}

function drawGrid(context: CanvasRenderingContext2D, { view, frame, palette }: Picture): void {
  const stepX = niceStep(view.xMax - view.xMin, frame.width / GRID_EVERY_PX);
  const stepY = niceStep(view.yMax - view.yMin, frame.height / GRID_EVERY_PX);
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
  context.font = FONT;
  const xs = ticks(view.xMin, view.xMax, stepX);
  const ys = ticks(view.yMin, view.yMax, stepY);
  for (const x of xs) rule(toPixelX(x, view, frame), 0, toPixelX(x, view, frame), frame.height, false);
  for (const y of ys) rule(0, toPixelY(y, view, frame), frame.width, toPixelY(y, view, frame), false);
  rule(zeroX, 0, zeroX, frame.height, true);
  rule(0, zeroY, frame.width, zeroY, true);
  context.fillStyle = palette.axis;
  // Where an axis is out of sight its numbers stay at the edge.
  const labelY = Math.min(Math.max(zeroY + 14, 14), frame.height - 5);
  const labelX = Math.min(Math.max(zeroX - 5, 30), frame.width - 4);
  context.textAlign = 'center';
  for (const x of xs)
    if (Math.abs(x) > stepX / 2) context.fillText(formatCoordinate(x), toPixelX(x, view, frame), labelY);
  context.textAlign = 'right';
  for (const y of ys)
    if (Math.abs(y) > stepY / 2) context.fillText(formatCoordinate(y), labelX, toPixelY(y, view, frame) + 4);
}

function drawLine(context: CanvasRenderingContext2D, picture: Picture, { meaning, look }: Drawn): void {
  const { view, frame, palette } = picture;
  const color = palette.looks[look] ?? palette.text;
  context.strokeStyle = color;
  context.fillStyle = color;
  context.lineWidth = LINE;
  context.setLineDash([...(LOOK_DASHES[look] ?? [])]);
  const over = (axis: 'x' | 'y', formula: Formula): Polylines =>
    (axis === 'x' ? sampleOverX : sampleOverY)(formula, view, frame);
  switch (meaning.kind) {
    case 'curve':
      strokeAll(context, picture, over(meaning.over, meaning.formula));
      break;
    case 'fit':
      if (meaning.formula) strokeAll(context, picture, over('x', meaning.formula));
      break;
    case 'implicit':
      strokeZero(context, picture, meaning.formula);
      break;
    case 'points':
      for (const point of meaning.points) dot(context, picture, point, DOT);
      break;
    case 'region': {
      const positive = meaning.op === '>' || meaning.op === '>=';
      shade(context, picture, meaning.formula, positive);
      // The edge of a strict inequality does not belong to it.
      context.setLineDash(meaning.op === '<' || meaning.op === '>' ? [6, 5] : []);
      if (meaning.edge) strokeAll(context, picture, over(meaning.edge.over, meaning.edge.formula));
      else strokeZero(context, picture, meaning.formula);
      break;
    }
    default:
      break;
  }
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

function strokeZero(context: CanvasRenderingContext2D, { view, frame }: Picture, formula: Formula): void {
  context.beginPath();
  for (const [x1, y1, x2, y2] of zeroLine(formula, gridOf(formula, view, frame), view)) {
    context.moveTo(toPixelX(x1, view, frame), toPixelY(y1, view, frame));
    context.lineTo(toPixelX(x2, view, frame), toPixelY(y2, view, frame));
  }
  context.stroke();
}

function shade(context: CanvasRenderingContext2D, { view, frame }: Picture, formula: Formula, positive: boolean): void {
  const grid = gridOf(formula, view, frame, 3);
  const [cellX, cellY] = [frame.width / grid.columns, frame.height / grid.rows];
  context.globalAlpha = 0.2;
  for (const { row, from, to } of regionRuns(grid, (value) => (positive ? value > 0 : value < 0))) {
    context.fillRect(from * cellX, frame.height - (row + 1) * cellY, (to - from) * cellX, cellY + 0.5);
  }
  context.globalAlpha = 1;
}

function dot(context: CanvasRenderingContext2D, { view, frame }: Picture, { x, y }: Point, radius: number): void {
  context.beginPath();
  context.arc(toPixelX(x, view, frame), toPixelY(y, view, frame), radius, 0, 2 * Math.PI);
  context.fill();
}

function drawFeatures(context: CanvasRenderingContext2D, picture: Picture): void {
  const { features, chosen, palette, view, frame } = picture;
  context.setLineDash([]);
  context.fillStyle = palette.axis;
  for (const feature of features) dot(context, picture, feature, 3.5);
  if (!chosen) return;
  context.fillStyle = palette.text;
  dot(context, picture, chosen, 6);
  const text = `(${formatCoordinate(chosen.x)}, ${formatCoordinate(chosen.y)})`;
  context.font = `600 14px system-ui, sans-serif`;
  const width = context.measureText(text).width + 12;
  const x = Math.min(Math.max(toPixelX(chosen.x, view, frame) + 10, 4), frame.width - width - 4);
  const y = Math.min(Math.max(toPixelY(chosen.y, view, frame) - 34, 4), frame.height - 28);
  context.fillStyle = palette.surface;
  context.strokeStyle = palette.axis;
  context.lineWidth = 1;
  context.beginPath();
  context.rect(x, y, width, 24);
  context.fill();
  context.stroke();
  context.fillStyle = palette.text;
  context.textAlign = 'left';
  context.fillText(text, x + 6, y + 17);
}
