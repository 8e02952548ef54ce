import { CalculatorError, namesIn, substitute, type Node } from './ast.js';
import { assemble, type Formula, type Leaf } from './compile.js';
import { fitCurve, linearParameters, type RowModel } from './curve-fit.js';
import { Evaluator, type Numbers } from './evaluate.js';
import { CONSTANTS, FUNCTION_NAMES, type AngleUnit } from './functions.js';
import { correlation, fitLinearModel, shareExplained, type Fit } from './regression.js';
import type { Scope } from './scope.js';
import { rolesOf, startsOf } from './starts.js';

export interface FittedModel extends Fit {
  points: number;
  /** Left side less what the model says, a row each. */
  residuals: readonly number[];
  /** The fitted right side with x for the list; null when it is no function of one list. */
  overX: Node | null;
}

const NONE: ReadonlySet<string> = new Set();
const value = (number: number): Node => ({ kind: 'number', value: number });

/**
 * Fits a model such as `y_1 ~ a x_1^2 + b x_1 + c` or `y_1 ~ a sin(b x_1 + c) + d`: the letters without a value are
 * what is looked for, whatever they are called. One that is linear in them is solved at once, any other by
 * least squares from several starts.
 * @throws CalculatorError
 */
export function fitModel(left: Node, right: Node, scope: Scope, unit: AngleUnit): FittedModel {
  const evaluator = new Evaluator(scope, unit);
  const filled = scope.expand(right, NONE);
  const names = [...namesIn(filled)].filter((name) => !(name in CONSTANTS) && !FUNCTION_NAMES.has(name));
  if (names.some((name) => name === 'x' || name === 'y'))
    throw new CalculatorError('Name columns of a table here, such as x_1, not x and y');
  if (names.length === 0) throw new CalculatorError('The right side needs a letter to look for, as in y_1 ~ m x_1 + b');
  const ys = listOf(evaluator.numbers(scope.expand(left, NONE)), 'left');
  const { model, lists } = rowModel(filled, names, ys.length, evaluator, unit);
  if (ys.length === 0 || lists.some((list) => list.length !== ys.length))
    throw new CalculatorError('Both sides need lists of the same length');
  if (ys.length < names.length)
    throw new CalculatorError(`${names.length} letters need at least ${names.length} points`);
  const values = solve(model, ys, filled, { names, xs: lists.flat(), unit });
  if (!values) throw new CalculatorError('These points do not settle every letter');
  const parameters = Object.fromEntries(names.map((name, index) => [name, values[index]!]));
  const at = Float64Array.from(values);
  const residuals = ys.map((y, row) => y - model.at(at, row));
  const overX = asFormula(right, parameters, scope);
  const r = overX && names.length === 2 && lists.length === 1 && isStraight(overX, evaluator, scope);
  return {
    parameters,
    rSquared: shareExplained(ys, residuals),
    r: r ? correlation(lists[0]!, ys) : null,
    points: ys.length,
    residuals,
    overX,
  };
}

/** The model as closures of its letters and a row; parts without letters are worked out once. */
function rowModel(
  filled: Node,
  names: readonly string[],
  rows: number,
  evaluator: Evaluator,
  unit: AngleUnit,
): { model: RowModel; lists: (readonly number[])[] } {
  let parameters: Float64Array = new Float64Array(names.length);
  const wanted = new Set(names);
  const lists: (readonly number[])[] = [];
  const leaf: Leaf = (node) => {
    if (node.kind === 'name' && wanted.has(node.name)) {
      const index = names.indexOf(node.name);
      return () => parameters[index]!;
    }
    if ([...namesIn(node)].some((name) => wanted.has(name))) return null;
    const known: Numbers = evaluator.numbers(node);
    if (typeof known === 'number') return () => known;
    lists.push(known);
    return (row) => known[row]!;
  };
  const formula: Formula = assemble(filled, leaf, unit);
  const at = (given: Float64Array, row: number): number => {
    parameters = given;
    return formula(row, 0);
  };
  return { model: { rows, at }, lists };
}

function solve(
  model: RowModel,
  ys: readonly number[],
  filled: Node,
  { names, xs, unit }: { names: readonly string[]; xs: readonly number[]; unit: AngleUnit },
): readonly number[] | null {
  const linear = linearParameters(model, names.length);
  if (linear.length === names.length) {
    const at = (one: number | null): number[] => {
      const parameters = Float64Array.from(names, (_, index) => (index === one ? 1 : 0));
      return ys.map((_, row) => model.at(parameters, row));
    };
    const offset = at(null);
    const basis = names.map((name, index) => [name, at(index).map((y, row) => y - offset[row]!)] as const);
    const fit = fitLinearModel(Object.fromEntries(basis), ys, offset);
    return fit && names.map((name) => fit.parameters[name]!);
  }
  const candidates = names.flatMap((name, index) =>
    linear.includes(index) ? [] : [[index, startsOf(rolesOf(name, filled), xs, unit)] as const],
  );
  return fitCurve(model, ys, linear, new Map(candidates));
}

/** The right side with the letters' values in it and x for its list, where it is over one list alone. */
function asFormula(right: Node, parameters: Readonly<Record<string, number>>, scope: Scope): Node | null {
  const lists = [...namesIn(right)].filter((name) => scope.variable(name)?.kind === 'list');
  if (lists.length !== 1) return null;
  const overX = scope.expand(substitute(right, new Map([[lists[0]!, { kind: 'name', name: 'x' } as Node]])), NONE);
  return substitute(overX, new Map(Object.entries(parameters).map(([name, of]) => [name, value(of)])));
}

function listOf(numbers: Numbers, side: string): readonly number[] {
  if (typeof numbers === 'number')
    throw new CalculatorError(`The ${side} side needs a list, such as a column of a table`);
  return numbers;
}

/** Is the model a line in x? Three places tell. */
function isStraight(overX: Node, evaluator: Evaluator, scope: Scope): boolean {
  const at = (x: number): number => evaluator.number(scope.expand(substitute(overX, new Map([['x', value(x)]])), NONE));
  const [a, b, c] = [at(0), at(1), at(3)];
  return Math.abs(c - a - 3 * (b - a)) < 1e-6 * (1 + Math.abs(c));
}
