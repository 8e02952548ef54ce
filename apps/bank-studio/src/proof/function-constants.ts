import { answers, answerValue, close } from './answer-value.js';
import type { Oracle } from './oracle.js';
import { root } from './relation.js';
import { tableNumbers, tableRows } from './table-cells.js';
import { texValue } from './tex-value.js';

/** Every quarter from −100 to 100. */
const QUARTERS = Array.from({ length: 801 }, (_, index) => (index - 400) / 4);

const UNITS: Readonly<Record<string, number>> = { minutes: 60, hours: 3600, days: 86_400, weeks: 604_800 };
/** Calendar units are compared with each other only: a year has twelve months. */
const lengthOf = (unit: string): number => ({ months: 1, years: 12 })[unit] ?? UNITS[unit] ?? Number.NaN;

/** The two functions at the same moments. */
const sameMoments: Oracle = ({ question }, answer) => {
  const [, long = ''] = /\\\(t\\\) (\w+) after/.exec(question) ?? [];
  const [, short = ''] = /\\\(m\\\) (\w+) after/.exec(question) ?? [];
  const [, given = ''] = /f\(t\)=(.*?)\\\)/.exec(question) ?? [];
  const [, choice = ''] = /g\(m\)=(.*?)\\\)/.exec(answer) ?? [];
  return [1, 7, 20].every((t) => {
    const m = (t * lengthOf(long)) / lengthOf(short);
    return close(texValue(given, { a: 3, t }) / texValue(choice, { a: 3, m }), 1, 1e-9);
  });
};

/** Tries every tenth of a percent for a single step until the given change comes out, then takes the steps asked for. */
const changeOfSteps: Oracle = ({ question, numbers: [total = 0] }, answer) => {
  const sign = question.includes('increases') ? 1 : -1;
  const [from, to] = /In two .* in three /.test(question) ? [2, 3] : [3, 2];
  const change = (percent: number, steps: number): number => {
    let amount = 100;
    for (let step = 0; step < steps; step += 1) amount += (sign * percent * amount) / 100;
    return sign * (amount - 100);
  };
  const fitting = Array.from({ length: 1000 }, (_, index) => index / 10).filter((percent) =>
    close(change(percent, from!), total, 1e-6),
  );
  return fitting.length === 1 && answers(answer, change(fitting[0]!, to!), 1e-6);
};

/** Every quarter as the input of the second function. */
const extremeOfSecond: Oracle = ({ question }, answer) => {
  const [, rule = ''] = /f\(x\)=(.*?)\\\)/.exec(question) ?? [];
  const [, inner = ''] = /g\(x\)=f\((.*?)\)\\\)/.exec(question) ?? [];
  const least = question.includes('minimum');
  const value = (x: number): number => texValue(rule, { x: texValue(inner, { x }), c: 0 });
  const best = QUARTERS.slice(320, 481).reduce((at, x) =>
    (least ? value(x) < value(at) : value(x) > value(at)) ? x : at,
  );
  return answers(answer, best);
};

/** Draws the parabola through its vertex and the point that the value means, and looks whether it meets the axis twice. */
const meetsAxisTwice: Oracle = ({ question }, answer) => {
  const [, h = 0, v = 0] = /vertex at \\\(\((-?\d+),(-?\d+)\)/.exec(question)!.map(Number);
  const x = question.includes('a-b+c') ? -1 : 1;
  const opening = (answerValue(answer) - v) / (x - h) ** 2;
  return opening !== 0 && -v / opening > 0;
};

/** A parabola that has the first pair of equal values, tried with every quarter for the letter. */
const equalHeights: Oracle = ({ question }, answer) => {
  const [, p = 0, q = 0] = /f\((-?\d+)\)=f\((-?\d+)\)/.exec(question)!.map(Number);
  const [, other = ''] = /f\(k\)=f\((.*?)\)/.exec(question) ?? [];
  const f = (x: number): number => 3 * (x - p) * (x - q) + 5;
  const found = QUARTERS.filter((k) => {
    const x = texValue(other, { k });
    return !close(x, k) && close(f(x), f(k), 1e-6);
  });
  return found.length === 1 && answers(answer, found[0]!);
};

/** The change of the logarithm is the same in each step. */
const steps: Oracle = ({ question }, answer) => {
  const [, first, gap, second] = /f\(k\)=(\d+)\\\) and \\\(f\(k\+(\d)\)=(\d+)/.exec(question)!.map(Number);
  const [, asked] = /f\(k([+-]\d)\)\\\)\?/.exec(question)!.map(Number);
  const rate = Math.log(second! / first!) / gap!;
  return answers(answer, first! * Math.exp(rate * asked!), 1e-6);
};

/** Both conditions as lines in the plane of the two letters, and the point where they cross. */
const lettersOfCubic: Oracle = ({ question }, answer) => {
  const [, rule = ''] = /f\(x\)=(.*?)\\\)/.exec(question) ?? [];
  const [, factor = ''] = /expression \\\((.*?)\\\)/.exec(question) ?? [];
  const [, place, value] = /f\((-?\d+)\)=(-?\d+)/.exec(question)!.map(Number);
  const zero = root((x) => texValue(factor, { x }));
  const condition = (x: number, wanted: number): [number, number, number] => {
    const at = (a: number, b: number): number => texValue(rule, { x, a, b }) - wanted;
    return [at(1, 0) - at(0, 0), at(0, 1) - at(0, 0), -at(0, 0)];
  };
  const [[a, b, c], [d, e, f]] = [condition(zero, 0), condition(place!, value!)];
  const area = a * e - b * d;
  return answers(answer, (c * e - b * f + a * f - c * d) / area, 1e-6);
};

/** Tries every number of rises, also half ones. */
const bestOfPrices: Oracle = ({ numbers: [sold = 0, price = 0, step = 0, fewer = 0] }, answer) => {
  const taken = (rises: number): number => (price + step * rises) * (sold - fewer * rises);
  const rises = Array.from({ length: 401 }, (_, index) => index / 4);
  const best = rises.reduce((at, n) => (taken(n) > taken(at) ? n : at));
  return answers(answer, price + step * best);
};

/** Applies the printed rule two times to every input, in the direction in which it is written. */
const lookedUp: Oracle = ({ question }, answer) => {
  const inputs = tableRows(question)
    .slice(1)
    .map(([head = '']) => answerValue(head));
  const values = tableNumbers(question).map(([value = Number.NaN]) => value);
  const [, inner = '', outer = ''] = /f\(x\)=g\((.*?)\)([+-]\d+)/.exec(question) ?? [];
  const [, wanted] = /f\(f\(k\)\)=(-?\d+)/.exec(question)!.map(Number);
  const f = (x: number): number =>
    Number.isNaN(x) ? x : (values[inputs.indexOf(texValue(inner, { x }))] ?? Number.NaN) + Number(outer);
  const found = Array.from({ length: 41 }, (_, index) => index - 20).filter((k) => f(f(k)) === wanted);
  return found.length === 1 && answers(answer, found[0]!);
};

/** A polynomial with the given remainder, the other built from it, and the remainder found by long division. */
const dividedOut: Oracle = ({ question }, answer) => {
  const [, divisor = '', known] = /divided by \\\((.*?)\\\), the remainder is \\\((-?\d+)/.exec(question) ?? [];
  const [, factor = '', added] = /q\(x\)=\((.*?)\)p\(x\)([+-]\d+)/.exec(question) ?? [];
  const number = texValue(divisor, { x: 0 });
  const [constant, slope] = [texValue(factor, { x: 0 }), texValue(factor, { x: 1 }) - texValue(factor, { x: 0 })];
  // p(x) = (x + number)(2x − 7) + known, from the highest power.
  const p = [2, 2 * number - 7, -7 * number + Number(known)];
  const q = [...p.map((each) => slope * each), 0].map(
    (each, index) => each + constant * (index > 0 ? p[index - 1]! : 0),
  );
  q[q.length - 1]! += Number(added);
  const left = q.reduce((carried, each) => each - number * carried, 0);
  return answers(answer, left);
};

export const FUNCTION_CONSTANTS_ORACLES: Readonly<Record<string, Oracle>> = {
  'nonfunction-other-unit': sameMoments,
  'nonfunction-root-of-percent': changeOfSteps,
  'nonfunction-moved-vertex': extremeOfSecond,
  'nonfunction-vertex-side': meetsAxisTwice,
  'nonfunction-equal-values': equalHeights,
  'nonfunction-exponential-steps': steps,
  'nonfunction-factor-and-value': lettersOfCubic,
  'nonfunction-best-price': bestOfPrices,
  'nonfunction-table-composed': lookedUp,
  'nonfunction-remainder-of-product': dividedOut,
};
