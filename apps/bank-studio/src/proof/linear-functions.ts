import { answers, answerValue, close } from './answer-value.js';
import type { Oracle } from './oracle.js';
import { displayed } from './relation.js';
import { tableNumbers, tableRows } from './table-cells.js';
import { texValue } from './tex-value.js';

/** The right side of `f(x)=…` as a function of its letter. */
function defined(formula: string): (value: number) => number {
  const [, letter = '', body = ''] = /[A-Za-z]\(([A-Za-z])\)=(.*)/.exec(formula.replace(/\\[()]/g, '')) ?? [];
  return (value) => texValue(body.replaceAll(letter, letter.toLowerCase()), { [letter.toLowerCase()]: value });
}

/** Feeds the answer to the function. */
const takesValue: Oracle = ({ question }, answer) => {
  const [, value = ''] = /[fgh]\(x\)=(-?\d+)\\\)\?/.exec(question) ?? [];
  return close(defined(displayed(question)[0] ?? '')(answerValue(answer)), Number(value));
};

/** Follows the quantity step by step and compares the choice with every reading. */
const followsSteps: Oracle = ({ question, numbers: [start = 0, rate = 0] }, answer) => {
  const change = /decreases by|uses/.test(question) ? -rate : rate;
  const f = defined(answer);
  let value = start;
  for (let step = 0; step < 12; step += 1) {
    if (!close(f(step), value)) return false;
    value += change;
  }
  return true;
};

/** Value at the end less value at the beginning. */
const difference: Oracle = ({ question }, answer) => {
  const [, formula = ''] = /function \\\((.*?)\\\)/.exec(question) ?? [];
  const [, from = '', to = ''] = /from \\\((\d+)\\\) to \\\((\d+)\\\)/.exec(question) ?? [];
  const f = defined(formula);
  return answers(answer, f(Number(to)) - f(Number(from)));
};

/** f(1) = m + b, extended from the first and the last row. */
const valueAtOne: Oracle = ({ question }, answer) => {
  const xs = tableRows(question)
    .slice(1)
    .map(([head = '']) => Number(head.replace(/\\[()]/g, '')));
  const ys = tableNumbers(question).map(([value = Number.NaN]) => value);
  const middle = ys[0]! + ((ys[2]! - ys[0]!) * (xs[1]! - xs[0]!)) / (xs[2]! - xs[0]!);
  return close(middle, ys[1]!) && answers(answer, ys[0]! + ((ys[2]! - ys[0]!) * (1 - xs[0]!)) / (xs[2]! - xs[0]!));
};

/** The marked points, moved as the definition of g says, have to lie on the graph of the choice. */
const movedPoints: Oracle = ({ question, figureNumbers: [x1 = 0, y1 = 0, x2 = 0, y2 = 0] }, answer) => {
  const [, shift = ''] = /f\(x\)([-+]\d+)/.exec(question) ?? [];
  const g = defined(answer);
  return close(g(x1), y1 + Number(shift)) && close(g(x2), y2 + Number(shift));
};

/** Tries whole slopes until one has the given change, and walks from the known value in steps of one. */
const walked: Oracle = ({ question }, answer) => {
  const [, p = '', change = '', from = '', value = '', to = ''] =
    /f\(x\+(\d+)\)-f\(x\)=(-?\d+).*f\((-?\d+)\)=(-?\d+).*f\((-?\d+)\)/.exec(question) ?? [];
  const slopes = Array.from({ length: 41 }, (_, index) => index - 20).filter(
    (slope) => slope * Number(p) === Number(change),
  );
  let reached = Number(value);
  for (let x = Number(from); x < Number(to); x += 1) reached += slopes[0]!;
  return slopes.length === 1 && answers(answer, reached);
};

/** Draws the line from the answer through the second reading and looks whether it meets the first. */
const lineThroughReadings: Oracle = ({ numbers: [high = 0, first = 0, low = 0, second = 0] }, answer) => {
  const start = answerValue(answer);
  return close(start + ((low - start) * first) / second, high, 1e-6);
};

export const LINEAR_FUNCTIONS_ORACLES: Readonly<Record<string, Oracle>> = {
  'functions-input-for-value': takesValue,
  'functions-model': followsSteps,
  'functions-change': difference,
  'functions-table-constants': valueAtOne,
  'functions-shifted-graph': movedPoints,
  'functions-step-change': walked,
  'functions-two-readings': lineThroughReadings,
};
