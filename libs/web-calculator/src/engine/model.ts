import { CalculatorError, namesIn, substitute, type Node } from './ast.js';
import { Evaluator } from './evaluate.js';
import { CONSTANTS, FUNCTION_NAMES, type AngleUnit } from './functions.js';
import { correlation, fitLinearModel, type Fit } from './regression.js';
import type { Scope } from './scope.js';

export interface FittedModel extends Fit {
  points: number;
  /** The fitted right side with x for the list; null when it is no function of one list. */
  overX: Node | null;
}

const value = (number: number): Node => ({ kind: 'number', value: number });

/**
 * Fits a model such as `y_1 ~ a x_1^2 + b x_1 + c`. It must be linear in its parameters; that is found out by trying:
 * with one parameter at 1 and the others at 0 it gives that parameter's factor.
 * @throws CalculatorError
 */
export function fitModel(left: Node, right: Node, scope: Scope, unit: AngleUnit): FittedModel {
  const evaluator = new Evaluator(scope, unit);
  const known = (name: string): boolean =>
    scope.variable(name) !== undefined || name in CONSTANTS || FUNCTION_NAMES.has(name) || scope.isFunction(name);
  const names = [...namesIn(right)].filter((name) => !known(name));
  if (names.length === 0) throw new CalculatorError('The right side needs a letter to look for, as in y_1 ~ m x_1 + b');
  const ys = listOf(evaluator.numbers(scope.expand(left, new Set())), 'left');
  const at = (parameters: Readonly<Record<string, number>>): readonly number[] => {
    const filled = substitute(right, new Map(names.map((name) => [name, value(parameters[name] ?? 0)])));
    const result = evaluator.numbers(scope.expand(filled, new Set()));
    return typeof result === 'number' ? ys.map(() => result) : result;
  };
  const offset = at({});
  const basis = Object.fromEntries(
    names.map((name) => [name, at({ [name]: 1 }).map((y, index) => y - offset[index]!)]),
  );
  if (ys.length === 0 || offset.length !== ys.length)
    throw new CalculatorError('Both sides need lists of the same length');
  const probe = Object.fromEntries(names.map((name, index) => [name, 0.7 + index * 0.9]));
  const linear = at(probe).every(
    (y, index) =>
      Math.abs(y - offset[index]! - names.reduce((sum, name) => sum + probe[name]! * basis[name]![index]!, 0)) <=
      1e-6 * (1 + Math.abs(y)),
  );
  if (!linear)
    throw new CalculatorError(
      'Only models that are linear in their letters can be fitted: lines, parabolas, a·f(x) + b',
    );
  const fit = fitLinearModel(basis, ys, offset);
  if (!fit)
    throw new CalculatorError(
      ys.length < names.length
        ? `${names.length} letters need at least ${names.length} points`
        : 'These points do not settle every letter',
    );
  const lists = [...namesIn(right)].filter((name) => scope.variable(name)?.kind === 'list');
  const [list] = lists;
  const filled = substitute(right, new Map(names.map((name) => [name, value(fit.parameters[name]!)])));
  const overX = lists.length === 1 ? substitute(filled, new Map([[list!, { kind: 'name', name: 'x' } as Node]])) : null;
  const isLine = overX !== null && names.length === 2 && isStraight(overX, evaluator, scope);
  const r = isLine ? correlation(listOf(evaluator.numbers(scope.variable(list!)!), 'right'), ys) : null;
  return { ...fit, r, points: ys.length, overX };
}

function listOf(numbers: number | readonly number[], side: string): readonly number[] {
  if (typeof numbers === 'number')
    throw new CalculatorError(`The ${side} side needs a list, such as a column of a table`);
  return numbers;
}

/** Is the model a line in x? Three places tell. */
function isStraight(overX: Node, evaluator: Evaluator, scope: Scope): boolean {
  const at = (x: number): number =>
    evaluator.number(scope.expand(substitute(overX, new Map([['x', value(x)]])), new Set()));
  const [a, b, c] = [at(0), at(1), at(3)];
  return Math.abs(c - a - 3 * (b - a)) < 1e-6 * (1 + Math.abs(c));
}
