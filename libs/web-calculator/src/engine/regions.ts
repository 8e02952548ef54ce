import type { Inequality, Node } from './ast.js';
import type { Formula } from './compile.js';
import { isName } from './heads.js';

/** Where a region ends: along a curve over x or y, or where a formula is zero. */
export type Edge = { strict: boolean; formula: Formula; over: 'x' | 'y' | null };

export interface Region {
  /** Above zero within. */
  formula: Formula;
  edges: readonly Edge[];
}

/** One relation of a line with its neighbours. */
export interface Link {
  left: Node;
  op: Inequality;
  right: Node;
}

const ROUNDING = 1e-9;

/**
 * The part of the plane in which every link holds.
 * @param make compiles a side, @param reads does a side depend on an axis?
 */
export function regionOf(
  links: readonly Link[],
  make: (node: Node) => Formula,
  reads: (node: Node, axis: 'x' | 'y') => boolean,
): Region {
  const depths = links.map(({ left, op, right }): Formula => {
    const [low, high] = op === '<' || op === '<=' ? [left, right] : [right, left];
    return make({ kind: 'binary', op: '-', left: high, right: low });
  });
  /** An edge ends where another link no longer holds. */
  const held = (own: number, x: number, y: number): boolean =>
    depths.every((depth, index) => index === own || depth(x, y) >= -ROUNDING);
  const edges = links.map(({ left, op, right }, index): Edge => {
    const strict = op === '<' || op === '>';
    for (const [side, other] of [
      [left, right],
      [right, left],
    ] as const)
      for (const axis of ['y', 'x'] as const) {
        if (!isName(side, axis) || reads(other, axis)) continue;
        const along = make(other);
        if (axis === 'y')
          return {
            strict,
            over: 'x',
            formula: cut(
              (x) => along(x, 0),
              (x, y, at) => held(index, x, at),
            ),
          };
        return {
          strict,
          over: 'y',
          formula: cut(
            (_, y) => along(0, y),
            (x, y, at) => held(index, at, y),
          ),
        };
      }
    return { strict, over: null, formula: cut(depths[index]!, (x, y) => held(index, x, y)) };
  });
  const [only] = depths;
  const formula: Formula = depths.length === 1 ? only! : (x, y) => Math.min(...depths.map((depth) => depth(x, y)));
  return { formula, edges };
}

/** A formula that has no value where something does not hold. */
const cut =
  (formula: Formula, holds: (x: number, y: number, value: number) => boolean): Formula =>
  (x, y) => {
    const value = formula(x, y);
    return holds(x, y, value) ? value : Number.NaN;
  };
