import { answers, answerValue } from './answer-value.js';
import type { Oracle } from './oracle.js';
import { displayed, satisfies } from './relation.js';
import { texValue } from './tex-value.js';

/** Every quarter from −40 to 40. */
const QUARTERS = Array.from({ length: 321 }, (_, index) => (index - 160) / 4);

/** Every whole number in reach, and a little to both sides of it. */
const NEAR_WHOLE = Array.from({ length: 25 }, (_, index) => index - 12).flatMap((x) => [x - 0.01, x, x + 0.01]);

/** A letter coefficient chosen so that the difference is the answer: the inequality has to hold just where it should. */
const holdsWhereGiven: Oracle = ({ question }, answer) => {
  const [inequality = ''] = displayed(question);
  const [, solutions = ''] = /for which \\\((.*?)\\\)/.exec(question) ?? [];
  const [, times] = /value of \\\(a-(\d)b/.exec(question)!.map(Number);
  return [3, -4].every((b) => {
    const a = answerValue(answer) + times! * b;
    return NEAR_WHOLE.every((x) => satisfies(inequality, { x, a, b }) === satisfies(solutions, { x }));
  });
};

/** Counts the solutions for every whole constant in reach. */
const countsPositive: Oracle = ({ question, numbers }, answer) => {
  const [inequality = ''] = displayed(question);
  const wanted = numbers.at(-1)!;
  const [left = '', right = ''] = inequality.split(/\\l[te]\s*k/);
  const strict = inequality.includes('\\lt');
  if (right.trim() !== '') throw new Error(`no inequality in k: ${inequality}`);
  const values = Array.from({ length: 40 }, (_, index) => texValue(left, { x: index + 1 }));
  const fitting = Array.from({ length: 401 }, (_, index) => index - 100).filter(
    (k) => values.filter((value) => (strict ? value < k : value <= k)).length === wanted,
  );
  return answers(answer, question.includes('greatest') ? Math.max(...fitting) : Math.min(...fitting));
};

/** Every pair of quarters that satisfies both. */
const extremeOfPairs: Oracle = ({ question }, answer) => {
  const [, first = '', second = '', asked = ''] =
    /satisfy \\\((.*?)\\\) and \\\((.*?)\\\).*value of \\\((.*?)\\\)/.exec(question) ?? [];
  const xs = QUARTERS.filter((x) => satisfies(first, { x }));
  const ys = QUARTERS.filter((y) => satisfies(second, { y }));
  const values = [xs[0]!, xs.at(-1)!].flatMap((x) => [ys[0]!, ys.at(-1)!].map((y) => texValue(asked, { x, y })));
  return answers(answer, question.includes('greatest') ? Math.max(...values) : Math.min(...values));
};

/** Moves the point through every quarter. */
const pointInside: Oracle = ({ question }, answer) => {
  const [one = '', other = ''] = displayed(question);
  const [, second = ''] = /point \\\(\(a,(.*?)\)\\\)/.exec(question) ?? [];
  return QUARTERS.every((a) => {
    const at = { x: a, y: texValue(second, { a }) };
    return (satisfies(one, at) && satisfies(other, at)) === satisfies(answer, { a });
  });
};

/** Every pair of whole constants that lets the point in has to satisfy the statement. */
const mustHold: Oracle = ({ question }, answer) => {
  const [one = '', other = ''] = displayed(question);
  const [, x, y] = /point \\\(\((-?\d+),(-?\d+)\)/.exec(question)!.map(Number);
  const whole = Array.from({ length: 121 }, (_, index) => index - 60);
  const as = whole.filter((a) => satisfies(one, { x: x!, y: y!, a }));
  const bs = whole.filter((b) => satisfies(other, { x: x!, y: y!, b }));
  const some = (list: number[]): number[] => [...list.slice(0, 3), ...list.slice(-3)];
  return some(as).every((a) => some(bs).every((b) => satisfies(answer, { a, b })));
};

/** Looks for room between the two bounds at every allowed quarter, for every whole constant. */
const roomLeft: Oracle = ({ question }, answer) => {
  const [one = '', other = '', third = ''] = displayed(question);
  const known = one.replace(/^y\\[lg]e /, '');
  const unknown = other.replace(/^y\\[lg]e /, '');
  const xs = QUARTERS.filter((x) => satisfies(third, { x }));
  const rooms = xs.map((x) => texValue(known, { x }) - texValue(unknown, { x, k: 0 }));
  const below = one.includes('\\le');
  const fitting = Array.from({ length: 401 }, (_, index) => index - 200).filter((k) =>
    rooms.some((room) => (below ? room - k >= 0 : room - k <= 0)),
  );
  return answers(answer, below ? Math.max(...fitting) : Math.min(...fitting));
};

export const INEQUALITY_CONSTANTS_ORACLES: Readonly<Record<string, Oracle>> = {
  'inequalities-one-letter-difference': holdsWhereGiven,
  'inequalities-one-greatest-constant': countsPositive,
  'inequalities-one-extreme-difference': extremeOfPairs,
  'inequalities-two-moving-point': pointInside,
  'inequalities-two-letters-relation': mustHold,
  'inequalities-two-last-constant': roomLeft,
};
