import { answers, answerValue } from './answer-value.js';
import type { Oracle, Printed } from './oracle.js';
import { displayed, gap, satisfies } from './relation.js';
import { texValue } from './tex-value.js';

/** Every whole number, half and quarter in reach, tried one by one. */
const CANDIDATES = Array.from({ length: 1601 }, (_, index) => (index - 800) / 4);

const equationOf = ({ question }: Printed): string => displayed(question)[0] ?? '';

/** All candidates that satisfy the printed equation; a value that cannot be put in is none. */
function solutions(equation: string, letter = 'x'): number[] {
  return CANDIDATES.filter((value) => {
    const at = gap(equation, { [letter]: value });
    return Number.isFinite(at) && Math.abs(at) < 1e-9;
  });
}

const positiveSolution: Oracle = (printed, answer) => {
  const positive = solutions(equationOf(printed)).filter((value) => value > 0);
  if (positive.length !== 1) throw new Error(`${positive.length} positive solutions`);
  return answers(answer, positive[0]!);
};

const solves: Oracle = (printed, answer) => Math.abs(gap(equationOf(printed), { x: answerValue(answer) })) < 1e-9;

/** Both cases of the bars, tried value by value: solutions are whole numbers or fractions with the printed coefficient. */
const sumOfSolutions: Oracle = (printed, answer) => {
  const [, inside = '', right = ''] = /\|(.*?)\|=(\d+)/.exec(equationOf(printed)) ?? [];
  const found = CANDIDATES.filter((x) => Math.abs(Math.abs(texValue(inside, { x })) - Number(right)) < 1e-9);
  if (found.length !== 2) throw new Error(`${found.length} solutions`);
  return answers(answer, found[0]! + found[1]!);
};

const solvesBoth: Oracle = ({ question }, answer) => {
  const [x, y] = /\((-?\d+),(-?\d+)\)/.exec(answer)!.slice(1).map(Number);
  return displayed(question).every((equation) => satisfies(equation, { x: x!, y: y! }));
};

/** Rectangles of every whole width, until one has the difference and the area. */
const measuredWidth: Oracle = ({ numbers: [more, area] }, answer) => {
  const widths = Array.from({ length: 200 }, (_, width) => width).filter((width) => width * (width + more!) === area);
  return widths.length === 1 && answers(answer, widths[0]!);
};

/** The parabola touches the axis: its lowest or highest value, found between its three values, is zero. */
const touchesAxis: Oracle = (printed, answer) => {
  const c = answerValue(answer);
  const f = (x: number): number => gap(equationOf(printed), { x, c });
  const [a, b] = [(f(1) + f(-1)) / 2 - f(0), (f(1) - f(-1)) / 2];
  return Math.abs(f(-b / (2 * a))) < 1e-9;
};

const allSolutions: Oracle = (printed, answer) => {
  const named = [...answer.matchAll(/\\\((-?\d+)\\\)/g)].map(([, value]) => Number(value)).sort((x, y) => x - y);
  return JSON.stringify(named) === JSON.stringify(solutions(equationOf(printed)).sort((x, y) => x - y));
};

export const NONLINEAR_EQUATIONS_ORACLES: Readonly<Record<string, Oracle>> = {
  'nonlinear-square': positiveSolution,
  'nonlinear-factors': solves,
  'nonlinear-absolute': sumOfSolutions,
  'nonlinear-rational': solves,
  'nonlinear-line-parabola': solvesBoth,
  'nonlinear-rectangle': measuredWidth,
  'nonlinear-one-solution': touchesAxis,
  'nonlinear-radical': allSolutions,
};
