import { line, type Point } from './svg.js';

interface HalfPlane {
  slope: number;
  intercept: number;
  /** Is the region above the line shaded, or the one below? */
  above: boolean;
  /** A dashed boundary says that its points do not belong to the region. */
  strict: boolean;
  /** The frame reaches from -size to size on both axes. */
  size: number;
}

/** The boundary y = slope·x + intercept and vertical hatching on one side of it, for `plane`. The slope is not 0. */
export function halfPlane({ slope, intercept, above, strict, size }: HalfPlane, at: (point: Point) => Point): string[] {
  const clip = (value: number): number => Math.max(-size, Math.min(size, value));
  const end = (x: number): Point => {
    const y = clip(slope * x + intercept);
    return [(y - intercept) / slope, y];
  };
  const hatching = Array.from({ length: 6 * size + 1 }, (_, index) => -size + index / 3).flatMap((x) => {
    const from = clip(slope * x + intercept);
    const to = above ? size : -size;
    return from === to ? [] : [line(at([x, from]), at([x, to]), { width: 2, opacity: 0.35 })];
  });
  return [...hatching, line(at(end(-size)), at(end(size)), { width: 2.5, ...(strict ? { dash: '7 5' } : {}) })];
}
