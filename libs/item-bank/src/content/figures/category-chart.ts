import { dot, figure, label, line, polygon, polyline, type Point } from './svg.js';

export interface CategoryChart {
  title: string;
  /** What the numbers measure, with the unit. */
  measure: string;
  /** Upper end of the value axis, which starts at 0. */
  max: number;
  /** Distance of the grid lines, in units of the values. */
  step: number;
  categories: readonly string[];
  /** One to three series, each with a value per category. A single series is not named in the legend. */
  series: readonly { name: string; values: readonly number[] }[];
}

const LEFT = 44;
const TOP = 78;
const WIDTH = 320;
const HEIGHT = 190;
const DASHES = [undefined, '6 4', '2 3'];

const height = (spec: CategoryChart, value: number): number => (value / spec.max) * HEIGHT;
const band = (spec: CategoryChart): number => WIDTH / spec.categories.length;

/** Everything that the chart shows, in words: the text alternative must let a student answer without seeing it. */
function describe(kind: string, spec: CategoryChart): string {
  const rows = spec.categories.map((category, index) => {
    const values = spec.series.map(({ name, values: of }) =>
      spec.series.length > 1 ? `${name} ${of[index]}` : String(of[index]),
    );
    return `${category}: ${values.join(', ')}`;
  });
  return `${kind}: ${spec.title}. Values: ${spec.measure}. ${rows.join('; ')}.`;
}

function frame(spec: CategoryChart): string[] {
  const bottom = TOP + HEIGHT;
  const grid = Array.from({ length: Math.round(spec.max / spec.step) + 1 }, (_, index) => index * spec.step).flatMap(
    (value) => {
      const y = bottom - height(spec, value);
      return [
        line([LEFT, y], [LEFT + WIDTH, y], { width: 1, opacity: 0.2 }),
        label([LEFT - 7, y + 4], String(value), { size: 12, anchor: 'end' }),
      ];
    },
  );
  return [
    ...grid,
    line([LEFT, TOP - 6], [LEFT, bottom]),
    line([LEFT, bottom], [LEFT + WIDTH, bottom]),
    ...spec.categories.map((category, index) =>
      label([LEFT + (index + 0.5) * band(spec), bottom + 18], category, { size: 12 }),
    ),
    label([LEFT + WIDTH / 2, 16], spec.title, { size: 14 }),
    label([8, TOP - 14], spec.measure, { size: 12, anchor: 'start' }),
  ];
}

/** Names of the series, each beside a sample of its look. */
function legend(spec: CategoryChart, sample: (at: Point, series: number) => string[]): string[] {
  if (spec.series.length < 2) return [];
  const slot = (WIDTH + LEFT) / spec.series.length;
  return spec.series.flatMap(({ name }, index) => [
    ...sample([14 + index * slot, 39], index),
    label([36 + index * slot, 43], name, { size: 12, anchor: 'start' }),
  ]);
}

/** Series differ by filling, never by colour: solid, empty, striped. */
function bar([x, y]: Point, width: number, tall: number, series: number): string[] {
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y - tall],
    [x, y - tall],
  ];
  const outline = polygon(corners);
  if (series === 0) return [outline.replace('fill="none"', 'fill="currentColor"')];
  const stripes =
    series === 2
      ? Array.from({ length: Math.floor(tall / 6) }, (_, index) =>
          line([x, y - 6 * (index + 1)], [x + width, y - 6 * (index + 1)], { width: 1 }),
        )
      : [];
  return [outline, ...stripes];
}

/** A bar chart over named categories as an SVG. */
export function barChart(spec: CategoryChart): string {
  const wide = (band(spec) * 0.7) / spec.series.length;
  const bars = spec.categories.flatMap((_, column) =>
    spec.series.flatMap(({ values }, index) =>
      bar(
        [LEFT + (column + 0.15) * band(spec) + index * wide, TOP + HEIGHT],
        wide,
        height(spec, values[column] ?? 0),
        index,
      ),
    ),
  );
  return figure(LEFT + WIDTH + 16, TOP + HEIGHT + 30, describe('Bar chart', spec), [
    ...frame(spec),
    ...legend(spec, ([x, y], index) => bar([x, y + 6], 14, 12, index)),
    ...bars,
  ]);
}

/** A line chart over named categories, usually times, as an SVG. Series differ by their dashes. */
export function lineChart(spec: CategoryChart): string {
  const lines = spec.series.flatMap(({ values }, index) => {
    const points = values.map((value, column): Point => [
      LEFT + (column + 0.5) * band(spec),
      TOP + HEIGHT - height(spec, value),
    ]);
    return [polyline(points, { dash: DASHES[index] }), ...points.map((point) => dot(point))];
  });
  const sample = ([x, y]: Point, index: number): string[] => [line([x - 8, y], [x + 16, y], { dash: DASHES[index] })];
  return figure(LEFT + WIDTH + 16, TOP + HEIGHT + 30, describe('Line chart', spec), [
    ...frame(spec),
    ...legend(spec, sample),
    ...lines,
  ]);
}
