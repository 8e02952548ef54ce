import { CalculatorError, MissingName, partsOf, type BinaryOp, type Node } from './ast.js';
import { CONSTANTS, FUNCTION_NAMES, NUMBER_FUNCTIONS, numberFunction, type AngleUnit } from './functions.js';
import { pickOf } from './pieces.js';
import type { Scope } from './scope.js';
import { LIST_FUNCTIONS, WITH_EXTRA } from './statistics.js';

export interface Point {
  x: number;
  y: number;
}
export type Value = number | readonly number[] | Point | readonly Point[];
export type Numbers = number | readonly number[];

export const isPoint = (value: Value): value is Point => typeof value === 'object' && 'x' in value;
export const isPointList = (value: Value): value is readonly Point[] =>
  Array.isArray(value) && value.length > 0 && typeof value[0] === 'object';

const ODD = [3, 5, 7, 9, 11, 13, 15];

const POWER_OF = (x: number, y: number): number => {
  const value = x ** y;
  if (!Number.isNaN(value) || x >= 0) return value;
  // (-8)^(1/3) is -2 in school, and (-8)^(2/3) is 4: below the line of the exponent stands an odd number.
  const below = ODD.find((each) => Math.abs(y * each - Math.round(y * each)) < 1e-9);
  return below ? (Math.round(y * below) % 2 === 0 ? 1 : -1) * (-x) ** y : Number.NaN;
};

export const OPERATIONS: Readonly<Record<BinaryOp, (x: number, y: number) => number>> = {
  '+': (x, y) => x + y,
  '-': (x, y) => x - y,
  '*': (x, y) => x * y,
  '/': (x, y) => x / y,
  '^': POWER_OF,
};

/** Applies to lists entry by entry; the shortest list sets the length. */
function spread(of: (...args: number[]) => number, args: readonly Numbers[]): Numbers {
  const lists = args.filter((arg): arg is readonly number[] => typeof arg !== 'number');
  if (lists.length === 0) return of(...(args as number[]));
  const length = Math.min(...lists.map((list) => list.length));
  return Array.from({ length }, (_, index) => of(...args.map((arg) => (typeof arg === 'number' ? arg : arg[index]!))));
}

/** Works out lines whose names all have values. */
export class Evaluator {
  constructor(
    private readonly scope: Scope,
    private readonly unit: AngleUnit,
  ) {}

  /** @throws CalculatorError */
  value(node: Node): Value {
    if (node.kind === 'point') return this.#point(node);
    if (node.kind === 'list' && node.items.some(({ kind }) => kind === 'point')) {
      return node.items.map((item) => {
        const point = this.value(item);
        if (typeof point === 'number' || !isPoint(point))
          throw new CalculatorError('A list holds numbers or points, not both');
        return point;
      });
    }
    return this.numbers(node);
  }

  /** (x_1, y_1) of two lists is a point for each row. */
  #point(node: Extract<Node, { kind: 'point' }>): Point | readonly Point[] {
    const [x, y] = [this.numbers(node.x), this.numbers(node.y)];
    if (typeof x === 'number' && typeof y === 'number') return { x, y };
    const length = Math.min(...[x, y].map((each) => (typeof each === 'number' ? Infinity : each.length)));
    const at = (each: Numbers, row: number): number => (typeof each === 'number' ? each : each[row]!);
    return Array.from({ length }, (_, row) => ({ x: at(x, row), y: at(y, row) }));
  }

  number(node: Node): number {
    const value = this.numbers(node);
    if (typeof value !== 'number') throw new CalculatorError('A single number is needed here, not a list');
    return value;
  }

  numbers(node: Node): Numbers {
    switch (node.kind) {
      case 'number':
        return node.value;
      case 'name':
        return this.#name(node.name);
      case 'list':
        return node.items.map((item) => this.number(item));
      case 'point':
        throw new CalculatorError('Points cannot be calculated with');
      case 'negate':
        return spread((x) => -x, [this.numbers(node.of)]);
      case 'binary':
        return spread(OPERATIONS[node.op], [this.numbers(node.left), this.numbers(node.right)]);
      case 'pieces':
        return spread(
          pickOf(node),
          partsOf(node).map((part) => this.numbers(part)),
        );
      case 'call':
        return this.#call(node.name, node.args);
    }
  }

  #name(name: string): Numbers {
    const constant = CONSTANTS[name];
    const defined = this.scope.variable(name);
    if (defined) return this.numbers(defined);
    if (constant !== undefined) return constant;
    throw FUNCTION_NAMES.has(name) ? new CalculatorError(`${name} needs a value`) : new MissingName(name);
  }

  #call(name: string, args: readonly Node[]): Numbers {
    const list = LIST_FUNCTIONS[name];
    if (list) {
      const [first, second, ...rest] = args.map((arg) => this.numbers(arg));
      if (WITH_EXTRA.has(name))
        return list(typeof first === 'number' ? [first] : first!, typeof second === 'number' ? second : undefined);
      return list([first!, second, ...rest].flatMap((each) => each ?? []));
    }
    if (NUMBER_FUNCTIONS[name])
      return spread(
        numberFunction(name, args.length, this.unit),
        args.map((arg) => this.numbers(arg)),
      );
    return this.numbers(this.scope.apply(name, args));
  }
}
