import { plainFigure } from '@aivy/item-bank';
import { apart, type Spot } from './figure-points.js';
import { lines } from './figure-scale.js';

type Segment = readonly [Spot, Spot];

const cross = ([ax, ay]: Spot, [bx, by]: Spot): number => ax * by - ay * bx;
const minus = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [ax - bx, ay - by];

/** Where two segments meet, their ends included with a pixel of tolerance; null when they do not. */
function meet([a, b]: Segment, [c, d]: Segment): Spot | null {
  const [u, v] = [minus(b, a), minus(d, c)];
  const area = cross(u, v);
  if (Math.abs(area) < 1e-6) return null;
  const [s, t] = [cross(minus(c, a), v) / area, cross(minus(c, a), u) / area];
  const [spareU, spareV] = [1 / Math.hypot(...u), 1 / Math.hypot(...v)];
  if (s < -spareU || s > 1 + spareU || t < -spareV || t > 1 + spareV) return null;
  return [a[0] + s * u[0], a[1] + s * u[1]];
}

/**
 * Measures the angle that a label such as `x°` stands in: between the two drawn lines on either side of the label, at the
 * crossing nearest to it. Degrees. @throws Error when the label is missing or stands at no crossing
 */
export function angleAt(img: string, text: string): number {
  const tag = [...plainFigure(img).matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)<\/text>/g)].find(
    ([, , , inner]) => inner === text,
  );
  if (!tag) throw new Error(`no label ${text}`);
  const place: Spot = [Number(tag[1]), Number(tag[2]) - 5];
  const segments = lines(img, 1.5).map(({ x1, y1, x2, y2 }): Segment => [
    [x1, y1],
    [x2, y2],
  ]);
  const crossings = segments.flatMap((one, index) =>
    segments
      .slice(index + 1)
      .map((other) => meet(one, other))
      .filter((spot) => spot !== null),
  );
  const [vertex] = crossings.sort((one, other) => apart(one, place) - apart(other, place));
  if (!vertex || apart(vertex, place) > 60) throw new Error(`${text} stands at no crossing`);
  const direction = (to: Spot): number => Math.atan2(to[1] - vertex[1], to[0] - vertex[0]);
  const from = direction(place);
  // Turns from the label to every line that starts at the vertex, 0 to a full turn.
  const turns = segments
    .filter(([a, b]) => Math.abs(apart(a, vertex) + apart(b, vertex) - apart(a, b)) < 0.5)
    .flatMap((ends) =>
      ends.filter((end) => apart(end, vertex) > 2).map((end) => (direction(end) - from + 4 * Math.PI) % (2 * Math.PI)),
    );
  return ((Math.min(...turns) + 2 * Math.PI - Math.max(...turns)) * 180) / Math.PI;
}
