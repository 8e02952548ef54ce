import { answers, answerValue, close } from './answer-value.js';
import { numbersIn, type Oracle } from './oracle.js';
import { displayed, gap, meeting, satisfies } from './relation.js';
import { texValue } from './tex-value.js';

const rows = (tex: string): [string, string] => {
  const [one = '', other = ''] = displayed(tex.replace(/^\\\(/, '\\[').replace(/\\\)$/, '\\]'));
  return [one, other];
};

/** Where the printed lines meet, put into the expression asked for. */
const atMeeting: Oracle = ({ question }, answer) => {
  const [, asked = ''] = /value of \\\((.*?)\\\)/.exec(question) ?? [];
  const [x, y] = meeting(...rows(question));
  return answers(answer, texValue(asked, { x, y }));
};

/** Measures where the two drawn lines cross, in grid units from the drawn axes. */
const crossing: Oracle = ({ img }, answer) => {
  const drawn = [
    ...img.matchAll(
      /<line x1="([-\d.]+)" y1="([-\d.]+)" x2="([-\d.]+)" y2="([-\d.]+)" stroke="currentColor" stroke-width="([\d.]+)"/g,
    ),
  ].map((match) => match.slice(1).map(Number));
  const thick = drawn.filter(([, , , , width]) => width === 2.5);
  const grid = drawn.filter(([x1, , x2, , width]) => width === 1 && x1 === x2).map(([x1 = 0]) => x1);
  const [unit, centre] = [grid[1]! - grid[0]!, (grid[0]! + grid.at(-1)!) / 2];
  const [[a, b], [c, d]] = thick.map(
    ([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => [(y2 - y1) / (x2 - x1), y1 - (x1 * (y2 - y1)) / (x2 - x1)] as const,
  ) as [readonly [number, number], readonly [number, number]];
  const x = (d - b) / (a - c);
  const y = a * x + b;
  const [u = Number.NaN, v = Number.NaN] = numbersIn(answer);
  return thick.length === 2 && close(u, (x - centre) / unit, 0.01) && close(v, (centre - y) / unit, 0.01);
};

/** Tries all pairs of numbers; the one that fits the words has to solve the system of the choice, and it alone. */
const representsCounts: Oracle = ({ numbers: [a = 0, b = 0, count = 0, total = 0] }, answer) => {
  const [one, other] = rows(answer);
  for (let x = 0; x <= count; x += 1) {
    for (let y = 0; y <= count; y += 1) {
      const fits = x + y === count && a * x + b * y === total;
      if (fits !== (satisfies(one, { x, y }) && satisfies(other, { x, y }))) return false;
    }
  }
  return true;
};

/** Tries every number of the first kind. */
const countedKinds: Oracle = ({ question, numbers: [count = 0, a = 0, b = 0, total = 0] }, answer) => {
  const fitting = Array.from({ length: count + 1 }, (_, x) => x).filter((x) => a * x + b * (count - x) === total);
  const first = /How many (?:cars|short questions|small tables|small packages|hikers|front rows)/.test(question);
  return fitting.length === 1 && answers(answer, first ? fitting[0]! : count - fitting[0]!);
};

/** With the answer for k, the two lines have one direction and do not coincide. */
const parallelLines: Oracle = ({ question }, answer) => {
  const k = answerValue(answer);
  const [one, other] = rows(question).map((equation) => {
    const at = (x: number, y: number): number => gap(equation, { x, y, k });
    return [at(1, 0) - at(0, 0), at(0, 1) - at(0, 0), at(0, 0)] as const;
  }) as [readonly [number, number, number], readonly [number, number, number]];
  return close(one[0] * other[1], one[1] * other[0], 1e-6) && !close(one[1] * other[2], one[2] * other[1], 1e-6);
};

/** Plays the move with every possible number at the beginning. */
const movedOver: Oracle = ({ question, numbers: [total = 0, move = 0] }, answer) => {
  const times = ['', '', 'twice', 'three times', 'four times', 'five times'].findIndex(
    (word) => word !== '' && question.includes(`${word} as`),
  );
  const fitting = Array.from({ length: total + 1 }, (_, start) => start).filter(
    (start) => start >= move && total - start + move === times * (start - move),
  );
  return fitting.length === 1 && answers(answer, fitting[0]!);
};

export const LINEAR_SYSTEMS_ORACLES: Readonly<Record<string, Oracle>> = {
  'systems-substitution': atMeeting,
  'systems-graph': crossing,
  'systems-model': representsCounts,
  'systems-combination': atMeeting,
  'systems-two-kinds': countedKinds,
  'systems-no-solution': parallelLines,
  'systems-exchange': movedOver,
};
