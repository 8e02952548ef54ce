import { answers, answerValue, close } from './answer-value.js';
import { dots, horizontalScale, lines, verticalScale } from './figure-scale.js';
import type { Oracle } from './oracle.js';
import { tableRows } from './table-cells.js';
import { texValue } from './tex-value.js';

type Point = readonly [x: number, y: number];

/** The drawn dots in the units of the axes. */
export const pointsOf = (img: string): Point[] => {
  const [x, y] = [horizontalScale(img), verticalScale(img)];
  return dots(img).map(([px, py]): Point => [x(px), y(py)]);
};

/** Height of the drawn line of best fit at a place, in the units of the axes. */
export function drawnLine(img: string): (at: number) => number {
  const [x, y] = [horizontalScale(img), verticalScale(img)];
  const [drawn, ...more] = lines(img, 2);
  if (!drawn || more.length > 0) throw new Error('no single line of best fit');
  const [from, to]: [Point, Point] = [
    [x(drawn.x1), y(drawn.y1)],
    [x(drawn.x2), y(drawn.y2)],
  ];
  return (at) => from[1] + ((at - from[0]) * (to[1] - from[1])) / (to[0] - from[0]);
}

const readOffLine: Oracle = ({ img, numbers }, answer) => {
  const height = drawnLine(img)(numbers.at(-1)!);
  return answers(answer, height, 0.02 * Math.abs(height));
};

const countedBySide: Oracle = ({ question, img }, answer) => {
  const line = drawnLine(img);
  const above = pointsOf(img).filter(([x, y]) => y > line(x)).length;
  return answers(answer, question.includes('greater than the') ? above : pointsOf(img).length - above);
};

/** Looks for a constant difference or a constant quotient in the table. */
const typeOfTable: Oracle = ({ question }, answer) => {
  const values = tableRows(question)
    .slice(1)
    .map(([, value]) => Number(value));
  const pairs = values.slice(1).map((value, index): [number, number] => [values[index]!, value]);
  const constant = (list: readonly number[]): boolean => list.every((entry) => close(entry, list[0]!, 1e-9));
  const [linear, exponential] = [
    constant(pairs.map(([one, other]) => other - one)),
    constant(pairs.map(([one, other]) => other / one)),
  ];
  const way = pairs.every(([one, other]) => other > one)
    ? 'Increasing'
    : pairs.every(([one, other]) => other < one)
      ? 'Decreasing'
      : '';
  return linear !== exponential && answer === `${way} ${linear ? 'linear' : 'exponential'}`;
};

/** Tests each kind of statement by putting numbers into the printed equation. */
const saysWhatNumberDoes: Oracle = ({ question, numbers }, answer) => {
  const [, right = ''] = /\\\(y=(.*?)\\\)/.exec(question) ?? [];
  const [, xName, yName] = /is the ([^,]*), in .* is the predicted ([^,]*), in/.exec(question) ?? [];
  const asked = numbers.at(-1)!;
  const at = (x: number): number => texValue(right, { x });
  const value = Number(/\\\(([\d.,{}]+)\\\)[^(]*$/.exec(answer)?.[1]?.replace('{,}', ''));
  if (value !== asked) return false;
  const rate = /^For each additional .* of ([^,]*), the predicted (.*) (increases|decreases) by/.exec(answer);
  if (rate)
    return (
      rate[1] === xName && rate[2] === yName && close(at(1) - at(0), rate[3] === 'increases' ? value : -value, 1e-9)
    );
  return /^The predicted .* of \\\(0\\\)/.test(answer) && close(at(0), value, 1e-9);
};

/** Puts x into the printed equation and sees how far the actual value is away. */
const distanceFromModel: Oracle = ({ question, numbers }, answer) => {
  const [, right = ''] = /\\\(y=(.*?)\\\)/.exec(question) ?? [];
  const [x = 0, actual = 0] = numbers.slice(-2);
  const difference = actual - texValue(right, { x });
  return difference > 0 === question.includes('greater than') && answers(answer, Math.abs(difference), 1e-6);
};

/** Fits a line to the drawn dots by least squares and allows for the scatter. */
const leastSquares: Oracle = ({ img }, answer) => {
  const points = pointsOf(img);
  const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const slope = mean(points.map(([x, y]) => (x - mx) * (y - my))) / mean(points.map(([x]) => (x - mx) ** 2));
  const [, right = ''] = /y=(.*?)\\\)/.exec(answer) ?? [];
  const at = (x: number): number => texValue(right, { x });
  return close(at(1) - at(0), slope, 0.15) && close(at(0), my - slope * mx, 0.8);
};

/** Changes the quantity period by period and compares with the equation. */
const followsPeriods: Oracle = ({ question, numbers: [start = 0, percent = 0, every = 0] }, answer) => {
  const [, right = ''] = /=(.*)\\\)/.exec(answer) ?? [];
  const sign = question.includes('increases by') ? 1 : -1;
  let quantity = start;
  for (let period = 0; period <= 4; period += 1, quantity += (sign * quantity * percent) / 100) {
    if (!close(texValue(right, { t: period * every }) / quantity, 1, 1e-9)) return false;
  }
  return true;
};

/** Walks along the line in steps of one and then off it. */
const stepsOffLine: Oracle = ({ question, numbers: [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, off = 0] }, answer) => {
  const rise = (y2 - y1) / (x2 - x1);
  let y = y1;
  for (let at = x1; at !== x; at += Math.sign(x - x1)) y += Math.sign(x - x1) * rise;
  return close(answerValue(answer), question.includes('greater than') ? y + off : y - off, 1e-6);
};

export const TWO_VARIABLE_DATA_ORACLES: Readonly<Record<string, Oracle>> = {
  'data-two-predicted-value': readOffLine,
  'data-two-points-above-line': countedBySide,
  'data-two-model-type': typeOfTable,
  'data-two-meaning-of-constant': saysWhatNumberDoes,
  'data-two-residual': distanceFromModel,
  'data-two-equation-of-fit': leastSquares,
  'data-two-exponential-model': followsPeriods,
  'data-two-fit-through-points': stepsOffLine,
};
