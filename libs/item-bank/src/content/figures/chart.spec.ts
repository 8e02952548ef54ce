import { FIGURE_MARKUP, markupFaults } from '../../checks/markup.js';
import { chart } from './chart.js';
import { onRing } from './circle.js';
import { along, numberLine } from './number-line.js';
import { dot, type Point } from './svg.js';

/** Pixel of a printed number: x of a label centered below, y of a label that ends left of the axis (its line is 4 above). */
const labelAt = (svg: string, text: string, anchor: string): Point => {
  const [, x, y] =
    new RegExp(`<text x="([\\d.]+)" y="([\\d.]+)" text-anchor="${anchor}"[^>]*>${text}</text>`).exec(svg) ?? [];
  return [Number(x), Number(y)];
};

describe('a chart', () => {
  let drawn: Point = [0, 0];
  const svg = chart(
    { min: 10, max: 50, step: 10, title: 'Age (years)' },
    { min: 0, max: 8, step: 2, title: 'y' },
    'A chart of one point, for this test only.',
    (at) => {
      drawn = at([30, 6]);
      return [dot(drawn)];
    },
  );

  it('puts a value over its number on one axis and beside its number on the other', () => {
    expect(drawn[0]).toBe(labelAt(svg, '30', 'middle')[0]);
    expect(drawn[1]).toBe(labelAt(svg, '6', 'end')[1] - 4);
  });

  it('uses only the markup of figures', () => {
    expect(markupFaults(svg, FIGURE_MARKUP)).toEqual([]);
  });

  it('names both axes, single letters in italics', () => {
    expect(svg).toContain('>Age (years)</text>');
    expect(svg).toMatch(/font-style="italic">y<\/text>/);
  });
});

describe('a number line', () => {
  it('carries a number at every tick, in its place', () => {
    const scale = { min: 4, max: 12, step: 4, title: 'Score' };
    const svg = numberLine(scale, 50).join('');
    expect([4, 8, 12].map((value) => labelAt(svg, String(value), 'middle')[0])).toEqual(
      [4, 8, 12].map((value) => along(scale, value)),
    );
    expect(along(scale, 8) - along(scale, 4)).toBeCloseTo(along(scale, 12) - along(scale, 8));
  });
});

describe('a point of a circle', () => {
  it('turns counterclockwise from the right although the page counts downward', () => {
    const [x, y] = onRing([100, 100], 50, 90);
    expect(x).toBeCloseTo(100);
    expect(y).toBeCloseTo(50);
  });
});
