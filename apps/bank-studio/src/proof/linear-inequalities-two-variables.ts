import { answers } from './answer-value.js';
import { numbersIn, type Oracle } from './oracle.js';
import { displayed, gap, root, satisfies } from './relation.js';

/** Puts the point of the choice into every printed inequality. */
const pointSatisfies: Oracle = ({ question }, answer) => {
  const [x = Number.NaN, y = Number.NaN] = numbersIn(answer);
  return displayed(question).every((inequality) => satisfies(inequality, { x, y }));
};

/** Adds up the words for many pairs of numbers and compares each with the inequality of the choice. */
const limitsTotal: Oracle = ({ question }, answer) => {
  const amounts = [...question.matchAll(/\\\((?:\\\$)?([\d{},]+)\\\)/g)].map(([, digits = '']) =>
    Number(digits.replace(/\D/g, '')),
  );
  const upper = /no more than|at most/.test(question);
  const total = Math.max(...amounts);
  const [first = 0, second = 0] = amounts.filter((amount) => amount !== total);
  for (let x = 0; x <= 45; x += 3) {
    for (let y = 0; y <= 45; y += 3) {
      const sum = first * x + second * y;
      if ((upper ? sum <= total : sum >= total) !== satisfies(answer, { x, y })) return false;
    }
  }
  return amounts.length === 3;
};

/** Reads the drawing: which grid points lie under the hatching, and whether the boundary is dashed. */
const matchesHatching: Oracle = ({ img }, answer) => {
  const lines = [
    ...img.matchAll(
      /<line x1="([-\d.]+)" y1="([-\d.]+)" x2="([-\d.]+)" y2="([-\d.]+)" stroke="currentColor" stroke-width="([\d.]+)"([^>]*)>/g,
    ),
  ].map(([, x1, y1, x2, y2, width, more = '']) => ({
    x1: Number(x1),
    y1: Number(y1),
    x2: Number(x2),
    y2: Number(y2),
    width: Number(width),
    more,
  }));
  const grid = lines.filter(({ width, x1, x2 }) => width === 1 && x1 === x2).map(({ x1 }) => x1);
  const [unit, middle] = [grid[1]! - grid[0]!, (grid[0]! + grid.at(-1)!) / 2];
  const boundary = lines.find(({ width }) => width === 2.5)!;
  const height = (px: number): number =>
    boundary.y1 + ((px - boundary.x1) * (boundary.y2 - boundary.y1)) / (boundary.x2 - boundary.x1);
  const hatches = lines.filter(({ width }) => width === 2);
  for (let x = -5; x <= 5; x += 1) {
    const px = middle + x * unit;
    const hatch = hatches.find(({ x1 }) => Math.abs(x1 - px) < 0.02);
    for (let y = -5.5; y <= 5.5; y += 0.5) {
      const py = middle - y * unit;
      const on = Math.abs(height(px) - py) < 0.05;
      const under = hatch !== undefined && py > Math.min(hatch.y1, hatch.y2) && py < Math.max(hatch.y1, hatch.y2);
      if ((on ? !boundary.more.includes('dasharray') : under) !== satisfies(answer, { x, y })) return false;
    }
  }
  return hatches.length > 10;
};

/** Puts the given number in and raises the other as long as the printed inequality holds. */
const raised: Oracle = ({ question }, answer) => {
  const [, inequality = ''] = /inequality \\\((.*?)\\\)/.exec(question) ?? [];
  const [, given = ''] = /If .*?\\\((\d+)\\\)/.exec(question) ?? [];
  let y = 0;
  while (satisfies(inequality, { x: Number(given), y: y + 1 })) y += 1;
  return answers(answer, y);
};

/** Puts every point of the choice into the printed inequality. */
const allSatisfy: Oracle = ({ question }, answer) => {
  const points = [...answer.matchAll(/\((-?\d+),(-?\d+)\)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  return points.length === 3 && points.every((at) => satisfies(displayed(question)[0]!, at));
};

/** Finds how far y may go at each whole x, then the best of these; the lines meet at a whole x, where the extreme lies. */
const extremeByColumns: Oracle = ({ question }, answer) => {
  const system = displayed(question);
  const greatest = question.includes('greatest possible');
  const reached = Array.from({ length: 81 }, (_, index) => index - 40).map((x) => {
    const bounds = system.map((inequality) => root((y) => gap(inequality, { x, y })));
    return greatest ? Math.min(...bounds) : Math.max(...bounds);
  });
  const extreme = greatest ? Math.max(...reached) : Math.min(...reached);
  const x = reached.indexOf(extreme) - 40;
  const beyond = extreme + (greatest ? 1 : -1);
  const holds = (y: number): boolean => system.every((inequality) => satisfies(inequality, { x, y }));
  return holds(extreme) && !holds(beyond) && answers(answer, extreme);
};

export const LINEAR_INEQUALITIES_TWO_VARIABLES_ORACLES: Readonly<Record<string, Oracle>> = {
  'inequalities-two-point': pointSatisfies,
  'inequalities-two-model': limitsTotal,
  'inequalities-two-graph': matchesHatching,
  'inequalities-two-rest': raised,
  'inequalities-two-system-point': pointSatisfies,
  'inequalities-two-lists': allSatisfy,
  'inequalities-two-extreme': extremeByColumns,
};
