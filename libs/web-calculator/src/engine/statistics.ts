import { mean, squaresAboutMean, total } from './sums.js';

/** Functions of lists. Quartiles as the exam's textbooks take them: medians of the halves, the middle left out. */
type ListFunction = (values: readonly number[], extra?: number) => number;

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

function median(values: readonly number[]): number {
  const list = sorted(values);
  const middle = list.length / 2;
  return list.length === 0
    ? Number.NaN
    : Number.isInteger(middle)
      ? (list[middle - 1]! + list[middle]!) / 2
      : list[Math.floor(middle)]!;
}

/** Linear interpolation between the neighbours (type 7 of Hyndman and Fan 1996). */
function quantile(values: readonly number[], share = 0.5): number {
  const list = sorted(values);
  if (list.length === 0 || share < 0 || share > 1) return Number.NaN;
  const place = share * (list.length - 1);
  const below = Math.floor(place);
  return list[below]! + (place - below) * ((list[below + 1] ?? list[below]!) - list[below]!);
}

function quartile(values: readonly number[], which = 2): number {
  const list = sorted(values);
  const half = Math.floor(list.length / 2);
  switch (which) {
    case 0:
      return list[0] ?? Number.NaN;
    case 1:
      return median(list.slice(0, half));
    case 2:
      return median(list);
    case 3:
      return median(list.slice(list.length - half));
    case 4:
      return list.at(-1) ?? Number.NaN;
    default:
      return Number.NaN;
  }
}

export const LIST_FUNCTIONS: Readonly<Record<string, ListFunction>> = {
  mean,
  median,
  total,
  stdevp: (values) => Math.sqrt(squaresAboutMean(values) / values.length),
  stdev: (values) => Math.sqrt(squaresAboutMean(values) / (values.length - 1)),
  var: (values) => squaresAboutMean(values) / (values.length - 1),
  varp: (values) => squaresAboutMean(values) / values.length,
  count: (values) => values.length,
  min: (values) => (values.length === 0 ? Number.NaN : Math.min(...values)),
  max: (values) => (values.length === 0 ? Number.NaN : Math.max(...values)),
  range: (values) => Math.max(...values) - Math.min(...values),
  quantile,
  quartile,
  element: (values, which = Number.NaN) => values[which - 1] ?? Number.NaN,
};
/** Those that take a second value beside the list. */
export const WITH_EXTRA: ReadonlySet<string> = new Set(['quantile', 'quartile', 'element']);
