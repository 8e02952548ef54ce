import { answers } from './answer-value.js';
import { alike, valueWith } from './letters.js';
import type { Oracle } from './oracle.js';
import { tableRows } from './table-cells.js';

/** Tries all whole numbers for both letters, and counts what fits. */
const triedCells: Oracle = ({ question }, answer) => {
  const [, [, , right = ''] = [], [, left = ''] = []] = tableRows(question);
  const [upperRight, lowerLeft] = [Number(right), Number(left)];
  const [first = 0, second = 0] = [...question.matchAll(/\\\((\\frac\{\d+\}\{\d+\})\\\)/g)].map(([, tex = '']) =>
    valueWith(tex),
  );
  const counts = Array.from({ length: 400 }, (_, index) => index + 1);
  const x = counts.filter((count) => Math.abs(count / (count + lowerLeft) - first) < 1e-12);
  const y = counts.filter((count) => Math.abs(count / (count + lowerLeft) - second) < 1e-12);
  if (x.length !== 1 || y.length !== 1) throw new Error('not exactly one pair of numbers fits');
  return answers(answer, (x[0]! + upperRight) / (x[0]! + upperRight + lowerLeft + y[0]!));
};

/** Builds a population with a number for the letter and counts. */
const builtPopulation: Oracle = ({ question }, answer) => {
  const [, letter = ''] = /\\\(([a-z])\\%\\\)/.exec(question) ?? [];
  const [first = 0, second = 0] = [...question.matchAll(/\\\((\d+)\\%\\\)/g)].map(([, size]) => Number(size));
  const k = 37;
  const [own, others] = [k * first, (100 - k) * second];
  return alike(valueWith(answer, { [letter]: k }), own / (own + others), 1e-9);
};

/** Looks for the number who do both among a hundred people, by filling both groups up. */
const filledGroups: Oracle = ({ question }, answer) => {
  const [first = 0, second = 0, neither = 0] = [...question.matchAll(/\\\((\d+)\\%\\\)/g)].map(([, size]) =>
    Number(size),
  );
  const fitting = Array.from({ length: 101 }, (_, both) => both).filter(
    (both) => first - both + (second - both) + both + neither === 100,
  );
  if (fitting.length !== 1) throw new Error('not exactly one number fits');
  const [both = 0] = fitting;
  return answers(answer, (/this [\w ]+ does not/.test(question) ? second - both : both) / second);
};

export const HARD_PROBABILITY_ORACLES: Readonly<Record<string, Oracle>> = {
  'prob-two-unknowns': triedCells,
  'prob-share-in-letters': builtPopulation,
  'prob-overlap': filledGroups,
};
