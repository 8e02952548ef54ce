import { formatCoordinate, toPixelX, toPixelY, type Point, type Polylines } from '../engine/index.js';
import type { Picture } from './draw.js';
import { cardBeside, onPath, type Box } from './labels.js';

const DOT = 4.5;
const FEATURE = 3.5;
const BADGE_FONT = '700 11px system-ui, sans-serif';

/** Numbers of the lines on their curves, so that they are told apart without colour. */
export function drawBadges(context: CanvasRenderingContext2D, picture: Picture, paths: readonly Polylines[]): void {
  const { lines, view, frame, palette, covered } = picture;
  // A number must not hide what the curve is looked at for.
  const taken: Box[] = picture.features.map(({ x, y }) => ({
    left: toPixelX(x, view, frame) - FEATURE,
    top: toPixelY(y, view, frame) - FEATURE,
    width: 2 * FEATURE,
    height: 2 * FEATURE,
  }));
  context.font = BADGE_FONT;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  lines.forEach(({ number, look }, index) => {
    const place = onPath(paths[index]!, view, frame, [...covered, ...taken]);
    if (!place) return;
    taken.push(place);
    const [x, y] = [place.left + place.width / 2, place.top + place.height / 2];
    context.fillStyle = palette.looks[look] ?? palette.text;
    context.strokeStyle = palette.surface;
    context.lineWidth = 2;
    context.beginPath();
    context.arc(x, y, place.width / 2, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
    context.fillStyle = palette.surface;
    context.fillText(String(number), x, y + 0.5);
  });
  context.textBaseline = 'alphabetic';
}

/** A point of a table: its shape goes with its colour. */
export function marker(context: CanvasRenderingContext2D, picture: Picture, point: Point, look: number): void {
  const { view, frame } = picture;
  const sides = [0, 4, 3][look % 3]!;
  if (sides === 0) return dot(context, picture, point, DOT);
  const [x, y] = [toPixelX(point.x, view, frame), toPixelY(point.y, view, frame)];
  context.beginPath();
  for (let i = 0; i < sides; i += 1) {
    const turn = (2 * Math.PI * i) / sides - Math.PI / 2;
    context.lineTo(x + DOT * 1.35 * Math.cos(turn), y + DOT * 1.35 * Math.sin(turn));
  }
  context.closePath();
  context.fill();
}

function dot(context: CanvasRenderingContext2D, { view, frame }: Picture, { x, y }: Point, radius: number): void {
  context.beginPath();
  context.arc(toPixelX(x, view, frame), toPixelY(y, view, frame), radius, 0, 2 * Math.PI);
  context.fill();
}

/** Points of interest, and the chosen one with its coordinates. */
export function drawFeatures(context: CanvasRenderingContext2D, picture: Picture): void {
  const { features, chosen, palette, view, frame } = picture;
  context.setLineDash([]);
  context.fillStyle = palette.axis;
  for (const feature of features) dot(context, picture, feature, FEATURE);
  if (!chosen) return;
  context.fillStyle = palette.text;
  dot(context, picture, chosen, 6);
  const text = `(${formatCoordinate(chosen.x)}, ${formatCoordinate(chosen.y)})`;
  context.font = `600 14px system-ui, sans-serif`;
  const size = { width: context.measureText(text).width + 12, height: 24 };
  const at = { x: toPixelX(chosen.x, view, frame), y: toPixelY(chosen.y, view, frame) };
  const card = cardBeside(at, size, frame, picture.covered);
  context.fillStyle = palette.surface;
  context.strokeStyle = palette.axis;
  context.lineWidth = 1;
  context.beginPath();
  context.rect(card.left, card.top, card.width, card.height);
  context.fill();
  context.stroke();
  context.fillStyle = palette.text;
  context.textAlign = 'left';
  context.fillText(text, card.left + 6, card.top + 17);
}
