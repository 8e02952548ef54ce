/** In units of a picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box of a size around a middle. */
export const around = (x: number, y: number, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

const shared = (from: number, length: number, other: number, otherLength: number): number =>
  Math.max(0, Math.min(from + length, other + otherLength) - Math.max(from, other));

const overlap = (a: Box, b: Box): number => shared(a.x, a.width, b.x, b.width) * shared(a.y, a.height, b.y, b.height);

const within = (box: Box, { x, y, width, height }: Box): Box => ({
  ...box,
  x: Math.min(x + width - box.width, Math.max(x, box.x)),
  y: Math.min(y + height - box.height, Math.max(y, box.y)),
});

/**
 * Where a label is written: the first place, moved inside of the picture, that covers nothing; else the one that covers
 * least.
 * @param places at least one
 * @param taken what is not to be covered
 * @param picture what no label leaves
 */
export function freePlace(places: readonly Box[], taken: readonly Box[], picture: Box): Box {
  const rated = places.map((place) => {
    const box = within(place, picture);
    return { box, covered: taken.reduce((sum, each) => sum + overlap(box, each), 0) };
  });
  return rated.reduce((best, each) => (each.covered < best.covered ? each : best)).box;
}

/** A line as small boxes that labels keep away from. */
export function alongLine(points: readonly (readonly [number, number])[], step = 6): Box[] {
  return points.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = points[index]!;
    const parts = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / step));
    return Array.from({ length: parts }, (_, part) => {
      const share = (part + 0.5) / parts;
      return around(fromX + (x - fromX) * share, fromY + (y - fromY) * share, step, 3);
    });
  });
}
