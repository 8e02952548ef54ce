import { texValue } from './tex-value.js';

const SIGN = /(\\le(?![a-z])|\\ge(?![a-z])|\\lt(?![a-z])|\\gt(?![a-z])|&lt;|&gt;|[=<>])/;
const TESTS: Readonly<Record<string, (x: number, y: number) => boolean>> = {
  '=': (x, y) => Math.abs(x - y) < 1e-9,
  '\\le': (x, y) => x <= y + 1e-9,
  '\\ge': (x, y) => x >= y - 1e-9,
  '\\lt': (x, y) => x < y - 1e-9,
  '\\gt': (x, y) => x > y + 1e-9,
};

export type At = Readonly<Record<string, number>>;

const parts = (tex: string): string[] =>
  tex
    .replace(/\\[()[\]]|&amp;|&/g, '')
    .replace(/\\\$/g, '')
    .split(SIGN)
    .map((part) => part.trim());

/** Do the variables satisfy an equation, an inequality or a chain of them (`2 \le x \lt 7`) as printed? */
export function satisfies(tex: string, at: At): boolean {
  const list = parts(tex);
  if (list.length < 3) throw new Error(`no relation: ${tex}`);
  const values = list.filter((_, index) => index % 2 === 0).map((side) => texValue(side, at));
  return list
    .filter((_, index) => index % 2 === 1)
    .every((sign, index) => TESTS[sign]!(values[index]!, values[index + 1]!));
}

/** Left side minus right side of an equation or inequality: 0 on its graph or boundary. */
export function gap(tex: string, at: At): number {
  const [left = '', , right = ''] = parts(tex);
  return texValue(left, at) - texValue(right, at);
}

/** Where a function that is linear becomes 0, from two of its values. */
export const root = (f: (value: number) => number): number => f(0) / (f(0) - f(1));

/** The displayed formulas of a question, one line of an aligned group each. */
export const displayed = (question: string): string[] =>
  [...question.matchAll(/\\\[(.*?)\\\]/gs)].flatMap(([, inner = '']) =>
    inner
      .replace(/\\(?:begin|end)\{aligned\}/g, '')
      .replaceAll('&amp;', '')
      .split('\\\\'),
  );

/** The point where the lines of two equations in two letters meet. @throws when they do not meet in one point */
export function meeting(
  one: string,
  other: string,
  [first, second]: readonly [string, string] = ['x', 'y'],
): [number, number] {
  const row = (equation: string): [number, number, number] => {
    const constant = gap(equation, { [first]: 0, [second]: 0 });
    return [
      gap(equation, { [first]: 1, [second]: 0 }) - constant,
      gap(equation, { [first]: 0, [second]: 1 }) - constant,
      constant,
    ];
  };
  const [[a, b, c], [d, e, f]] = [row(one), row(other)];
  const area = a * e - b * d;
  if (Math.abs(area) < 1e-9) throw new Error(`parallel: ${one} and ${other}`);
  return [(b * f - c * e) / area, (c * d - a * f) / area];
}
