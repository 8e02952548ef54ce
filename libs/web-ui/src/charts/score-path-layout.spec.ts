import type { Box } from './free-place';
import type { ScoredMoment } from './score-path';
import { scorePathLayout, type ScorePathLayout } from './score-path-layout';

const moment = (time: number, score: number, label = '', range = 60): ScoredMoment => ({
  time,
  label,
  score,
  low: score - range,
  high: score + range,
});
const end = (of: ScorePathLayout): number => of.size.right;
const isApart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
const covers = (box: Box, { x, y }: { x: number; y: number }): boolean =>
  x > box.x - 4 && x < box.x + box.width + 4 && y > box.y - 4 && y < box.y + box.height + 4;

const CASES: [string, Parameters<typeof scorePathLayout>[0]][] = [
  [
    'a lone diagnostic on the target',
    {
      results: [moment(0, 1130, 'Diag.', 100)],
      forecast: moment(90, 1240, '90', 120),
      target: 1150,
      size: 'small',
    },
  ],
  [
    'a plan that is over',
    {
      results: [moment(0, 1100, 'Diag.'), moment(80, 1210, '75')],
      forecast: null,
      target: 1210,
      size: 'small',
    },
  ],
  [
    'a test right after the diagnostic',
    {
      results: [moment(0, 1100, 'Diag.'), moment(1, 1120, '1')],
      forecast: moment(90, 1200, '90'),
      target: 1200,
      size: 'small',
    },
  ],
  [
    'a test far above the forecast',
    {
      results: [moment(0, 1130, 'Diag.'), moment(11, 1550, '11')],
      forecast: moment(90, 1180, '89'),
      target: 1210,
      size: 'large',
    },
  ],
];

describe('the labels of a score path', () => {
  it.each(CASES)('neither cover a dot nor each other, and are not cut: %s', (_, path) => {
    const layout = scorePathLayout(path);
    const { score, target, size } = layout;
    const dots = [...layout.results, ...(layout.forecast ? [layout.forecast] : [])];
    for (const box of [score!, target]) {
      expect(box.x >= size.left && box.x + box.width <= end(layout)).toBe(true);
      expect(box.y >= 0 && box.y + box.height <= size.bottom).toBe(true);
      expect(dots.filter((dot) => covers(box, dot))).toEqual([]);
    }
    expect(isApart(score!, target)).toBe(true);
  });
});

describe('the forecast of a score path', () => {
  it('keeps its distance from a result of the day before the end', () => {
    const { results, forecast } = scorePathLayout({
      results: [moment(0, 1130, 'Diag.'), moment(89, 1180, '88')],
      forecast: moment(90, 1190, '90'),
      target: 1200,
      size: 'small',
    });
    expect(forecast!.x - results.at(-1)!.x).toBeGreaterThan(14);
  });

  it('has its day under the right end of the axis', () => {
    expect(scorePathLayout(CASES[0]![1]).axis.map(({ label, anchor }) => [label, anchor])).toEqual([
      ['Diag.', 'middle'],
      ['90', 'end'],
    ]);
  });
});

describe('official scores on a score path', () => {
  const [, path] = CASES[1]!;

  it('lie on their dates and scores, on an axis that reaches them, and under no label', () => {
    const layout = scorePathLayout({ ...path, official: [{ time: 40, score: 1520 }] });
    const [mark] = layout.official;
    const [first, last] = [layout.results[0]!, layout.results[1]!];
    // Half of the way in time, but for what keeps dots apart.
    expect(mark!.x).toBeCloseTo((first.x + last.x) / 2, 0);
    expect(mark!.y).toBeLessThan(last.y);
    expect(layout.ticks.at(-1)).toBeGreaterThanOrEqual(1520);
    for (const box of [layout.score!, layout.target]) expect(covers(box, mark!)).toBe(false);
  });

  it('from before the first result are left out', () => {
    expect(scorePathLayout({ ...path, official: [{ time: -3, score: 1520 }] }).official).toEqual([]);
  });
});
