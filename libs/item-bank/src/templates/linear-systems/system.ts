import { display, num, sum } from '../tex.js';

export type Row = readonly [a: number, b: number, c: number];

/** `ax + by = c` */
export const row = ([a, b, c]: Row, [first, second]: readonly [string, string] = ['x', 'y']): string =>
  `${sum([
    [a, first],
    [b, second],
  ])}=${num(c)}`;

/** Equations one below the other, aligned at the sign between their sides. */
export const aligned = (equations: readonly string[]): string =>
  `\\begin{aligned}${equations.map((equation) => equation.replace('=', '&amp;=')).join('\\\\')}\\end{aligned}`;

export const systemDisplay = (equations: readonly string[]): string => display(aligned(equations));
