import type { Segment } from './implicit.js';
import type { Polylines } from './curve.js';

/**
 * Joins the pieces of a curve end to end: dashes run along a line, and would begin anew with each piece of two pixels.
 * @param near how far apart two ends may be that are one, in units of the plane
 */
export function chain(pieces: readonly Segment[], near: number): Polylines {
  const ends = new Map<string, number[]>();
  const keyOf = (x: number, y: number): string => `${Math.round(x / near)}:${Math.round(y / near)}`;
  pieces.forEach(([x1, y1, x2, y2], index) => {
    for (const key of [keyOf(x1, y1), keyOf(x2, y2)]) ends.set(key, [...(ends.get(key) ?? []), index]);
  });
  const left = new Set(pieces.keys());
  const next = (key: string): number | undefined => ends.get(key)?.find((index) => left.has(index));
  const follow = (line: [number, number][]): void => {
    for (;;) {
      const [x, y] = line.at(-1)!;
      const key = keyOf(x, y);
      const index = next(key);
      if (index === undefined) return;
      left.delete(index);
      const [x1, y1, x2, y2] = pieces[index]!;
      line.push(keyOf(x1, y1) === key ? [x2, y2] : [x1, y1]);
    }
  };
  const lines: [number, number][][] = [];
  for (const index of pieces.keys()) {
    if (!left.delete(index)) continue;
    const [x1, y1, x2, y2] = pieces[index]!;
    const line: [number, number][] = [
      [x1, y1],
      [x2, y2],
    ];
    follow(line);
    line.reverse();
    follow(line);
    lines.push(line);
  }
  return lines;
}
