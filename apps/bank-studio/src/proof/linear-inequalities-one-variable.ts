import { answers, answerValue } from './answer-value.js';
import type { Oracle } from './oracle.js';
import { displayed, satisfies } from './relation.js';
import { texValue } from './tex-value.js';

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
const WHOLE = steps(-200, 200, 1);

/** Question and choice have to hold for the same values, tried in quarters. */
const sameSolutions: Oracle = ({ question }, answer) =>
  steps(-60, 60, 0.25).every((x) => satisfies(displayed(question)[0]!, { x }) === satisfies(answer, { x }));

/** Buys one after the other until the money is spent. */
const buys: Oracle = ({ numbers: [total = 0, fixed = 0, each = 0] }, answer) => {
  let [count, money] = [0, total - fixed];
  while (money >= each) {
    money -= each;
    count += 1;
  }
  return answers(answer, count);
};

/** Adds up unit by unit and compares every count with the inequality of the choice. */
const limits: Oracle = ({ question, numbers: [total = 0, fixed = 0, each = 0] }, answer) => {
  const [, letter = ''] = /numbers \\\(([a-z])\\\)/.exec(question) ?? [];
  const upper = /at most|must not exceed|storage/.test(question);
  let sum = fixed;
  for (let count = 0; count < 200; count += 1) {
    if ((upper ? sum <= total : sum >= total) !== satisfies(answer, { [letter]: count })) return false;
    sum += each;
  }
  return true;
};

/** Tries the whole numbers in order. */
const firstOrLast: Oracle = ({ question }, answer) => {
  const fitting = WHOLE.filter((x) => satisfies(displayed(question)[0]!, { x }));
  const key = question.includes('least integer') ? fitting[0]! : fitting.at(-1)!;
  return Math.abs(key) < 200 && answers(answer, key);
};

const counts: Oracle = ({ question }, answer) =>
  answers(answer, WHOLE.filter((x) => satisfies(displayed(question)[0]!, { x })).length);

/** Runs through the values of x and through those of y near them, in eighths, and compares what can be reached. */
const reaches: Oracle = ({ question }, answer) => {
  const [, condition = '', expression = ''] = /If \\\((.*?)\\\) and \\\(y=(.*?)\\\)/.exec(question) ?? [];
  return steps(-40, 40, 0.125).every(
    (x) => satisfies(condition, { x }) === satisfies(answer, { y: texValue(expression, { x }) }),
  );
};

/** Tries values from 0 on until the mean is reached. */
const reachesMean: Oracle = ({ numbers }, answer) => {
  const [wanted, values] = [numbers.at(-1)!, numbers.slice(0, -1)];
  let next = 0;
  while ([...values, next].reduce((sum, value) => sum + value, 0) / (values.length + 1) < wanted) next += 1;
  return answerValue(answer) === next;
};

export const LINEAR_INEQUALITIES_ONE_VARIABLE_ORACLES: Readonly<Record<string, Oracle>> = {
  'inequalities-one-solve': sameSolutions,
  'inequalities-one-budget': buys,
  'inequalities-one-model': limits,
  'inequalities-one-extreme-integer': firstOrLast,
  'inequalities-one-count-integers': counts,
  'inequalities-one-range': reaches,
  'inequalities-one-mean': reachesMean,
};
