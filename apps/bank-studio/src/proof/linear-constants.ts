import { answers, answerValue, close } from './answer-value.js';
import type { Oracle } from './oracle.js';
import { displayed, gap, meeting, root, satisfies, type At } from './relation.js';
import { tableNumbers, tableRows } from './table-cells.js';
import { texValue } from './tex-value.js';

const first = (question: string): string => displayed(question)[0] ?? '';

type Line = [x: number, y: number, constant: number];

/** The coefficients of the equation's left side less its right side, at given values of the other letters. */
function lineOf(equation: string, at: At, [one, other]: readonly [string, string] = ['x', 'y']): Line {
  const value = (x: number, y: number): number => gap(equation, { ...at, [one]: x, [other]: y });
  const constant = value(0, 0);
  return [value(1, 0) - constant, value(0, 1) - constant, constant];
}

/** The two unknowns of two such lines. */
function solved([a, b, c]: Line, [d, e, f]: Line): [number, number] {
  const area = a * e - b * d;
  if (Math.abs(area) < 1e-9) throw new Error('the two conditions do not fix two numbers');
  return [(b * f - c * e) / area, (c * d - a * f) / area];
}

/** Both sides agree at two places: two conditions on the constants, which are linear in them. */
const identityOfConstants: Oracle = ({ question }, answer) => {
  const [here, there] = [0, 1].map((x) => lineOf(first(question), { x }, ['a', 'b']));
  const [a, b] = solved(here!, there!);
  return answers(answer, a + b);
};

/** Lets x vanish by the choice of a, then holds the statement against values of b that leave no solution. */
const mustBeTrue: Oracle = ({ question }, answer) => {
  const equation = first(question);
  const slope = (a: number): number => {
    const value = (x: number): number => gap(equation, { x, a, b: 0, c: 0 });
    return value(1) - value(0);
  };
  const a = root(slope);
  const same = root((b) => gap(equation, { x: 0, a, b, c: 1 }));
  const statements = answer.split(' and ').map((part) => part.replace(/\\[()]/g, ''));
  const holds = (b: number): boolean =>
    statements.every((statement) =>
      statement.includes('\\ne')
        ? !satisfies(statement.replace('\\ne ', '='), { a, b, c: 1 })
        : satisfies(statement, { a, b, c: 1 }),
    );
  return [-same, same + 1, same - 2, 2 * same, 0].every(holds) && !holds(same);
};

/** Constants that give the first equation its solution, three times; the answer solves the second with each. */
const solvesSecond: Oracle = ({ question }, answer) => {
  const [one = '', other = ''] = displayed(question);
  const [, known] = /is \\\(x=(-?\d+)/.exec(question)!.map(Number);
  return [
    [2, 5],
    [-3, 4],
    [7, -1],
  ].every(([a = 0, c = 0]) => {
    const b = root((value) => gap(one, { x: known!, a, b: value, c }));
    return close(gap(other, { x: answerValue(answer), a, b, c }), 0, 1e-6);
  });
};

/** Where the lines for two values of k meet; the line for a third passes there too. */
const sharedPoint: Oracle = ({ question }, answer) => {
  const lines = [0, 1, 5].map((k) => first(question).replaceAll('k', `(${k})`));
  const [x, y] = meeting(lines[0]!, lines[1]!);
  return close(gap(lines[2]!, { x, y }), 0, 1e-6) && answers(answer, x);
};

/** Measures the triangle with the answer as the constant. */
const enclosesArea: Oracle = ({ question, numbers }, answer) => {
  const k = answerValue(answer);
  const x = root((value) => gap(first(question), { x: value, y: 0, k }));
  const y = root((value) => gap(first(question), { x: 0, y: value, k }));
  return k > 0 && close(Math.abs(x * y) / 2, numbers.at(-1)!, 1e-6);
};

/** The direction of the line through the two points, laid along that of the given graph: a right angle has the product 0. */
const rightAngle: Oracle = ({ question }, answer) => {
  const k = answerValue(answer);
  const points = [...question.matchAll(/\\\(\(([^,()]+),([^,()]+)\)\\\)/g)].map(([, x = '', y = '']) => [
    texValue(x, { k }),
    texValue(y, { k }),
  ]);
  const [, equation = ''] = /graph of \\\((.*?)\\\)/.exec(question) ?? [];
  const [a, b] = lineOf(equation, {});
  const [dx, dy] = [points[1]![0]! - points[0]![0]!, points[1]![1]! - points[0]![1]!];
  // The direction of the graph is (b, −a).
  return (dx !== 0 || dy !== 0) && close(dx * b - dy * a, 0, 1e-6);
};

/** Finds the x that makes the inner expression c times the input, and reads the given right side there. */
const innerReplaced: Oracle = ({ question }, answer) => {
  const [, inner = '', right = ''] = /f\(([^()]*)\)=(.*?)\\\)/.exec(question) ?? [];
  const [, times = ''] = /g\(x\)=f\((\d)x\)/.exec(question) ?? [];
  const [, choice = ''] = /g\(x\)=(.*?)\\\)/.exec(answer) ?? [];
  return [-3, 0, 2, 5].every((x) => {
    const at = root((value) => texValue(inner, { x: value }) - Number(times) * x);
    return close(texValue(choice, { x }), texValue(right, { x: at }), 1e-6);
  });
};

/** Every whole slope and constant in reach, applied twice. */
const appliedTwice: Oracle = ({ question }, answer) => {
  const [, composed = ''] = /f\(f\(x\)\)=(.*)/.exec(first(question)) ?? [];
  const [, at] = /f\((\d+)\)\\\)\?/.exec(question)!.map(Number);
  const sign = question.includes('a\\gt 0') ? 1 : -1;
  const found: number[] = [];
  const [atZero, atOne] = [texValue(composed, { x: 0 }), texValue(composed, { x: 1 })];
  for (let size = 1; size <= 12; size += 1) {
    for (let b = -60; b <= 60; b += 1) {
      const f = (x: number): number => sign * size * x + b;
      if (f(f(0)) === atZero && f(f(1)) === atOne) found.push(f(at!));
    }
  }
  return found.length === 1 && answers(answer, found[0]!);
};

/** Tries every quarter for the letter until the three points are in line. */
const lettersInLine: Oracle = ({ question }, answer) => {
  const inputs = tableRows(question)
    .slice(1)
    .map(([head = '']) => head);
  const ys = tableNumbers(question).map(([value = Number.NaN]) => value);
  const found = Array.from({ length: 400 }, (_, index) => (index + 1) / 4).flatMap((a) => {
    const [x1 = 0, x2 = 0, x3 = 0] = inputs.map((input) => texValue(input, { a }));
    const slope = (ys[1]! - ys[0]!) / (x2 - x1);
    return close(ys[0]! + slope * (x3 - x1), ys[2]!) ? [ys[0]! - slope * x1] : [];
  });
  return found.length === 1 && answers(answer, found[0]!);
};

const PARTS: Readonly<Record<string, number>> = { third: 3, fourth: 4, fifth: 5 };

/** Lets the quantity fall with numbers for the letters, and looks what is left at the time of the answer. */
const leavesPart: Oracle = ({ question, numbers: [time = 0] }, answer) => {
  const [, word = ''] = /one (third|fourth|fifth)/.exec(question) ?? [];
  return [
    [90, 60],
    [17, 3],
    [40.5, 33],
  ].every(([h = 0, n = 0]) => {
    const elapsed = texValue(answer, { h, n });
    return close(h - ((h - n) / time) * elapsed, h / PARTS[word]!, 1e-6);
  });
};

/** Every minor of the two equations vanishes: linear in one letter each. */
const sameLine: Oracle = ({ question }, answer) => {
  const [one = '', other = ''] = displayed(question);
  const rows = (a: number, b: number): [Line, Line] => [lineOf(one, { a, b }), lineOf(other, { a, b })];
  const a = root((value) => {
    const [[x, , c], [u, , w]] = rows(value, 0);
    return x * w - u * c;
  });
  const b = root((value) => {
    const [[, y, c], [, v, w]] = rows(0, value);
    return y * w - v * c;
  });
  const [[x, y], [u, v]] = rows(a, b);
  return close(x * v, y * u, 1e-6) && answers(answer, a + b);
};

/** Numbers for the letters, the system solved, the expression compared. */
const expressionForX: Oracle = ({ question }, answer) => {
  const [one = '', other = ''] = displayed(question);
  return [
    { a: 2, b: 3, m: 5, n: 7 },
    { a: -1.5, b: 4, m: 2, n: 11 },
    { a: 5, b: -2, m: -3, n: 1 },
  ].every((at) => close(texValue(answer, at), solved(lineOf(one, at), lineOf(other, at))[0], 1e-9));
};

const constantsOfSolution: Oracle = ({ question }, answer) => {
  const [, p, q] = /is \\\(\((-?\d+),(-?\d+)\)/.exec(question)!.map(Number);
  const [one, other] = displayed(question).map((equation) => lineOf(equation, { x: p!, y: q! }, ['a', 'b']));
  const [a, b] = solved(one!, other!);
  return answers(answer, a * a - b * b);
};

/** Solves with the answer for k, and looks at what is known of the solution. */
const knownCombination: Oracle = ({ question }, answer) => {
  const k = answerValue(answer);
  const [one, other] = displayed(question).map((equation) => lineOf(equation, { k }));
  const [x, y] = solved(one!, other!);
  const [, known = ''] = /satisfies \\\((.*?)\\\)/.exec(question) ?? [];
  return close(gap(known, { x, y }), 0, 1e-6);
};

/** With the answer, the lines have one direction; and they coincide, or not, as the question says. */
const parallelOrSame: Oracle = ({ question }, answer) => {
  const k = answerValue(answer);
  const [[a, b, c], [d, e, f]] = displayed(question).map((equation) => lineOf(equation, { k })) as [Line, Line];
  const same = close(b * f, c * e, 1e-6) && close(a * f, c * d, 1e-6);
  return close(a * e, b * d, 1e-6) && same === question.includes('infinitely many');
};

export const LINEAR_CONSTANTS_ORACLES: Readonly<Record<string, Oracle>> = {
  'linear-one-identity-constants': identityOfConstants,
  'linear-one-no-solution-condition': mustBeTrue,
  'linear-one-shifted-argument': solvesSecond,
  'linear-two-fixed-point': sharedPoint,
  'linear-two-axes-triangle': enclosesArea,
  'linear-two-perpendicular-points': rightAngle,
  'functions-inner-linear': innerReplaced,
  'functions-applied-twice': appliedTwice,
  'functions-letter-table': lettersInLine,
  'functions-time-to-part': leavesPart,
  'systems-infinite-constants': sameLine,
  'systems-letter-solution': expressionForX,
  'systems-exchanged-constants': constantsOfSolution,
  'systems-sum-of-unknowns': knownCombination,
  'systems-two-candidates': parallelOrSame,
};
