import { answers, answerValue, close } from './answer-value.js';
import type { Oracle } from './oracle.js';
import { displayed, gap, root } from './relation.js';
import { texValue } from './tex-value.js';

/** Every quarter from −100 to 100. */
const QUARTERS = Array.from({ length: 801 }, (_, index) => (index - 400) / 4);

const first = (question: string): string => displayed(question)[0] ?? '';

/** The only one of the candidates that fits. */
function only(candidates: readonly number[], fits: (value: number) => boolean): number {
  const found = candidates.filter(fits);
  if (found.length !== 1) throw new Error(`${found.length} values fit`);
  return found[0]!;
}

/** Coefficients of a quadratic expression from three of its values. */
function coefficients(f: (x: number) => number): [square: number, linear: number, constant: number] {
  const [before, here, after] = [f(-1), f(0), f(1)];
  return [(after + before) / 2 - here, (after - before) / 2, here];
}

/** The lowest or highest value of a quadratic expression. */
function extreme(f: (x: number) => number): number {
  const [a, b] = coefficients(f);
  return f(-b / (2 * a));
}

/** With the answer for k, the distance between the line and the parabola has 0 as its extreme value. */
const touches: Oracle = ({ question }, answer) => {
  const k = answerValue(answer);
  const [line = '', curve = ''] = displayed(question);
  const apart = (x: number): number => gap(curve, { x, y: 0 }) - gap(line, { x, y: 0, k });
  const signed = question.includes('positive') ? k > 0 : k < 0;
  return signed && close(extreme(apart), 0, 1e-6);
};

/** Tries every whole k and looks whether the graph of left less right crosses the axis. */
const lastInteger: Oracle = ({ question }, answer) => {
  const none = question.includes('no real solution');
  const fitting = Array.from({ length: 160 }, (_, index) => index + 1).filter((k) => {
    const lowest = extreme((x) => gap(first(question), { x, k }));
    return none ? lowest > 1e-9 : lowest < -1e-9;
  });
  return answers(answer, none ? Math.min(...fitting) : Math.max(...fitting));
};

/** Solutions by formula for numbers in the place of the letters, compared with the multiple. */
const combinationOfSolutions: Oracle = ({ question }, answer) => {
  const [, kind, multiple = ''] = /The (sum|product) of the solutions to the equation is \\\((.*?)\\\)/.exec(question)!;
  return [
    { a: 3, b: 0.2 },
    { a: 0.5, b: 4 },
  ].every((at) => {
    const [square, middle, constant] = coefficients((x) => gap(first(question), { ...at, x }));
    const spread = Math.sqrt(middle * middle - 4 * square * constant);
    const [one, other] = [(-middle + spread) / (2 * square), (-middle - spread) / (2 * square)];
    const wanted = kind === 'sum' ? one + other : one * other;
    return close(wanted, texValue(multiple, { ...at, k: answerValue(answer) }), 1e-6);
  });
};

/** Without its fractions, the equation is linear: with the answer for k, its solution is where they have no value. */
const onlyAtPole: Oracle = ({ question }, answer) => {
  const k = answerValue(answer);
  const [, below = ''] = /=\\frac\{k\}\{(.*?)\}/.exec(first(question)) ?? [];
  const pole = root((x) => texValue(below, { x }));
  // Multiplied by the denominator, at two places beside the pole.
  const cleared = (x: number): number => gap(first(question), { x, k }) * texValue(below, { x });
  const [one, other] = [pole + 1, pole + 2];
  const zero = one - (cleared(one) * (other - one)) / (cleared(other) - cleared(one));
  return close(zero, pole, 1e-6);
};

/** The constant from the square of both sides, then every quarter put into the equation as it is printed. */
const solvesWithRoot: Oracle = ({ question }, answer) => {
  const [, inside = '', right = ''] = /\\sqrt\{(.*?)\}=(.*)/.exec(first(question)) ?? [];
  const [, extra] = /solution \\\(x=(-?\d+)/.exec(question)!.map(Number);
  const k = root((value) => texValue(inside, { x: extra!, k: value }) - texValue(right, { x: extra! }) ** 2);
  const solution = only(QUARTERS, (x) => {
    const radicand = texValue(inside, { x, k });
    return radicand >= 0 && close(Math.sqrt(radicand), texValue(right, { x }));
  });
  return solution !== extra && answers(answer, solution);
};

/** Both cases of the bars for every half as the constant. */
const productOfCases: Oracle = ({ question }, answer) => {
  const [, inside = '', rest = '', right = ''] = /\|(.*?)\|(.*?)=(\d+)/.exec(first(question)) ?? [];
  const [, product] = /equation is \\\((-?\d+)/.exec(question)!.map(Number);
  const distance = Number(right) - texValue(`0${rest}`);
  const candidates = QUARTERS.filter((k) => k > 0);
  const constant = only(candidates, (k) => {
    const [one, other] = [distance, -distance].map((value) => root((x) => texValue(inside, { x, k }) - value));
    return close(one! * other!, product!, 1e-6);
  });
  return answers(answer, constant);
};

/** Looks for two quarters at the given distance with one height. */
const heightOfChord: Oracle = ({ question }, answer) => {
  const [, curve = ''] = /parabola \\\((.*?)\\\)/.exec(question) ?? [];
  const [, distance] = /two points is \\\((\d+)/.exec(question)!.map(Number);
  const height = (x: number): number => -gap(curve, { x, y: 0 });
  const left = only(QUARTERS.slice(200, 600), (x) => close(height(x), height(x + distance!), 1e-6));
  return answers(answer, height(left), 1e-6);
};

/** Put in for x, with two numbers for the letter. */
const solvesInLetter: Oracle = ({ question }, answer) => {
  const [, letter = ''] = /equation, \\\(([ack])\\\)/.exec(question) ?? [];
  return [1.7, 4].every((value) => {
    const at = { [letter]: value };
    return close(gap(first(question), { ...at, x: texValue(answer, at) }), 0, 1e-6);
  });
};

/** Both points by formula, with the answer for k, and their heights on the line. */
const heightsAddUp: Oracle = ({ question }, answer) => {
  const k = answerValue(answer);
  const [curve = '', line = ''] = displayed(question);
  const [, total] = /points is \\\((-?\d+)/.exec(question)!.map(Number);
  const height = (x: number): number => -gap(line, { x, y: 0 });
  const [square, middle, constant] = coefficients((x) => -gap(curve, { x, y: 0, k }) - height(x));
  const discriminant = middle * middle - 4 * square * constant;
  if (discriminant <= 0) return false;
  const spread = Math.sqrt(discriminant);
  const [one, other] = [(-middle + spread) / (2 * square), (-middle - spread) / (2 * square)];
  return close(height(one) + height(other), total!, 1e-6);
};

/** Both cases of the bars solved, each kept only where its side of the bars has the sign of the case. */
const oneOfBothCases: Oracle = ({ question }, answer) => {
  const k = answerValue(answer);
  const [, inside = '', right = ''] = /\|(.*?)\|=(.*)/.exec(first(question)) ?? [];
  const found = [1, -1].flatMap((sign) => {
    const x = root((value) => sign * texValue(inside, { x: value }) - texValue(right, { x: value, k }));
    return sign * texValue(inside, { x }) >= -1e-9 ? [x] : [];
  });
  return found.length > 0 && found.every((x) => close(x, found[0]!, 1e-9));
};

/** For every whole k, the solutions of the squared equation by formula, kept where the right side is not negative. */
const twoWithRoot: Oracle = ({ question }, answer) => {
  const [, inside = '', right = ''] = /\\sqrt\{(.*?)\}=(.*)/.exec(first(question)) ?? [];
  const fitting = Array.from({ length: 331 }, (_, index) => index - 190).filter((k) => {
    const [square, middle, constant] = coefficients((x) => texValue(right, { x }) ** 2 - texValue(inside, { x, k }));
    const discriminant = middle * middle - 4 * square * constant;
    if (discriminant <= 0) return false;
    const spread = Math.sqrt(discriminant);
    return [-spread, spread].every((side) => texValue(right, { x: (-middle + side) / (2 * square) }) >= -1e-9);
  });
  return answers(answer, question.includes('how many') ? fitting.length : Math.max(...fitting));
};

export const NONLINEAR_CONSTANTS_ORACLES: Readonly<Record<string, Oracle>> = {
  'nonlinear-tangent-slope': touches,
  'nonlinear-integer-bound': lastInteger,
  'nonlinear-literal-coefficients': combinationOfSolutions,
  'nonlinear-rational-no-solution': onlyAtPole,
  'nonlinear-extraneous-root': solvesWithRoot,
  'nonlinear-absolute-product': productOfCases,
  'nonlinear-chord-length': heightOfChord,
  'nonlinear-literal-solutions': solvesInLetter,
  'nonlinear-intersections-sum': heightsAddUp,
  'nonlinear-absolute-line': oneOfBothCases,
  'nonlinear-radical-two-solutions': twoWithRoot,
};
