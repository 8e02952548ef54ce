import { answers, close } from './answer-value.js';
import type { Oracle } from './oracle.js';
import { texValue } from './tex-value.js';

/** Values at which two expressions are compared: none is a pole or a zero of what the templates make. */
const POINTS = [0.37, 1.618, 2.71, 4.43, 7.13];

/** The formula between "equivalent to" and what follows. */
const given = (question: string): string => /equivalent to \\\((.*?)\\\)/.exec(question)?.[1] ?? '';

/** The one letter of an expression. */
const letterOf = (tex: string): string => /[a-z]/.exec(tex.replace(/\\[a-z]+/g, ''))?.[0] ?? 'x';

/** Equal at five points: polynomials of the degrees at hand and their quotients are then equal everywhere. */
const equalEverywhere: Oracle = ({ question }, answer) => {
  const expression = given(question);
  const letter = letterOf(expression);
  return POINTS.every((value) => {
    const [left, right] = [texValue(expression, { [letter]: value }), texValue(answer, { [letter]: value })];
    return close(left / right, 1, 1e-9);
  });
};

/** Roots of any index, which the reader of TeX does not know, as a power worked out with logarithms. */
const rootAndPower: Oracle = ({ question }, answer) => {
  const [, index, power, top, bottom] = /\\sqrt\[(\d)\]\{[a-z]\^(\d)\}\\cdot [a-z]\^\{\\frac\{(\d)\}\{(\d)\}\}/
    .exec(question)!
    .map(Number);
  const letter = letterOf(answer);
  return POINTS.every((value) => {
    const expected = (power! * Math.log(value)) / index! + (top! * Math.log(value)) / bottom!;
    return close(Math.log(texValue(answer, { [letter]: value })), expected, 1e-9);
  });
};

/** The middle coefficient of a quadratic from three of its values: (f(1) − f(−1)) / 2. */
const middleCoefficient: Oracle = ({ question }, answer) => {
  const expression = /The expression \\\((.*?)\\\)/.exec(question)?.[1] ?? '';
  return answers(answer, (texValue(expression, { x: 1 }) - texValue(expression, { x: -1 })) / 2);
};

/** The rectangle measured with a border of several widths. */
const measuredBorder: Oracle = ({ numbers: [length, width] }, answer) =>
  POINTS.every((border) =>
    close(texValue(answer, { x: border }), (length! + border + border) * (width! + border + border), 1e-9),
  );

export const EQUIVALENT_EXPRESSIONS_ORACLES: Readonly<Record<string, Oracle>> = {
  'equivalent-binomials': equalEverywhere,
  'equivalent-difference': equalEverywhere,
  'equivalent-common-factor': equalEverywhere,
  'equivalent-factored': equalEverywhere,
  'equivalent-coefficient': middleCoefficient,
  'equivalent-border': measuredBorder,
  'equivalent-fractions': equalEverywhere,
  'equivalent-exponents': rootAndPower,
};
