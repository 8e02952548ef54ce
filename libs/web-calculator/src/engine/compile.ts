import { CalculatorError, MissingFunction, MissingName, namesIn, partsOf, type Node } from './ast.js';
import { NUMBER_FUNCTIONS, numberFunction, type AngleUnit } from './functions.js';
import { Evaluator, OPERATIONS } from './evaluate.js';
import { pickOf } from './pieces.js';
import type { Scope } from './scope.js';
import { LIST_FUNCTIONS } from './statistics.js';

/** A curve's formula as a function; it never throws and gives NaN where there is no value. */
export type Formula = (x: number, y: number) => number;

/** What a part of an expression is without looking into it: a constant, or one of the values that are handed in. */
export type Leaf = (node: Node) => Formula | null;

/**
 * Turns an expression of x and y into closures: a graph asks for tens of thousands of values a frame.
 * @param node with every definition put in (`Scope.expand`)
 * @throws CalculatorError for names without a value, and lists where numbers are needed
 */
export function compile(node: Node, scope: Scope, unit: AngleUnit): Formula {
  const evaluator = new Evaluator(scope, unit);
  const leaf: Leaf = (each) => {
    const names = namesIn(each);
    // What does not depend on the place is worked out once; this also takes statistics of lists.
    if (!names.has('x') && !names.has('y')) {
      const value = evaluator.number(each);
      return () => value;
    }
    if (each.kind !== 'name') return null;
    return each.name === 'x' ? (x) => x : (_, y) => y;
  };
  return assemble(node, leaf, unit);
}

/** Closures over whatever the leaves are. @throws CalculatorError */
export function assemble(node: Node, leaf: Leaf, unit: AngleUnit): Formula {
  const build = (each: Node): Formula => {
    const known = leaf(each);
    if (known) return known;
    switch (each.kind) {
      case 'negate': {
        const of = build(each.of);
        return (x, y) => -of(x, y);
      }
      case 'binary':
        return binary(each, build);
      case 'call':
        return call(each, build, unit);
      case 'pieces': {
        const [pick, parts] = [pickOf(each), partsOf(each).map(build)];
        return (x, y) => pick(...parts.map((part) => part(x, y)));
      }
      case 'number':
        return () => each.value;
      case 'list':
      case 'point':
        throw new CalculatorError('A list or point cannot be drawn as part of a curve');
      case 'name':
        throw new MissingName(each.name);
    }
  };
  return build(node);
}

function binary({ op, left, right }: Extract<Node, { kind: 'binary' }>, build: (node: Node) => Formula): Formula {
  const [l, r] = [build(left), build(right)];
  switch (op) {
    case '+':
      return (x, y) => l(x, y) + r(x, y);
    case '-':
      return (x, y) => l(x, y) - r(x, y);
    case '*':
      return (x, y) => l(x, y) * r(x, y);
    case '/':
      return (x, y) => l(x, y) / r(x, y);
    case '^': {
      if (right.kind === 'number' && right.value === 2) return (x, y) => l(x, y) ** 2;
      const power = OPERATIONS['^'];
      return (x, y) => power(l(x, y), r(x, y));
    }
  }
}

function call(
  { name, args }: Extract<Node, { kind: 'call' }>,
  build: (node: Node) => Formula,
  unit: AngleUnit,
): Formula {
  if (name in LIST_FUNCTIONS) throw new CalculatorError(`${name} needs a list of numbers`);
  if (!NUMBER_FUNCTIONS[name]) throw new MissingFunction(name);
  const of = numberFunction(name, args.length, unit);
  const [first, second] = args.map(build);
  return second ? (x, y) => of(first!(x, y), second(x, y)) : (x, y) => of(first!(x, y));
}
