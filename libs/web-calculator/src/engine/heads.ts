import { namesIn, sidesOf, type Line, type Node } from './ast.js';
import type { Entry } from './document.js';
import { CONSTANTS, FUNCTION_NAMES, NUMBER_FUNCTIONS } from './functions.js';
import type { Scope } from './scope.js';
import { indexed } from './tokens.js';

export const PLANE: ReadonlySet<string> = new Set(['x', 'y']);
export const isName = (node: Node, name?: string): node is Extract<Node, { kind: 'name' }> =>
  node.kind === 'name' && (name === undefined || node.name === name);

/** `f(x)` on the left side, read without knowing yet that f is a function: f times x. */
export function functionHead(node: Node): { name: string; parameter: string } | null {
  if (node.kind === 'call' && node.args.length === 1 && isName(node.args[0]!))
    return { name: node.name, parameter: node.args[0].name };
  if (
    node.kind === 'binary' &&
    node.op === '*' &&
    isName(node.left) &&
    isName(node.right) &&
    !PLANE.has(node.left.name) &&
    !(node.left.name in CONSTANTS)
  )
    return { name: node.left.name, parameter: node.right.name };
  return null;
}

/** Names that some line defines as functions: `f(x) = …`. */
export const definedFunctions = (entries: readonly Entry[]): Set<string> =>
  new Set(
    entries
      .flatMap((entry) =>
        entry.kind === 'expression'
          ? (/^\s*([a-z](?:_[a-z0-9]+|\d+)?)\s*\(\s*[a-z]\s*\)\s*=/i.exec(entry.text)?.[1] ?? [])
          : [],
      )
      .map(indexed)
      .filter((name) => !PLANE.has(name)),
  );

/** Do degrees or radians make a difference to a line, directly or by what it uses? */
export function turns(line: Line, scope: Scope): boolean {
  const names = sidesOf(line).flatMap((node) => [...namesIn(scope.expand(node, PLANE))]);
  return names.some((name) => NUMBER_FUNCTIONS[name]?.angle);
}

/** The letters of a line that nothing gives a value. */
export function missingIn(line: Line, scope: Scope, functions: ReadonlySet<string>): string[] {
  const head = functionHead(line.left);
  const sides =
    head && functions.has(head.name) ? [scope.apply(head.name, [{ kind: 'name', name: 'x' }])] : sidesOf(line);
  const names = new Set(sides.flatMap((node) => [...namesIn(scope.expand(node, PLANE))]));
  return [...names].filter(
    (name) => !PLANE.has(name) && !(name in CONSTANTS) && !FUNCTION_NAMES.has(name) && !scope.variable(name),
  );
}
