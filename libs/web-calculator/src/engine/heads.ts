import { namesIn, sidesOf, type Line, type Node } from './ast.js';
import type { Entry } from './document.js';
import { CONSTANTS, FUNCTION_NAMES, NUMBER_FUNCTIONS } from './functions.js';
import type { Scope } from './scope.js';
import { indexed } from './tokens.js';

export const PLANE: ReadonlySet<string> = new Set(['x', 'y']);
export const isName = (node: Node, name?: string): node is Extract<Node, { kind: 'name' }> =>
  node.kind === 'name' && (name === undefined || node.name === name);

/** `f(x)` on the left side. @param functions those that the document defines */
export function functionHead(node: Node, functions: ReadonlySet<string>): { name: string; parameter: string } | null {
  if (node.kind !== 'call' || !functions.has(node.name)) return null;
  const [parameter] = node.args;
  return parameter && isName(parameter) ? { name: node.name, parameter: parameter.name } : null;
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
  const head = functionHead(line.left, functions);
  const sides = head ? [scope.apply(head.name, [{ kind: 'name', name: 'x' }])] : sidesOf(line);
  const names = new Set(sides.flatMap((node) => [...namesIn(scope.expand(node, PLANE))]));
  return [...names].filter(
    (name) => !PLANE.has(name) && !(name in CONSTANTS) && !FUNCTION_NAMES.has(name) && !scope.variable(name),
  );
}
