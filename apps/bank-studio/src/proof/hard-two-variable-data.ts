import { answers } from './answer-value.js';
import { alike, valueWith } from './letters.js';
import type { Oracle } from './oracle.js';
import { drawnLine, pointsOf } from './two-variable-data.js';

/** Checks that the drawn line is the one of least squares of the drawn points, and adds the greatest gap where asked. */
const measuredGaps: Oracle = ({ question, img }, answer) => {
  const points = pointsOf(img);
  const line = drawnLine(img);
  const off = points.map(([x, y]) => y - line(x));
  const height = Math.max(...points.map(([, y]) => y));
  const middle = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const sums = [off, off.map((gap, index) => (gap * (points[index]![0] - middle)) / middle)].map((list) =>
    list.reduce((sum, gap) => sum + gap, 0),
  );
  if (sums.some((sum) => Math.abs(sum) > 0.01 * height)) throw new Error('the line is not that of least squares');
  const greatest = off.reduce((far, gap) => (Math.abs(gap) > Math.abs(far) ? gap : far));
  const [, place = ''] = /has an? [\w ]+ of \\\((\d+)\\\)/.exec(question) ?? [];
  return answers(answer, line(Number(place)) + greatest, 0.002 * height);
};

const SIZES: readonly (readonly [RegExp, number])[] = [
  [/^tens of thousands/, 10_000],
  [/^thousands/, 1000],
  [/^hundreds/, 100],
  [/^millions/, 1_000_000],
];
const sizeOf = (text: string): number => SIZES.find(([words]) => words.test(text))![1];

/** Predicts for two things that differ by the amount, in plain units. */
const twoPredictions: Oracle = ({ question, numbers }, answer) => {
  const [, right = ''] = /\\\(y=(.*?)\\\)/.exec(question) ?? [];
  const [, ofX = '', ofY = ''] =
    /is the [^,]*, in ([^,]*), and .*? is the predicted [^,]*, in ([^.]*)\./.exec(question) ?? [];
  const [amount = 0] = numbers.slice(-1);
  const predicted = (x: number): number => valueWith(right, { x: x / sizeOf(ofX) }) * sizeOf(ofY);
  const change = predicted(7 * amount) - predicted(6 * amount);
  return change > 0 === question.includes('increase?') && answers(answer, Math.abs(change), 1e-4);
};

/** Goes in equal steps of time, adding in one model and multiplying in the other. */
const steppedModels: Oracle = ({ question }, answer) => {
  const [, letter = ''] = /is \\\(([a-z])\\\) at the start/.exec(question) ?? [];
  const [, second = '', between = ''] = /study and \\\((.*?)\\\) after \\\((\d+)\\\)/.exec(question) ?? [];
  const [, end = ''] = /After \\\((\d+)\\\)/.exec(question) ?? [];
  const start = 80;
  const measured = valueWith(second, { [letter]: start });
  const [add, multiply] = [(measured - start) / Number(between), (measured / start) ** (1 / Number(between))];
  let [linear, exponential] = [start, start];
  for (let time = 0; time < Number(end); time += 1) {
    linear += add;
    exponential *= multiply;
  }
  return alike(valueWith(answer, { [letter]: start }), exponential - linear);
};

/** Takes numbers for the letters and walks along the line in small steps. */
const walkedLine: Oracle = ({ question }, answer) => {
  const [, x = '', start = ''] = /the point \\\(\((\d+),([a-z])\)\\\)/.exec(question) ?? [];
  const [, way = '', rise = '', per = ''] =
    /\\\) (increases|decreases) by \\\(([a-z])\\\) whenever .*? by \\\((\d+)\\\)/.exec(question) ?? [];
  const [, at = ''] = /coordinate of \\\((\d+)\\\)/.exec(question) ?? [];
  const [, off = '', side = ''] = /coordinate is \\\(([a-z])\\\) (less|greater)/.exec(question) ?? [];
  const letters = { [start]: 31.5, [rise]: 2.75, [off]: 6.2 };
  const step = ((way === 'increases' ? 1 : -1) * 2.75) / Number(per);
  let y = 31.5;
  for (let place = Number(x); place !== Number(at); place += Math.sign(Number(at) - Number(x)))
    y += Math.sign(Number(at) - Number(x)) * step;
  return alike(valueWith(answer, letters), side === 'less' ? y - 6.2 : y + 6.2);
};

export const HARD_TWO_VARIABLE_DATA_ORACLES: Readonly<Record<string, Oracle>> = {
  'data-two-farthest-from-line': measuredGaps,
  'data-two-slope-in-units': twoPredictions,
  'data-two-two-models': steppedModels,
  'data-two-point-off-line': walkedLine,
};
