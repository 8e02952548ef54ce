import { answers, close } from './answer-value.js';
import type { Oracle } from './oracle.js';
import { displayed, root } from './relation.js';
import { texValue } from './tex-value.js';

/** Values at which expressions in x and a letter are compared. */
const PAIRS = [
  [0.37, 1.3],
  [1.618, -0.7],
  [2.71, 2.9],
  [-4.43, 0.51],
  [7.13, -3.3],
] as const;

/** The letters of an expression besides x. */
const otherLetter = (tex: string): string => /[a-wyz]/.exec(tex.replace(/\\[a-z]+/g, ''))?.[0] ?? 'k';

const equalInLetters: Oracle = ({ question }, answer) => {
  const [, given = ''] = /equivalent to \\\((.*?)\\\)/.exec(question) ?? [];
  const letter = otherLetter(given);
  return PAIRS.every(([x, value]) => {
    const at = { x: Math.abs(x), [letter]: value };
    return close(texValue(given, at) - texValue(answer, at), 0, 1e-8);
  });
};

/** The numerator that the right side needs, at x = 0 and at x = 1. */
const numeratorLetters: Oracle = ({ question }, answer) => {
  const [left = '', right = ''] = (displayed(question)[0] ?? '').split('=');
  const [, square = '', below = ''] = /\\frac\{(\d+)x\^2\+bx\+c\}\{(.*)\}/.exec(left) ?? [];
  const numerator = (x: number): number => texValue(right, { x }) * texValue(below, { x });
  return answers(answer, numerator(1) - Number(square), 1e-6);
};

/** Whole values of one letter, the other from what is known, put into both sides at one base. */
const exponentsFit: Oracle = ({ question }, answer) => {
  const [left = '', right = ''] = (displayed(question)[0] ?? '').split('=');
  const [, letter = ''] = /\\\(([xnr])\\gt 1/.exec(question) ?? [];
  const [, sign, known] = /with \\\(a([+-])b=(\d+)/.exec(question)!;
  const at = { [letter]: 1.05 };
  const fitting = Array.from({ length: 81 }, (_, index) => index / 2).filter((a) => {
    const b = sign === '+' ? Number(known) - a : a - Number(known);
    return close(texValue(left, { ...at, a, b }) / texValue(right, at), 1, 1e-9);
  });
  return fitting.length === 1 && answers(answer, fitting[0]!);
};

/** Where a factor is zero, the whole is zero. */
const dividesWhole: Oracle = ({ question }, answer) => {
  const [, given = ''] = /factor of \\\((.*?)\\\)/.exec(question) ?? [];
  return [-3, 0, 1.7, 6].every((y) => {
    const x = root((value) => texValue(answer, { x: value, y }));
    return close(texValue(given, { x, y }), 0, 1e-6);
  });
};

/** Both sides compared at x = 1 and x = −1 for every first coefficient in reach. */
const middleOfCases: Oracle = ({ question }, answer) => {
  const [left = '', right = ''] = (displayed(question)[0] ?? '').split('=');
  const [, total] = /a\+b=(\d+)/.exec(question)!.map(Number);
  const [, square, constant] = /^(\d+)x\^2\+cx([+-]\d+)$/.exec(right)!.map(Number);
  const values = Array.from({ length: 81 }, (_, index) => (index - 40) / 2).flatMap((a) => {
    const product = (x: number): number => texValue(left, { x, a, b: total! - a });
    const fits = close((product(1) + product(-1)) / 2, square! + constant!, 1e-9);
    return fits ? [(product(1) - product(-1)) / 2] : [];
  });
  return answers(answer, question.includes('greatest') ? Math.max(...values) : Math.min(...values));
};

export const EXPRESSION_CONSTANTS_ORACLES: Readonly<Record<string, Oracle>> = {
  'equivalent-completed-square': equalInLetters,
  'equivalent-division-constants': numeratorLetters,
  'equivalent-exponent-squares': exponentsFit,
  'equivalent-complex-fraction': equalInLetters,
  'equivalent-hidden-squares': dividesWhole,
  'equivalent-two-cases': middleOfCases,
};
