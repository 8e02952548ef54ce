/** What an expression is made of. */
export type Node =
  | { kind: 'number'; value: number }
  | { kind: 'name'; name: string }
  | { kind: 'list'; items: readonly Node[] }
  | { kind: 'point'; x: Node; y: Node }
  | { kind: 'call'; name: string; args: readonly Node[] }
  | { kind: 'binary'; op: BinaryOp; left: Node; right: Node }
  | { kind: 'negate'; of: Node };

export type BinaryOp = '+' | '-' | '*' | '/' | '^';
export type RelationOp = '=' | '<' | '>' | '<=' | '>=' | '~';

/** A whole line: an expression, or two of them with a relation between. */
export interface Line {
  left: Node;
  relation?: { op: RelationOp; right: Node };
}

/** Something the student wrote cannot be understood or worked out; the message is shown as it is. */
export class CalculatorError extends Error {}

/** A letter that nothing gives a value; the student can be offered a slider for it. */
export class MissingName extends CalculatorError {
  constructor(readonly letter: string) {
    super(`${letter} has no value yet. Type ${letter} = 1`);
  }
}

/** Every name that a node reads, functions included. */
export function namesIn(node: Node, found = new Set<string>()): Set<string> {
  switch (node.kind) {
    case 'number':
      break;
    case 'name':
      found.add(node.name);
      break;
    case 'list':
      node.items.forEach((item) => namesIn(item, found));
      break;
    case 'point':
      namesIn(node.x, found);
      namesIn(node.y, found);
      break;
    case 'call':
      found.add(node.name);
      node.args.forEach((arg) => namesIn(arg, found));
      break;
    case 'binary':
      namesIn(node.left, found);
      namesIn(node.right, found);
      break;
    case 'negate':
      namesIn(node.of, found);
      break;
  }
  return found;
}

/** Puts nodes in the place of names. */
export function substitute(node: Node, values: ReadonlyMap<string, Node>): Node {
  const inside = (each: Node): Node => substitute(each, values);
  switch (node.kind) {
    case 'number':
      return node;
    case 'name':
      return values.get(node.name) ?? node;
    case 'list':
      return { ...node, items: node.items.map(inside) };
    case 'point':
      return { ...node, x: inside(node.x), y: inside(node.y) };
    case 'call':
      return { ...node, args: node.args.map(inside) };
    case 'binary':
      return { ...node, left: inside(node.left), right: inside(node.right) };
    case 'negate':
      return { ...node, of: inside(node.of) };
  }
}
