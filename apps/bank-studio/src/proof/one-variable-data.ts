import { answers, answerValue, close } from './answer-value.js';
import { boxes, dots, horizontalScale, lines, rowsOfNumbers, verticalScale } from './figure-scale.js';
import type { Oracle } from './oracle.js';
import { tableRows } from './table-cells.js';

/** The displayed list of a question. */
const listIn = (question: string): number[] => (/\\\[(.*?)\\\]/.exec(question)?.[1] ?? '').split(',\\ ').map(Number);

/** Takes the least and the greatest value away together until the middle is left. */
function middleOf(values: readonly number[]): number {
  const left = [...values];
  while (left.length > 2) {
    left.splice(left.indexOf(Math.min(...left)), 1);
    left.splice(left.indexOf(Math.max(...left)), 1);
  }
  return left.reduce((sum, value) => sum + value, 0) / left.length;
}

/** The deviations from the mean cancel out. */
const balances = (values: readonly number[], mean: number): boolean =>
  close(
    values.reduce((sum, value) => sum + value - mean, 0),
    0,
    1e-6,
  );

const meanOfList: Oracle = ({ question }, answer) => balances(listIn(question), answerValue(answer));

const medianOfTable: Oracle = ({ question }, answer) => {
  const data = tableRows(question)
    .slice(1)
    .flatMap(([value, count]) => Array<number>(Number(count)).fill(Number(value)));
  return answers(answer, middleOf(data));
};

/** With the answer in the list, the given mean balances it. */
const missing: Oracle = ({ question, numbers }, answer) => {
  const known = listIn(question);
  const given = numbers.slice(0, numbers.length - known.length).at(-1)!;
  return balances([...known, answerValue(answer)], given);
};

/** Measures the drawn plot: ends of the whiskers, sides of the box. */
const measuredBox: Oracle = ({ question, img }, answer) => {
  const value = horizontalScale(img);
  const [box] = boxes(img);
  const caps = lines(img, 1.5)
    .filter(({ x1, x2 }) => x1 === x2)
    .map(({ x1 }) => value(x1));
  const length = question.includes('interquartile')
    ? value(box!.x + box!.width) - value(box!.x)
    : Math.max(...caps) - Math.min(...caps);
  return caps.length === 2 && answers(answer, length, 0.05);
};

/** Measures the bars, lays the data out bar by bar and looks for the bar of the middle one. */
const medianOfBars: Oracle = ({ img, numbers: [count = 0] }, answer) => {
  const [x, y] = [horizontalScale(img), verticalScale(img)];
  const data = boxes(img).flatMap((bar, index) =>
    Array<number>(Math.round(y(bar.y) - y(bar.y + bar.height))).fill(index),
  );
  const bar = boxes(img)[middleOf(data)];
  return (
    data.length === count &&
    bar !== undefined &&
    answerValue(answer) > x(bar.x) - 0.05 &&
    answerValue(answer) < x(bar.x + bar.width) - 0.05
  );
};

/** Counts the drawn dots, computes both statistics and reads what the statement claims. */
const comparesDots: Oracle = ({ img }, answer) => {
  const value = horizontalScale(img);
  const [upper = 0] = rowsOfNumbers(img);
  const panel = (above: boolean): number[] =>
    dots(img)
      .filter(([, y]) => y < upper === above)
      .map(([x]) => Math.round(value(x)));
  const mean = (data: readonly number[]): number => data.reduce((sum, entry) => sum + entry, 0) / data.length;
  const variance = (data: readonly number[]): number => mean(data.map((entry) => entry * entry)) - mean(data) ** 2;
  const [a, b] = [panel(true), panel(false)];
  const claim =
    /means of the two data sets are (equal|not equal), and the standard deviation of data set A is (greater than|less than|equal to) that/.exec(
      answer,
    );
  const difference = variance(a) - variance(b);
  const order = Math.abs(difference) < 1e-6 ? 'equal to' : difference > 0 ? 'greater than' : 'less than';
  return claim !== null && (claim[1] === 'equal') === close(mean(a), mean(b), 1e-6) && claim[2] === order;
};

/** Computes mean and median before and after and compares with what the statement says of each. */
const movesBy: Oracle = ({ question }, answer) => {
  const before = listIn(question);
  const added = Number(/\\\]<\/p><p>.*?\\\((\d+)\\\)/.exec(question)?.[1]);
  const after = [...before, added];
  const sign = (change: number): string =>
    Math.abs(change) < 1e-9 ? 'not change' : change > 0 ? 'increase' : 'decrease';
  const mean = (data: readonly number[]): number => data.reduce((sum, value) => sum + value, 0) / data.length;
  const [ofMean, ofMedian] = [sign(mean(after) - mean(before)), sign(middleOf(after) - middleOf(before))];
  const both = /^Both .* will (increase|decrease)/.exec(answer)?.[1];
  const claims = answer.startsWith('Neither')
    ? ['not change', 'not change']
    : [
        both ?? /mean will (increase|decrease|not change)/.exec(answer)?.[1],
        both ?? /median will (increase|decrease|not change)/.exec(answer)?.[1],
      ];
  return claims[0] === ofMean && claims[1] === ofMedian;
};

/** Writes out a data set with the given means and the answer for the rest. */
const restMean: Oracle = ({ numbers: [count = 0, meanAll = 0, some = 0, meanSome = 0, others = 0] }, answer) => {
  const data = [...Array<number>(some).fill(meanSome), ...Array<number>(others).fill(answerValue(answer))];
  return data.length === count && balances(data, meanAll);
};

export const ONE_VARIABLE_DATA_ORACLES: Readonly<Record<string, Oracle>> = {
  'data-one-mean': meanOfList,
  'data-one-box-plot': measuredBox,
  'data-one-frequency-median': medianOfTable,
  'data-one-missing-value': missing,
  'data-one-histogram-median': medianOfBars,
  'data-one-compare-spread': comparesDots,
  'data-one-added-value': movesBy,
  'data-one-mean-of-rest': restMean,
};
