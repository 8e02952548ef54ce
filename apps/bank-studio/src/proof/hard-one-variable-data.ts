import { answers, answerValue, close } from './answer-value.js';
import { alike, valueWith } from './letters.js';
import type { Oracle } from './oracle.js';
import { tableRows } from './table-cells.js';

const mean = (data: readonly number[]): number => data.reduce((sum, value) => sum + value, 0) / data.length;
const spread = (data: readonly number[]): number =>
  Math.sqrt(mean(data.map((value) => value * value)) - mean(data) ** 2);

/** Takes a data set, changes every value as told, and measures again. */
const changedData: Oracle = ({ question }, answer) => {
  const data = [1.2, 3.4, 3.5, 8, 9.1, 14];
  const [, ofMean = '', ofSpread = ''] =
    /A is \\\(([a-z])\\\), and the standard deviation is \\\(([a-z])\\\)/.exec(question) ?? [];
  const [, rule = ''] = /contains the number \\\((.*?)\\\)\. Which/.exec(question) ?? [];
  const changed = data.map((x) => valueWith(rule, { x }));
  const letters = { [ofMean]: mean(data), [ofSpread]: spread(data) };
  const [, saidMean = '', saidSpread = ''] =
    /mean is \\\((.*?)\\\), and the standard deviation is \\\((.*?)\\\)/.exec(answer) ?? [];
  return alike(valueWith(saidMean, letters), mean(changed)) && alike(valueWith(saidSpread, letters), spread(changed));
};

const WORDS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

/** Writes all values out, those that come or go as the answer says, and balances them about the mean of all. */
const balancedMeans: Oracle = ({ question }, answer) => {
  const [, count = ''] = /of the \\\(([a-z])\\\)/.exec(question) ?? [];
  const [, before = '', word = ''] = /is \\\(([a-z])\\\).*? After (\w+) /.exec(question) ?? [];
  const [, after = ''] = /are then .*? is \\\(([a-z])\\\)/.exec(question) ?? [];
  const [n, k, atFirst, atEnd] = [17, WORDS[word]!, 23.5, 31.25];
  const moved = Array<number>(k).fill(valueWith(answer, { [count]: n, [before]: atFirst, [after]: atEnd }));
  const coming = /After \w+ more /.test(question);
  // What stays has whatever mean it needs; with those that come, or with those that go, all means have to fit.
  const total = coming
    ? [...Array<number>(n).fill(atFirst), ...moved]
    : [...Array<number>(n - k).fill(atEnd), ...moved];
  return alike(mean(total), coming ? atEnd : atFirst, 1e-9);
};

/** Tries every frequency, lays the data out and takes the middle. */
const triedFrequencies: Oracle = ({ question }, answer) => {
  const rows = tableRows(question).slice(1);
  const wanted = Number(/for the group is \\\((\d+)\\\)/.exec(question)?.[1]);
  const median = (n: number): number => {
    const data = rows.flatMap(([value, count = '']) =>
      Array<number>(/n/.test(count) ? n : Number(count)).fill(Number(value)),
    );
    return (data[Math.floor((data.length - 1) / 2)]! + data[Math.ceil((data.length - 1) / 2)]!) / 2;
  };
  const fitting = Array.from({ length: 300 }, (_, index) => index + 1).filter((n) => median(n) === wanted);
  return answers(answer, question.includes('greatest') ? fitting.at(-1)! : fitting[0]!);
};

/** Writes out both groups with a number for the letter, as many in each as the answer says. */
const writtenGroups: Oracle = ({ question }, answer) => {
  const [, total = ''] = /A set of \\\((\d+)\\\)/.exec(question) ?? [];
  const [, one = ''] = /consists of (.*?) and /.exec(question) ?? [];
  const [, letter = ''] = /is \\\(([a-z])\\\)/.exec(question) ?? [];
  const [apart = '', all = ''] = [...question.matchAll(/\\\(([a-z]\+\d+)\\\)/g)].map(([, inner]) => inner);
  const count = answerValue(answer);
  const first = question.endsWith(`are ${one}?</p>`) ? count : Number(total) - count;
  if (!Number.isInteger(count) || first < 0 || first > Number(total)) return false;
  const at = { [letter]: 12.5 };
  const data = [...Array<number>(first).fill(12.5), ...Array<number>(Number(total) - first).fill(valueWith(apart, at))];
  return close(mean(data), valueWith(all, at), 1e-9);
};

/** Moves the extreme value of a data set and measures mean, median and spread before and after. */
const movedValue: Oracle = ({ question }, answer) => {
  const before = [2, 5, 6, 11, 13, 17, 26];
  const [, which = '', way = '', letter = ''] =
    /The (greatest|least) number .*? is (increased|decreased) by \\\(([a-z])\\\)/.exec(question) ?? [];
  const [, count = ''] = /consists of \\\(([a-z])\\\)/.exec(question) ?? [];
  const by = 1.75;
  const at = which === 'greatest' ? before.length - 1 : 0;
  const after = before.map((value, index) => (index === at ? value + (way === 'increased' ? by : -by) : value));
  const middle = (data: readonly number[]): number => [...data].sort((x, y) => x - y)[3]!;
  const claims = [
    ...answer.matchAll(
      /(?:mean|median|standard deviation) (increases|decreases|stays the same)(?: by \\\((.*?)\\\))?/g,
    ),
  ];
  const changes = [mean, middle, spread].map((measure) => measure(after) - measure(before));
  return (
    claims.length === 3 &&
    claims.every(([, word, size], index) => {
      const change = changes[index]!;
      const said = Math.abs(change) < 1e-9 ? 'stays the same' : change > 0 ? 'increases' : 'decreases';
      return (
        word === said && (!size || alike(valueWith(size, { [letter]: by, [count]: before.length }), Math.abs(change)))
      );
    })
  );
};

export const HARD_ONE_VARIABLE_DATA_ORACLES: Readonly<Record<string, Oracle>> = {
  'data-one-transformed': changedData,
  'data-one-mean-of-added': balancedMeans,
  'data-one-unknown-frequency': triedFrequencies,
  'data-one-mixed-means': writtenGroups,
  'data-one-moved-extreme': movedValue,
};
