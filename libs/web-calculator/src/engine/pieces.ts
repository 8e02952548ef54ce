import type { Condition, Inequality, Node } from './ast.js';

const HOLDS: Readonly<Record<Inequality | '=', (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
};

/** Does a condition hold for the values of its sides? */
const holds = ({ ops }: Condition, sides: readonly number[]): boolean =>
  ops.every((op, index) => HOLDS[op](sides[index]!, sides[index + 1]!));

/**
 * What stands in braces as a function of its parts' values, in the order of `partsOf`.
 * @returns a function that gives NaN where no condition holds
 */
export function pickOf({ branches }: Extract<Node, { kind: 'pieces' }>): (...parts: number[]) => number {
  return (...parts) => {
    let at = 0;
    for (const { when } of branches) {
      const count = when?.sides.length ?? 0;
      if (!when || holds(when, parts.slice(at, at + count))) return parts[at + count]!;
      at += count + 1;
    }
    return Number.NaN;
  };
}
