import { halfPlane } from './half-plane.js';
import type { Point } from './svg.js';

const draw = (above: boolean, strict: boolean) =>
  halfPlane({ slope: 2, intercept: 1, above, strict, size: 6 }, (point: Point) => point);
const ends = (svg: string) =>
  [...svg.matchAll(/ [xy][12]="([-\d.]+)"/g)].map(([, value]) => Number(value)) as [number, number, number, number];

describe('a drawn half-plane', () => {
  it('ends its boundary at the frame', () => {
    expect(ends(draw(true, false).at(-1)!)).toEqual([-3.5, -6, 2.5, 6]);
  });

  it('dashes the boundary only when it does not belong to the region', () => {
    expect(draw(true, true).at(-1)).toContain('stroke-dasharray');
    expect(draw(true, false).at(-1)).not.toContain('stroke-dasharray');
  });

  it.each([true, false])('hatches only the side that is meant (above: %s)', (above) => {
    const hatching = draw(above, false).slice(0, -1).map(ends);
    expect(hatching.length).toBeGreaterThan(10);
    for (const [x1, y1, x2, y2] of hatching) {
      expect(x1).toBe(x2);
      const middle = (y1 + y2) / 2;
      expect(above ? middle > 2 * x1 + 1 : middle < 2 * x1 + 1).toBe(true);
      for (const y of [y1, y2]) expect(Math.abs(y)).toBeLessThanOrEqual(6);
    }
  });
});
