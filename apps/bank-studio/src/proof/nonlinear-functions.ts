import { answers, answerValue, close } from './answer-value.js';
import type { Oracle, Printed } from './oracle.js';
import { texValue } from './tex-value.js';

/** Right side of `f(x)=…` in a piece of TeX. */
const definition = (tex: string): string => /[a-z]\([xt]\)=(.*?)(?:\\\)|$)/.exec(tex)?.[1] ?? '';

const valueAt: Oracle = ({ question }, answer) => {
  const x = Number(/[a-z]\((-\d+)\)\\\)\?/.exec(question)![1]);
  return answers(answer, texValue(definition(question), { x }));
};

/** The amount followed from one unit of time to the next. */
const followed: Oracle = ({ question, numbers: [first, percent] }, answer) => {
  let amount = first!;
  for (let t = 0; t <= 6; t += 1) {
    if (!close(texValue(definition(answer), { t }) / amount, 1, 1e-9)) return false;
    amount += ((question.includes('increases') ? 1 : -1) * percent! * amount) / 100;
  }
  return true;
};

/** Values at every quarter from -30 to 30. */
const sampled = (tex: string): { x: number; y: number }[] =>
  Array.from({ length: 241 }, (_, index) => (index - 120) / 4).map((x) => ({ x, y: texValue(tex, { x }) }));
const extreme = ({ question }: Printed): { x: number; y: number } => {
  const least = question.includes('minimum');
  return sampled(definition(question)).reduce((best, here) =>
    (least ? here.y < best.y : here.y > best.y) ? here : best,
  );
};

const extremeValue: Oracle = (printed, answer) => answers(answer, extreme(printed).y);
const extremePlace: Oracle = (printed, answer) => answers(answer, extreme(printed).x);

const intercept: Oracle = ({ question }, answer) => {
  const shift = Number(/y=f\(x\)([+-]\d+)/.exec(question)![1]);
  return Number(/\(0,(-?\d+)\)/.exec(answer)![1]) === texValue(definition(question), { x: 0 }) + shift;
};

/** Three points that the drawing names: both zeros and the vertex. */
const passesThrough: Oracle = ({ figureNumbers }, answer) => {
  const [left, , right, , x, y] = figureNumbers;
  const f = (at: number): number => texValue(definition(answer), { x: at });
  return close(f(left!), 0) && close(f(right!), 0) && close(f(x!), y!);
};

/** Counted period by period. */
const counted: Oracle = ({ question, numbers: [every, first, time] }, answer) => {
  let amount = first!;
  for (let elapsed = every!; elapsed <= time!; elapsed += every!)
    amount = question.includes('doubles') ? amount + amount : amount + amount + amount;
  return answers(answer, amount);
};

/** The parabola through the vertex, the point and the point's mirror image, by interpolation. */
const throughThreePoints: Oracle = ({ numbers: [h, k, x, y] }, answer) => {
  const mirrored = 2 * h! - x!;
  const weight = (at: number, one: number, other: number): number =>
    ((0 - one) * (0 - other)) / ((at - one) * (at - other));
  return answers(answer, k! * weight(h!, x!, mirrored) + y! * weight(x!, h!, mirrored) + y! * weight(mirrored, h!, x!));
};

/** The statement held against the function at three starts. */
const holdsOf: Oracle = ({ question }, answer) => {
  const f = (t: number): number => texValue(definition(question), { t });
  const [, verb, amount = '', period = ''] = /It (increases|decreases) by \\\((.*?)\\\) every (.*)\.$/.exec(answer)!;
  const length = /\\\((\d+)\\\)/.exec(period);
  const time = length ? Number(length[1]) : 1;
  const sign = verb === 'increases' ? 1 : -1;
  return [0, 2, 7].every((start) => {
    const change = amount.includes('%') ? (100 * (f(start + time) - f(start))) / f(start) : f(start + time) - f(start);
    return close(change, sign * answerValue(amount), 1e-6);
  });
};

export const NONLINEAR_FUNCTIONS_ORACLES: Readonly<Record<string, Oracle>> = {
  'nonfunction-value': valueAt,
  'nonfunction-growth': followed,
  'nonfunction-vertex': extremeValue,
  'nonfunction-axis': extremePlace,
  'nonfunction-intercept': intercept,
  'nonfunction-graph': passesThrough,
  'nonfunction-doubling': counted,
  'nonfunction-vertex-point': throughThreePoints,
  'nonfunction-period': holdsOf,
};
